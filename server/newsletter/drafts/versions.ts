import type { Language } from '#contract/language.ts'
import type { DraftVersion } from '../../db/tables/issues.ts'
import type { Database } from '../../db/tables.ts'

/** Changes of one author within this time are one version. */
const oneVersionMs = 10 * 60_000

/** Older ones go. */
const mostVersions = 100

/**
 * Keeps what a text now is. An author who goes on writing changes the version that is being made; whoever comes after a pause,
 * or after somebody else, begins another.
 * @param version with `is_aside` 1 it stands by itself: it never was the text
 */
export async function keepVersion(db: Database, version: DraftVersion): Promise<void> {
  const { draft_id, language, saved_by, saved_at } = version
  const last = await versions(db, draft_id, language).limit(1).executeTakeFirst()
  const goesOn =
    last &&
    last.saved_by === saved_by &&
    last.is_aside === version.is_aside &&
    Date.parse(saved_at) - Date.parse(last.begun_at) < oneVersionMs
  if (goesOn) {
    const { id, begun_at, ...change } = version
    await db.updateTable('newsletter_draft_versions').set(change).where('id', '=', last.id).execute()
    return
  }
  await db.insertInto('newsletter_draft_versions').values(version).execute()
  const old = await versions(db, draft_id, language).offset(mostVersions).limit(mostVersions).execute()
  if (old.length > 0)
    await db
      .deleteFrom('newsletter_draft_versions')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
}

export function findVersion(db: Database, draftId: string, id: string): Promise<DraftVersion | undefined> {
  return db
    .selectFrom('newsletter_draft_versions')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Newest first. */
export function versions(db: Database, draftId: string, language: Language) {
  return db
    .selectFrom('newsletter_draft_versions')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('language', '=', language)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
}
