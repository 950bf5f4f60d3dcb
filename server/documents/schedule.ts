import { createContext, type ServiceContext } from '../context.ts'
import type { ScheduledPublication } from '../db/tables/documents.ts'
import { actorOf, authorOf } from './author.ts'
import type { Change, Redirect } from './change.ts'
import { type DocumentsParts, wrongLines } from './parts.ts'
import type { PublishOutcome } from './publish.ts'
import { createDocumentsService } from './service.ts'
import { newestRevisions, settleScheduled } from './store.ts'

type Scheduled = { changes: Change[]; redirects: Redirect[] }

export type ScheduleOutcome =
  | { ok: true; scheduled: ScheduledPublication }
  | { ok: false; problem: 'time_past' }
  | Extract<PublishOutcome, { ok: false }>

/** Publications at a time. What would be wrong now is refused at once; when the time comes everything is checked again. */
export function createScheduleService(context: ServiceContext, parts: DocumentsParts) {
  const { db } = context

  return {
    schedule: async (
      { changes, redirects }: Scheduled,
      { at, why }: { at: Date; why: string },
    ): Promise<ScheduleOutcome> => {
      if (at <= context.now()) return { ok: false, problem: 'time_past' }
      const checked = await createDocumentsService(context, parts).check(changes)
      if (!checked.ok) return checked
      if ('findings' in checked && checked.findings.wrong.length > 0) {
        return { ok: false, problem: 'checks', findings: checked.findings }
      }
      const scheduled: ScheduledPublication = {
        ...{ id: context.newId(), publish_at: at.toISOString(), state: 'waiting' },
        ...{ changes: JSON.stringify({ changes, redirects } satisfies Scheduled), refusal: null, publication: null },
        ...{ ...authorOf(context.actor), why, created_at: context.now().toISOString() },
      }
      await context.transaction(async (trx) => {
        await trx.insertInto('scheduled_publications').values(scheduled).execute()
        await context.record(trx, {
          act: 'content.schedule',
          subject: { kind: 'publication', id: scheduled.id },
          details: { at: scheduled.publish_at, documents: changes.length },
        })
      })
      return { ok: true, scheduled }
    },

    /** Those that wait, soonest first. */
    waiting: (): Promise<ScheduledPublication[]> =>
      db
        .selectFrom('scheduled_publications')
        .selectAll()
        .where('state', '=', 'waiting')
        .orderBy('publish_at')
        .orderBy('id')
        .execute(),

    /**
     * Those that could not be published at their time, newest first, until somebody publishes or plans one of their documents
     * anew, or puts them aside.
     */
    refused: async (): Promise<ScheduledPublication[]> => {
      const rows = await db
        .selectFrom('scheduled_publications')
        .selectAll()
        .where('state', 'in', ['refused', 'waiting'])
        .orderBy('publish_at', 'desc')
        .orderBy('id')
        .execute()
      // What stands there already is what its author wanted.
      const refused = rows.filter(({ state, refusal }) => state === 'refused' && refusal !== 'unchanged')
      if (refused.length === 0) return []
      const published = await newestRevisions(db, [...new Set(refused.flatMap(documentsIn))])
      const isPlannedAnew = (row: ScheduledPublication, id: string) =>
        rows.some((other) => other.created_at > row.publish_at && documentsIn(other).includes(id))
      const isPublishedAnew = (row: ScheduledPublication, id: string) => (published.get(id) ?? '') > row.publish_at
      return refused.filter((row) => !documentsIn(row).some((id) => isPlannedAnew(row, id) || isPublishedAnew(row, id)))
    },

    /** Takes one back that waits, or puts one aside that was refused. @returns false where it is neither */
    withdraw: async (id: string): Promise<boolean> => {
      if (!(await settleScheduled(db, id, { state: 'withdrawn' }, ['waiting', 'refused']))) return false
      const act = { act: 'content.withdraw', subject: { kind: 'publication', id } } as const
      await context.transaction((trx) => context.record(trx, act))
      return true
    },

    /** Publishes what is due, in the name of whoever scheduled it. Any number of servers may do so. */
    publishDue: async (): Promise<void> => {
      const due = await db
        .selectFrom('scheduled_publications')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('publish_at', '<=', context.now().toISOString())
        .orderBy('publish_at')
        .orderBy('id')
        .execute()
      for (const row of due) {
        const { changes, redirects }: Scheduled = JSON.parse(row.changes)
        const service = createDocumentsService(createContext({ ...context, actor: actorOf(row) }), parts)
        const outcome = await service.publish(changes, { why: row.why, redirects, scheduled: row.id })
        if (outcome.ok || outcome.problem === 'busy') continue
        const refusal = outcome.problem === 'checks' ? wrongLines(outcome.findings) : outcome.problem
        if (await settleScheduled(db, row.id, { state: 'refused', refusal })) {
          context.log.error({ scheduled: row.id, refusal }, 'a publication at a time was refused')
        }
      }
    },
  }
}

/** The documents that a planned publication changes. */
export function documentsIn(row: Pick<ScheduledPublication, 'changes'>): string[] {
  const { changes }: Scheduled = JSON.parse(row.changes)
  return changes.map(({ id }) => id)
}
