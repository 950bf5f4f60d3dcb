import { followPlace } from '#content/follow-place.ts'
import { type Place, textAt } from '#content/form/word-pairs.ts'
import type { DocumentProposal } from '../../../db/tables/documents.ts'
import type { Database } from '../../../db/tables.ts'
import { documentsOfEntry } from '../entries.ts'
import type { EntryValue } from '../entry.ts'

/** What was proposed, with its places and lists as such. */
export type Proposal = Omit<DocumentProposal, 'place' | 'source_place' | 'words_read'> & {
  place: Place
  source_place: Place
  words_read: string[]
}

/** Of an entry, or of all; the newest last. */
export async function proposalsOf(db: Database, entry?: string): Promise<Proposal[]> {
  const all = db.selectFrom('document_proposals').selectAll().orderBy('created_at').orderBy('id')
  const rows = await (entry === undefined ? all : all.where('entry', '=', entry)).execute()
  return rows.map((row) => ({
    ...row,
    place: JSON.parse(row.place),
    source_place: JSON.parse(row.source_place),
    words_read: JSON.parse(row.words_read),
  }))
}

/** Adds a proposal; one that was open for the same place is put aside. */
export async function addProposal(
  db: Database,
  { place, source_place, ...row }: Omit<Proposal, 'words_read'>,
): Promise<void> {
  const places = { place: JSON.stringify(place), source_place: JSON.stringify(source_place) }
  await db
    .updateTable('document_proposals')
    .set({ state: 'aside' })
    .where('entry', '=', row.entry)
    .where('place', '=', places.place)
    .where('state', '=', 'open')
    .execute()
  await db
    .insertInto('document_proposals')
    .values({ ...row, ...places })
    .execute()
}

/** Notes that nobody wants some proposals of an entry. */
export async function putAside(db: Database, entry: string, ids: string[]): Promise<void> {
  await db
    .updateTable('document_proposals')
    .set({ state: 'aside' })
    .where('entry', '=', entry)
    .where('id', 'in', ['', ...ids])
    .where('state', '=', 'open')
    .execute()
}

/** Notes sentences of a proposal as read. @param isWhole whether that is all of it */
export async function noteRead(db: Database, id: string, sentences: string[], isWhole: boolean): Promise<void> {
  await db
    .updateTable('document_proposals')
    .set({ words_read: JSON.stringify(sentences), ...(isWhole && { state: 'read' }) })
    .where('id', '=', id)
    .execute()
}

/**
 * After something was written: proposals go along with the items of lists they are for. Open ones at whose places somebody has
 * written are taken, where that is what they say, or put aside.
 */
export async function followProposals(
  db: Database,
  entry: string,
  before: EntryValue,
  after: EntryValue,
): Promise<void> {
  for (const { id, place, source_place, text, state } of await proposalsOf(db, entry)) {
    const now = followPlace(place, before, after)
    const source = followPlace(source_place, before, after)
    const isWritten = !now || textAt(before, place) !== textAt(after, now)
    const next = state !== 'open' || !isWritten ? state : now && textAt(after, now) === text ? 'taken' : 'aside'
    const places = { place: JSON.stringify(now ?? place), source_place: JSON.stringify(source ?? source_place) }
    if (next === state && places.place === JSON.stringify(place)) continue
    await db
      .updateTable('document_proposals')
      .set({ ...places, state: next })
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Deletes old proposals of entries of which nothing is written that is not published. Of those that nobody has read their words
 * stay, and nothing else: an old page or a file can still bring them, and they are known by nothing but themselves.
 * @param before ISO time
 */
export async function deleteOldProposals(db: Database, before: string): Promise<void> {
  const rows = await db
    .selectFrom('document_proposals')
    .select(['id', 'entry', 'state'])
    .where('created_at', '<', before)
    .where((where) => where.or([where('state', '!=', 'aside'), where('source', '!=', ''), where('replaces', '!=', '')]))
    .execute()
  if (rows.length === 0) return
  const drafts = await db.selectFrom('document_drafts').select('document_id').execute()
  const drafted = new Set(drafts.map(({ document_id }) => document_id))
  for (const { id, entry, state } of rows) {
    if (documentsOfEntry(entry).some((document) => drafted.has(document))) continue
    if (state === 'read') await db.deleteFrom('document_proposals').where('id', '=', id).execute()
    else {
      const rest = { state: 'aside', source: '', replaces: '' } as const
      await db.updateTable('document_proposals').set(rest).where('id', '=', id).execute()
    }
  }
}
