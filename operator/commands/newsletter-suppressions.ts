import { Option } from 'commander'
import { plainLine } from '#contract/plain-line.ts'
import type { NewsletterSuppression, SuppressionReason } from '#server/db/tables/readers.ts'
import { type LiftReason, liftReasons } from '#server/newsletter/suppressions/service.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import type { Column } from '../table.ts'
import { localTime } from '../time.ts'
import { emailArgument, newEmailArgument } from './email-argument.ts'
import { addPaging, type Paging, paged } from './paging.ts'

const reasons = ['bounced', 'complained', 'by_hand'] as const
const listedReasons: SuppressionReason[] = [...reasons, 'erased']

export function addSuppressionCommands(newsletter: Verb): void {
  newsletter
    .command('bounce')
    .description('never mail an address again, after mail came back for good or a complaint')
    .addArgument(newEmailArgument())
    .addOption(new Option('--reason <reason>', 'why').choices(reasons).default('bounced'))
    .answering(async ({ suppressions }, email: string, { reason }: { reason: (typeof reasons)[number] }) => {
      const { wasReader, dropped } = await suppressions.suppress(email, { reason })
      const reader = wasReader ? 'is unsubscribed and' : 'was no reader and'
      return {
        text: `${plainLine(email)} ${reader} gets no newsletter unless it signs up and confirms anew. Letters taken off the queue: ${dropped}.`,
        json: { email, reason, wasReader, dropped },
      }
    })

  addPaging(newsletter.command('suppressed'))
    .description('addresses that get no newsletter, newest first, and why')
    .addOption(new Option('--reason <reason>', 'only these').choices(listedReasons))
    .answering(({ suppressions }, { reason, ...paging }: Paging & { reason?: SuppressionReason }) =>
      paged(paging, (page) => suppressions.list(page, reason), listing),
    )

  newsletter
    .command('lift')
    .description('let the newsletter reach a suppressed address again')
    .addArgument(emailArgument())
    .addOption(new Option('--because <reason>', 'why').choices([...liftReasons]).default('asked'))
    .answering(async ({ suppressions }, email: string, { because }: { because: LiftReason }) => {
      const lifted = await suppressions.lift(email, because)
      if (!lifted.ok) throw new OperatorError(`${plainLine(email)} is not suppressed`)
      const { reason, restored } = lifted
      const after = restored ? 'gets the newsletter again' : 'may sign up again'
      return {
        text: `${plainLine(email)} is no longer suppressed (${reason}) and ${after}.`,
        json: { email, reason, restored },
      }
    })
}

function listing(rows: NewsletterSuppression[]): Answer {
  const columns: Column<NewsletterSuppression>[] = [
    { title: 'Email', value: (row) => row.email_key ?? '(not held)' },
    { title: 'Reason', value: (row) => row.reason },
    { title: 'Since', value: (row) => localTime(row.created_at) },
    { title: 'Code', value: (row) => row.smtp_code },
    { title: 'Server', value: (row) => row.server_words },
    { title: 'Mail', value: (row) => row.mail_id?.slice(0, 8) ?? null },
  ]
  return listed(rows, columns, 'No address is suppressed.', publicSuppression)
}

function publicSuppression({ address_hash, ended_subscription, email_key, ...row }: NewsletterSuppression): object {
  return { email: email_key, ...row }
}
