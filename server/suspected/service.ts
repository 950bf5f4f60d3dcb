import type { Subject } from '../audit/actor.ts'
import type { ServiceContext } from '../context.ts'
import { compactSqlite } from '../db/compact.ts'
import type { Page } from '../db/page.ts'
import type { SuspectedSubmission } from '../db/tables/forms.ts'
import type { Forms } from '../forms/forms.ts'
import { type Outcome, refuse } from '../outcome.ts'
import * as store from './store.ts'

/** What became of those that were to be released. */
export type Release = {
  released: number
  /** Their address was on the waiting list already: there was nothing left to do. */
  known: number
  /** Ids of those that could not be served. They stay where they are. */
  failed: string[]
}

/** What the operator does with submissions that were put aside. */
export function createSuspectedService(context: ServiceContext, forms: Forms) {
  const { config, db } = context

  /** Serves one as if it came in without suspicion, by the time at which it came in. */
  const release = (id: string): Promise<Outcome> =>
    context.transaction(async (trx) => {
      const held = await store.takeSuspected(trx, id)
      if (!held) return refuse('not_found')
      const filled = forms[held.form].read(JSON.parse(held.fields))
      if (!filled.ok) return filled
      const { language, page, consent_version, created_at } = held
      return filled.receive(trx, {
        ...{ language, page: page ?? undefined, receivedAt: new Date(created_at) },
        ...(consent_version !== null && { wording: consent_version }),
      })
    })

  return {
    /** A page of them, newest first, and how many there are. */
    list: (page: Page, filter: store.SuspectedFilter) => store.pageOfSuspected(db, page, filter),

    countByForm: () => store.countSuspectedByForm(db),

    /** By id or the beginning of it; two when that is not enough to tell them apart. */
    find: (idStart: string): Promise<SuspectedSubmission[]> => store.findSuspected(db, idStart),

    /** Serves them and sends the mails that they would have sent, first come first. */
    release: async (chosen: string[] | store.SuspectedFilter): Promise<Release> => {
      const result: Release = { released: 0, known: 0, failed: [] }
      for (const id of Array.isArray(chosen) ? chosen : await store.suspectedIds(db, chosen)) {
        const outcome = await release(id)
        if (outcome.ok) result.released++
        else if (outcome.code === 'already_registered') {
          await store.takeSuspected(db, id)
          result.known++
        } else if (outcome.code !== 'not_found') result.failed.push(id)
      }
      const details = { ...result, failed: result.failed.length }
      const act = { act: 'suspected.release', subject: subjectOf(chosen), details } as const
      await context.transaction((trx) => context.record(trx, act))
      return result
    },

    /** Deletes them. The embedded store's file is rewritten, so that nothing of them is left in it. */
    dismiss: async (chosen: string[] | store.SuspectedFilter): Promise<{ dismissed: number; compacted: boolean }> => {
      const dismissed = await context.transaction(async (trx) => {
        const dismissed = await store.dismissSuspected(trx, chosen)
        const details = { count: dismissed }
        await context.record(trx, { act: 'suspected.dismiss', subject: subjectOf(chosen), details })
        return dismissed
      })
      const compacted = dismissed === 0 || config.databaseUrl !== undefined || (await compactSqlite(db))
      return { dismissed, compacted }
    },
  }
}

/** One of them, or many that were chosen together. */
function subjectOf(chosen: string[] | store.SuspectedFilter): Subject {
  return { kind: 'submission', id: Array.isArray(chosen) && chosen.length === 1 ? (chosen[0] ?? null) : null }
}
