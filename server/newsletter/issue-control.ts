import { sql } from 'kysely'
import type { ActName } from '../audit/record.ts'
import type { ServiceContext } from '../context.ts'
import { countChanged } from '../db/count.ts'
import type { IssueState, NewsletterIssue, PauseReason } from '../db/tables/issues.ts'
import type { Database } from '../db/tables.ts'

export type IssueControl = { ok: true; dropped: number } | { ok: false; problem: 'unknown_issue' | 'wrong_state' }

/**
 * Stops an issue that is going out, in each of its languages. What a worker is sending at that moment still arrives. A crash at any
 * moment changes nothing of it: the state stands in the store, and workers look at it whenever they take mails.
 */
export function createIssueControl(context: ServiceContext) {
  const act = (
    slug: string,
    act: ActName,
    change: (trx: Database, issueIds: string[]) => Promise<{ changed: number; dropped: number }>,
  ): Promise<IssueControl> =>
    context.transaction<IssueControl>(async (trx) => {
      const issueIds = await idsOf(trx, slug)
      if (issueIds.length === 0) return { ok: false, problem: 'unknown_issue' }
      const { changed, dropped } = await change(trx, issueIds)
      if (changed === 0) return { ok: false, problem: 'wrong_state' }
      await context.record(trx, { act, details: { issue: slug, mails: dropped } })
      return { ok: true, dropped }
    })

  return {
    /** Lets nothing more of an issue leave until it is resumed. */
    pause: (slug: string): Promise<IssueControl> =>
      act(slug, 'newsletter.pause', async (trx, ids) => ({
        changed: await pauseIssues(trx, ids, 'by_hand', context.now()),
        dropped: 0,
      })),

    /** Lets a paused issue go on. Refusals from before do not pause it again. */
    resume: (slug: string): Promise<IssueControl> =>
      act(slug, 'newsletter.resume', async (trx, ids) => {
        const time = context.now().toISOString()
        const resumed = { state: 'sending' as const, pause_reason: null, state_changed_at: time, resumed_at: time }
        return { changed: await setState(trx, ids, ['paused'], resumed), dropped: 0 }
      }),

    /** Takes back whatever has not gone, for good. `dropped`: how many mails that were. */
    cancel: (slug: string): Promise<IssueControl> =>
      act(slug, 'newsletter.cancel', async (trx, ids) => {
        const time = context.now().toISOString()
        const cancelled = { state: 'cancelled' as const, pause_reason: null, state_changed_at: time }
        const changed = await setState(trx, ids, ['sending', 'paused'], cancelled)
        if (changed === 0) return { changed, dropped: 0 }
        const waiting = trx
          .deleteFrom('outbox')
          .where('issue_id', 'in', ids)
          .where('status', '=', 'queued')
          .where('leased_by', 'is', null)
        return { changed, dropped: await countChanged(waiting) }
      }),
  }
}

/** Issues of one slug: one for each language. */
export async function idsOf(db: Database, slug: string): Promise<string[]> {
  const rows = await db.selectFrom('newsletter_issues').select('id').where('slug', '=', slug).execute()
  return rows.map(({ id }) => id)
}

/** @returns how many were going out. */
export function pauseIssues(db: Database, ids: string[], reason: PauseReason, now: Date): Promise<number> {
  const paused = { state: 'paused' as const, pause_reason: reason, state_changed_at: now.toISOString() }
  return setState(db, ids, ['sending'], paused)
}

/** Mails of an issue that have not gone: without any, there is nothing to stop. */
function waitingMails(db: Database) {
  return db
    .selectFrom('outbox')
    .select('outbox.id')
    .where('outbox.issue_id', '=', sql.ref<string>('newsletter_issues.id'))
    .where('outbox.status', '=', 'queued')
}

async function setState(
  db: Database,
  ids: string[],
  from: IssueState[],
  to: Partial<NewsletterIssue>,
): Promise<number> {
  return db
    .updateTable('newsletter_issues')
    .set(to)
    .where('id', 'in', ids)
    .where('state', 'in', from)
    .where(({ eb, or, exists }) =>
      or([eb('state', '=', 'paused'), eb('queued_at', 'is', null), exists(waitingMails(db))]),
    )
    .$call(countChanged)
}

/** Mails of an issue whose outcome is looked at, and how many of them may be refused. */
const refusalWindow = { mails: 200, mostRefused: 10 }

/** Whether more than 5 % of the last 200 mails of an issue were refused, since it was last resumed. */
export async function isRefusedTooOften(db: Database, issueIds: string[]): Promise<boolean> {
  const outcome = sql<string>`coalesce(outbox.refused_at, outbox.sent_at)`
  const latest = db
    .selectFrom('outbox')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'outbox.issue_id')
    .select('outbox.refused_at')
    .where('outbox.issue_id', 'in', issueIds)
    .where('outbox.status', '!=', 'queued')
    .where(outcome, '>', sql<string>`coalesce(newsletter_issues.resumed_at, '')`)
    .orderBy(outcome, 'desc')
    .limit(refusalWindow.mails)
  const { refused } = await db
    .selectFrom(latest.as('latest'))
    .select(sql<number>`cast(count(refused_at) as integer)`.as('refused'))
    .executeTakeFirstOrThrow()
  return refused > refusalWindow.mostRefused
}

/** Issues that stopped by themselves because too many mails were refused. */
export async function countPausedByRefusals(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_issues')
    .select(sql<number>`cast(count(distinct slug) as integer)`.as('count'))
    .where('state', '=', 'paused')
    .where('pause_reason', '=', 'refusals')
    .executeTakeFirstOrThrow()
  return count
}
