import type { ActName } from '../../audit/record.ts'
import type { ServiceContext } from '../../context.ts'
import { hasChanged } from '../../db/count.ts'
import type { ContentReview } from '../../db/tables/documents.ts'
import type { Database } from '../../db/tables.ts'
import { authorOf } from '../author.ts'
import { isReason } from '../publish-request.ts'
import { documentsOfEntry } from './entries.ts'

export type ReviewOutcome = { ok: true } | { ok: false; problem: 'unchanged' | 'bad_why' | 'unknown' }

/**
 * What somebody who may not publish has handed over to somebody who may. It goes with its publication, with its draft, or when
 * it is taken back; given back with a word, it waits for whoever handed it over.
 * @param hasChanges whether publishing an entry would change anything
 */
export function createReviews(context: ServiceContext, hasChanges: (entry: string) => Promise<boolean>) {
  const { db } = context

  return {
    list: (): Promise<ContentReview[]> =>
      db.selectFrom('content_reviews').selectAll().orderBy('submitted_at').orderBy('entry').execute(),

    find: (entry: string): Promise<ContentReview | undefined> =>
      db.selectFrom('content_reviews').selectAll().where('entry', '=', entry).executeTakeFirst(),

    /** @param note for whoever publishes; may be empty */
    submit: async (entry: string, note: string): Promise<ReviewOutcome> => {
      if (note !== '' && !isReason(note)) return { ok: false, problem: 'bad_why' }
      if (!(await hasChanges(entry))) return { ok: false, problem: 'unchanged' }
      const row = {
        ...authorOf(context.actor),
        ...{ note, submitted_at: context.now().toISOString(), answer: null, answered_by: null },
      }
      return context.transaction<ReviewOutcome>(async (trx) => {
        await trx
          .insertInto('content_reviews')
          .values({ entry, ...row })
          .onConflict((conflict) => conflict.column('entry').doUpdateSet(row))
          .execute()
        await record(trx, 'content.submit', entry)
        return { ok: true }
      })
    },

    takeBack: (entry: string): Promise<ReviewOutcome> =>
      context.transaction<ReviewOutcome>(async (trx) => {
        if (!(await endReviews(trx, [entry]))) return { ok: false, problem: 'unknown' }
        await record(trx, 'content.take-back', entry)
        return { ok: true }
      }),

    /** @param answer what is to be done; whoever handed it over finds it on Today */
    giveBack: async (entry: string, answer: string): Promise<ReviewOutcome> => {
      if (!isReason(answer)) return { ok: false, problem: 'bad_why' }
      return context.transaction<ReviewOutcome>(async (trx) => {
        const isGiven = await trx
          .updateTable('content_reviews')
          .set({ answer, answered_by: authorOf(context.actor).author_name })
          .where('entry', '=', entry)
          .where('answer', 'is', null)
          .$call(hasChanged)
        if (!isGiven) return { ok: false, problem: 'unknown' }
        await record(trx, 'content.give-back', entry)
        return { ok: true }
      })
    },
  }

  function record(trx: Database, act: ActName, entry: string): Promise<void> {
    return context.record(trx, { act, subject: { kind: 'document', id: documentsOfEntry(entry)[0] ?? entry } })
  }
}

/** @returns whether there was one */
export async function endReviews(db: Database, entries: string[]): Promise<boolean> {
  return db.deleteFrom('content_reviews').where('entry', 'in', entries).$call(hasChanged)
}
