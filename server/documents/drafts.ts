import { sql } from 'kysely'
import { entryOfDocument } from '#content/catalogue.ts'
import type { ServiceContext } from '../context.ts'
import { hasChanged } from '../db/count.ts'
import type { DocumentDraft } from '../db/tables/documents.ts'
import type { Database } from '../db/tables.ts'
import { authorOf } from './author.ts'
import { endReviews } from './editing/reviews.ts'
import { hashOfMaybe } from './hash.ts'
import type { Documents } from './parts.ts'

export type SaveOutcome =
  | { ok: true; draft: DocumentDraft }
  /** Somebody saved meanwhile: theirs, or nothing where it was published or discarded. */
  | { ok: false; problem: 'changed_meanwhile'; draft: DocumentDraft | undefined }

/** What somebody wrote, and the draft that they saw. */
export type Save = { id: string; text: string | null; revision: number }

export type SaveTogetherOutcome =
  | { ok: true; drafts: DocumentDraft[] }
  | { ok: false; problem: 'changed_meanwhile'; by: string }

/**
 * What is written and not published: one draft of a document for everybody, with a number that counts how often it was
 * saved. Who saves names the number that they saw, so that nobody writes over the words of another unknowingly.
 */
export function createDraftsService(context: ServiceContext, release: Documents) {
  const { db } = context

  return {
    list: (): Promise<DocumentDraft[]> =>
      db.selectFrom('document_drafts').selectAll().orderBy('saved_at', 'desc').orderBy('document_id').execute(),

    find: (id: string): Promise<DocumentDraft | undefined> => find(db, id),

    /**
     * @param text null: the document is to be taken away
     * @param revision what was seen; 0 where there was none
     */
    save: (id: string, text: string | null, revision: number): Promise<SaveOutcome> => save(db, { id, text, revision }),

    /** All of them or none: both languages of a page, an event and its words. */
    saveTogether: (saves: Save[]): Promise<SaveTogetherOutcome> =>
      context.transaction<SaveTogetherOutcome>(async (trx) => {
        const drafts: DocumentDraft[] = []
        for (const one of saves) {
          const saved = await save(trx, one)
          // What was published or discarded meanwhile has no author here.
          if (!saved.ok) return { ok: false, problem: 'changed_meanwhile', by: saved.draft?.author_name ?? '' }
          drafts.push(saved.draft)
        }
        return { ok: true, drafts }
      }),

    /** @returns false where somebody saved meanwhile, or there is none */
    discard: (id: string, revision: number): Promise<boolean> =>
      context.transaction(async (trx) => {
        const drafts = trx.deleteFrom('document_drafts').where('document_id', '=', id).where('revision', '=', revision)
        if (!(await hasChanged(drafts))) return false
        await endReviews(trx, [entryOfDocument(id)])
        await context.record(trx, { act: 'content.discard', subject: { kind: 'document', id } })
        return true
      }),
  }

  async function save(database: Database, { id, text, revision }: Save): Promise<SaveOutcome> {
    const row = { text, ...authorOf(context.actor), saved_at: context.now().toISOString() }
    const saved =
      revision === 0
        ? await database
            .insertInto('document_drafts')
            .values({ document_id: id, revision: 1, compared_hash: hashOfMaybe(release.get(id)), ...row })
            .onConflict((conflict) => conflict.column('document_id').doNothing())
            .returningAll()
            .executeTakeFirst()
        : await database
            .updateTable('document_drafts')
            .set({ ...row, revision: sql<number>`revision + 1` })
            .where('document_id', '=', id)
            .where('revision', '=', revision)
            .returningAll()
            .executeTakeFirst()
    if (saved) return { ok: true, draft: saved }
    const draft = await find(database, id)
    // Whoever sends the same twice, because the first answer did not come, has saved.
    if (draft?.text === text) return { ok: true, draft }
    return { ok: false, problem: 'changed_meanwhile', draft }
  }
}

function find(db: Database, id: string): Promise<DocumentDraft | undefined> {
  return db.selectFrom('document_drafts').selectAll().where('document_id', '=', id).executeTakeFirst()
}

/** Drafts that say what is published now are done. */
export async function endDrafts(db: Database, published: { id: string; text: string | null }[]): Promise<void> {
  for (const { id, text } of published) {
    const wasThere = await db
      .deleteFrom('document_drafts')
      .where('document_id', '=', id)
      .where('text', text === null ? 'is' : '=', text)
      .$call(hasChanged)
    if (wasThere) await endReviews(db, [entryOfDocument(id)])
  }
}
