import { followPlace } from '#content/follow-place.ts'
import { type Place, textAt } from '#content/form/word-pairs.ts'
import { countChanged } from '../../../db/count.ts'
import type { DocumentProposal } from '../../../db/tables/documents.ts'
import type { Database } from '../../../db/tables.ts'
import { documentsOfEntry } from '../entries.ts'
import type { EntryValue } from '../entry.ts'

/** What was proposed, with its places as such. */
export type Proposal = Omit<DocumentProposal, 'place' | 'source_place'> & { place: Place; source_place: Place }

/** Of an entry, or of all; the newest last. */
export async function proposalsOf(db: Database, entry?: string): Promise<Proposal[]> {
  const all = db.selectFrom('document_proposals').selectAll().orderBy('created_at').orderBy('id')
  const rows = await (entry === undefined ? all : all.where('entry', '=', entry)).execute()
  return rows.map((row) => ({ ...row, place: JSON.parse(row.place), source_place: JSON.parse(row.source_place) }))
}

/** Adds a proposal; one that was open for the same place is put aside. */
export async function addProposal(db: Database, { place, source_place, ...row }: Proposal): Promise<void> {
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

/** Notes that nobody wants some open proposals of an entry, or that somebody has read them. @returns how many there were */
export async function settle(db: Database, entry: string, ids: string[], state: 'aside' | 'read'): Promise<number> {
  return db
    .updateTable('document_proposals')
    .set({ state })
    .where('entry', '=', entry)
    .where('id', 'in', ['', ...ids])
    .where((where) => (state === 'aside' ? where('state', '=', 'open') : where('state', '!=', 'read')))
    .$call(countChanged)
}

/**
 * After something was written: proposals go along with the items of lists they are for. Open ones at whose places somebody has
 * written, those words or others, are no longer offered.
 */
export async function followProposals(
  db: Database,
  entry: string,
  before: EntryValue,
  after: EntryValue,
): Promise<void> {
  for (const { id, place, source_place, state } of await proposalsOf(db, entry)) {
    const now = followPlace(place, before, after)
    const source = followPlace(source_place, before, after)
    const isWritten = !now || textAt(before, place) !== textAt(after, now)
    const next = state === 'open' && isWritten ? 'aside' : state
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
 * Deletes old proposals that were read, of entries of which nothing is written that is not published. Others are no longer
 * offered and stay: an old page or a file can still bring their words.
 * @param before ISO time
 */
export async function deleteOldProposals(db: Database, before: string): Promise<void> {
  const drafts = await db.selectFrom('document_drafts').select('document_id').execute()
  const drafted = new Set(drafts.map(({ document_id }) => document_id))
  const ended = (await proposalsOf(db)).filter(
    ({ created_at, entry, state }) =>
      created_at < before && state !== 'aside' && !documentsOfEntry(entry).some((id) => drafted.has(id)),
  )
  const ids = ['', ...ended.map(({ id }) => id)]
  await db.deleteFrom('document_proposals').where('id', 'in', ids).where('state', '=', 'read').execute()
  await db.updateTable('document_proposals').set({ state: 'aside' }).where('id', 'in', ids).execute()
}
