import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { hasChanged } from '../../db/count.ts'
import { holdsWords } from '../../db/holds-words.ts'
import type { DraftState, DraftText, NewsletterDraft, TypedText } from '../../db/tables/issues.ts'
import type { Database } from '../../db/tables.ts'

export const typedFields: readonly (keyof TypedText)[] = ['subject', 'preheader', 'title', 'body']

export type DraftChange = Partial<Omit<NewsletterDraft, 'id' | 'created_at'>>

export function findDraft(db: Database, id: string): Promise<NewsletterDraft | undefined> {
  return db.selectFrom('newsletter_drafts').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findDraftBySlug(db: Database, slug: string): Promise<NewsletterDraft | undefined> {
  return db.selectFrom('newsletter_drafts').selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** Newest first. */
export function listDrafts(db: Database, states?: readonly DraftState[]): Promise<NewsletterDraft[]> {
  return db
    .selectFrom('newsletter_drafts')
    .selectAll()
    .$if(states !== undefined, (query) => query.where('state', 'in', [...(states ?? [])]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Texts of issues that hold some words, or whose issue is called so: the newest first. */
export function searchTexts(db: Database, words: string) {
  const text = sql<string>`name || ' ' || subject || ' ' || preheader || ' ' || title || ' ' || body`
  return db
    .selectFrom('newsletter_drafts')
    .innerJoin('newsletter_draft_texts', 'draft_id', 'newsletter_drafts.id')
    .select(['newsletter_drafts.id', 'name', 'state', 'language', 'subject', 'body', 'changed_at'])
    .where(holdsWords(text, words))
    .orderBy('created_at', 'desc')
    .orderBy('language')
    .execute()
}

/** @returns false where the slug is taken */
export async function addDraft(db: Database, draft: NewsletterDraft): Promise<boolean> {
  return db
    .insertInto('newsletter_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .$call(hasChanged)
}

/** Changes a draft that is in one of these states. @returns it as it is now, undefined when it is in another or gone */
export function changeDraft(
  db: Database,
  id: string,
  from: readonly DraftState[],
  change: DraftChange,
): Promise<NewsletterDraft | undefined> {
  return db
    .updateTable('newsletter_drafts')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst()
}

export async function deleteDraft(db: Database, id: string, from: readonly DraftState[]): Promise<boolean> {
  return db
    .deleteFrom('newsletter_drafts')
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .$call(hasChanged)
}

/** Released ones whose time has come. */
export function dueDrafts(db: Database, now: Date): Promise<NewsletterDraft[]> {
  return db
    .selectFrom('newsletter_drafts')
    .selectAll()
    .where('state', '=', 'released')
    .where('send_at', '<=', now.toISOString())
    .orderBy('send_at')
    .execute()
}

/** German first. */
export function textsOf(db: Database, draftId: string): Promise<DraftText[]> {
  return db
    .selectFrom('newsletter_draft_texts')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('language')
    .execute()
}

export function findText(db: Database, draftId: string, language: Language): Promise<DraftText | undefined> {
  return db
    .selectFrom('newsletter_draft_texts')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** @returns false where there is one in this language */
export async function addText(db: Database, text: DraftText): Promise<boolean> {
  return db
    .insertInto('newsletter_draft_texts')
    .values(text)
    .onConflict((conflict) => conflict.columns(['draft_id', 'language']).doNothing())
    .$call(hasChanged)
}

export async function removeText(db: Database, draftId: string, language: Language): Promise<void> {
  await db
    .deleteFrom('newsletter_draft_texts')
    .where('draft_id', '=', draftId)
    .where('language', '=', language)
    .execute()
}

/**
 * Changes a text that nobody has changed since `revision` was read.
 * @returns it as it is now, undefined when somebody was faster or it is gone
 */
export function changeText(
  db: Database,
  { draft_id, language }: Pick<DraftText, 'draft_id' | 'language'>,
  change: TypedText & Pick<DraftText, 'saved_by' | 'saved_at'>,
  revision: number,
): Promise<DraftText | undefined> {
  return db
    .updateTable('newsletter_draft_texts')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('draft_id', '=', draft_id)
    .where('language', '=', language)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
}

/** Names of the team by their ids. */
export async function memberNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('desk_members').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
