import type { ServiceContext } from '../context.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import type { Refusal } from '../mail/refusal.ts'
import { idsOf, isRefusedTooOften, pauseIssues } from './issue-control.ts'
import { issueById } from './issue-store.ts'
import { findReader } from './store.ts'
import { suppressIn } from './suppressions/service.ts'
import { addUndelivered, undeliveredRunning } from './undelivered-store.ts'

/** So many issues running that do not arrive suppress an address. */
const mostUndelivered = 5

type IssueMail = Pick<OutboxRow, 'id' | 'recipient' | 'issue_id'>

/**
 * What follows from a mail of an issue that did not arrive: an address that does not exist is suppressed at once, one that takes
 * nothing for now after five issues running, and an issue that is refused too often pauses. Call what is returned in the
 * transaction that notes the refusal, at delivery or when a report of it comes.
 */
export function createRefusalNote(context: Pick<ServiceContext, 'config' | 'log' | 'now' | 'record'>) {
  return async (trx: Database, mail: IssueMail, refusal: Refusal): Promise<void> => {
    await judge(trx, mail, refusal)
    await pauseIfTooMany(trx, mail)
  }

  async function judge(trx: Database, mail: IssueMail, { about, code, words }: Refusal): Promise<void> {
    const why = { reason: 'bounced', smtpCode: code ?? undefined, words, mailId: mail.id } as const
    if (about === 'address') {
      await suppressIn(trx, context, mail.recipient, why)
    } else if (about === 'later' && (await runOf(trx, mail, code)) >= mostUndelivered) {
      await suppressIn(trx, context, mail.recipient, why)
    }
  }

  /** How many issues running did not reach the reader of this mail, with this one. */
  async function runOf(trx: Database, { recipient, issue_id }: IssueMail, code: string | null): Promise<number> {
    const reader = await findReader(trx, recipient)
    if (!reader || issue_id === null) return 0
    const undelivered = { subscriber_id: reader.subscriber.id, issue_id }
    await addUndelivered(trx, { ...undelivered, smtp_code: code, noted_at: context.now().toISOString() })
    return undeliveredRunning(trx, undelivered, mostUndelivered)
  }

  async function pauseIfTooMany(trx: Database, { issue_id }: IssueMail): Promise<void> {
    const issue = issue_id === null ? undefined : await issueById(trx, issue_id)
    if (issue?.state !== 'sending') return
    const ids = await idsOf(trx, issue.slug)
    if (!(await isRefusedTooOften(trx, ids))) return
    if ((await pauseIssues(trx, ids, 'refusals', context.now())) === 0) return
    await context.record(trx, { act: 'newsletter.pause', details: { issue: issue.slug, reason: 'refusals' } })
    context.log.error({ issue: issue.slug }, 'issue paused: too many of its mails were refused')
  }
}
