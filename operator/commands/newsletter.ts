import { type Command, Option } from 'commander'
import { plainLine } from '#contract/plain-line.ts'
import { csv } from '#server/csv.ts'
import type { NewsletterSubscriber, SubscriberStatus } from '#server/db/tables.ts'
import { type Answer, type Answering, terminalWidth } from '../answer.ts'
import { withHeldNote } from '../held-note.ts'
import { type Column, table } from '../table.ts'
import { localTime } from '../time.ts'
import { emailArgument } from './email-argument.ts'
import { addIssueCommands } from './newsletter-issues.ts'

const statuses: SubscriberStatus[] = ['pending', 'confirmed', 'unsubscribed']
const reasons = ['bounced', 'complained'] as const

export function addNewsletterCommands(program: Command, answer: Answering): void {
  const newsletter = program.command('newsletter').description('readers of the newsletter, and its issues')

  newsletter
    .command('list')
    .description('everybody who signed up, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .action((options: { status?: SubscriberStatus }, command: Command) =>
      answer(command, async (session) =>
        withHeldNote(listing(await session.newsletter.list(options.status)), 'newsletter', session),
      ),
    )

  newsletter
    .command('export')
    .description('readers as CSV with their proof of consent, safe to open in a spreadsheet')
    .addOption(new Option('--status <status>', 'only these').choices(statuses).default('confirmed'))
    .action((options: { status: SubscriberStatus }, command: Command) =>
      answer(command, async (session) => {
        const readers = await session.newsletter.list(options.status)
        await session.audit.add({ act: 'newsletter.export', details: { count: readers.length } })
        return exported(readers)
      }),
    )

  newsletter
    .command('bounce')
    .description('never mail an address again, after mail came back for good or a complaint')
    .addArgument(emailArgument())
    .addOption(new Option('--reason <reason>', 'why').choices(reasons).default('bounced'))
    .action((email: string, { reason }: { reason: (typeof reasons)[number] }, command: Command) =>
      answer(command, async (session) => {
        const { wasReader, dropped } = await session.newsletter.suppress(email, reason)
        const reader = wasReader ? 'is unsubscribed and' : 'was no reader and'
        return {
          text: `${plainLine(email)} ${reader} gets no newsletter unless it signs up and confirms anew. Letters taken off the queue: ${dropped}.`,
          json: { email, reason, wasReader, dropped },
        }
      }),
    )

  addIssueCommands(newsletter, answer)
}

function listing(subscribers: NewsletterSubscriber[]): Answer {
  if (subscribers.length === 0) return { text: 'Nobody has signed up.', json: [] }
  const columns: Column<NewsletterSubscriber>[] = [
    { title: 'Email', value: (subscriber) => subscriber.email },
    { title: 'Status', value: (subscriber) => subscriber.status },
    { title: 'Language', value: (subscriber) => subscriber.language },
    { title: 'Signed up', value: (subscriber) => localTime(subscriber.created_at) },
    { title: 'Confirmed', value: (subscriber) => localTime(subscriber.confirmed_at) },
    { title: 'Page', value: (subscriber) => subscriber.consent_page },
    { title: 'Consent', value: (subscriber) => subscriber.consent_version },
  ]
  return { text: table(subscribers, columns, terminalWidth()), json: subscribers.map(publicReader) }
}

function exported(subscribers: NewsletterSubscriber[]): Answer {
  const columns = [
    'email',
    'status',
    'language',
    'created_at',
    'confirmed_at',
    'unsubscribed_at',
    'consent_version',
    'consent_at',
    'consent_page',
  ] as const
  return { text: csv(subscribers, columns), json: subscribers.map(publicReader) }
}

function publicReader({ id, email_key, ...subscriber }: NewsletterSubscriber): object {
  return subscriber
}
