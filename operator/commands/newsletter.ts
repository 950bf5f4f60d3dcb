import { Option } from 'commander'
import { csv } from '#contract/csv.ts'
import type { NewsletterSubscriber, SubscriberStatus } from '#server/db/tables/readers.ts'
import type { Answer, Verb } from '../answer.ts'
import { addDraftCommands } from './newsletter-drafts.ts'
import { addImportCommands } from './newsletter-imports.ts'
import { addIssueCommands } from './newsletter-issues.ts'
import { addReaderCommands } from './newsletter-readers.ts'
import { addReportCommand } from './newsletter-report.ts'
import { addSuppressionCommands } from './newsletter-suppressions.ts'

const statuses: SubscriberStatus[] = ['pending', 'confirmed', 'unsubscribed']

export function addNewsletterCommands(program: Verb): void {
  const newsletter = program.command('newsletter').description('readers of the newsletter, and its issues')

  newsletter
    .command('export')
    .description('readers as CSV with their proof of consent, safe to open in a spreadsheet')
    .addOption(new Option('--status <status>', 'only these').choices(statuses).default('confirmed'))
    .answering(async (session, options: { status: SubscriberStatus }) => {
      const readers = await session.newsletter.list(options.status)
      await session.audit.add({ act: 'newsletter.export', details: { count: readers.length } })
      return exported(readers)
    })

  addSuppressionCommands(newsletter)
  addReaderCommands(newsletter)
  addImportCommands(newsletter)
  addReportCommand(newsletter)
  addIssueCommands(newsletter)
  addDraftCommands(newsletter)
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

function publicReader({ id, email_key, import_id, ...subscriber }: NewsletterSubscriber): object {
  return subscriber
}
