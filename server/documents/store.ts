import { hasChanged } from '../db/count.ts'
import type { DocumentRevision, Publication, ScheduledPublication } from '../db/tables/documents.ts'
import type { Database } from '../db/tables.ts'
import type { Redirect } from './change.ts'

/** The number of what is published; 0 where nothing ever was. */
export async function publishedNumber(db: Database): Promise<number> {
  const { newest } = await db
    .selectFrom('publications')
    .select((select) => select.fn.max<number | string | null>('number').as('newest'))
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow()
  return Number(newest ?? 0)
}

export function findPublication(db: Database, number: number): Promise<Publication | undefined> {
  return db.selectFrom('publications').selectAll().where('number', '=', number).executeTakeFirst()
}

/** Newest first. */
export function listPublications(db: Database, limit: number): Promise<Publication[]> {
  return db.selectFrom('publications').selectAll().orderBy('number', 'desc').limit(limit).execute()
}

/** Numbers of publications that were shown, newest first. */
export async function shownPublications(db: Database, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('publications')
    .select('number')
    .where('state', '=', 'published')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ number }) => number)
}

/** Every document that the store holds at a publication, by id. */
export function documentsOf(db: Database, publication: number): Promise<DocumentRevision[]> {
  return db
    .selectFrom('published_documents as published')
    .innerJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.document_id', '=', 'published.document_id')
        .onRef('revision.number', '=', 'published.revision'),
    )
    .selectAll('revision')
    .where('published.publication', '=', publication)
    .orderBy('revision.document_id')
    .execute()
}

export function redirectsOf(db: Database, publication: number): Promise<Redirect[]> {
  return db
    .selectFrom('published_redirects')
    .select(['from_path as from', 'to_path as to'])
    .where('publication', '=', publication)
    .orderBy('from_path')
    .execute()
}

export async function addPublication(
  trx: Database,
  publication: Publication,
  documents: { document_id: string; revision: number }[],
  redirects: Redirect[],
): Promise<void> {
  await trx.insertInto('publications').values(publication).execute()
  const at = { publication: publication.number }
  if (documents.length > 0) {
    await trx
      .insertInto('published_documents')
      .values(documents.map((document) => ({ ...at, ...document })))
      .execute()
  }
  if (redirects.length > 0) {
    await trx
      .insertInto('published_redirects')
      .values(redirects.map(({ from, to }) => ({ ...at, from_path: from, to_path: to })))
      .execute()
  }
}

/** Takes a publication out of the row of those that are shown. @returns false where somebody did so before */
export async function refusePublication(db: Database, number: number, refusal: string): Promise<boolean> {
  return db
    .updateTable('publications')
    .set({ state: 'refused', refusal })
    .where('number', '=', number)
    .where('state', '=', 'published')
    .$call(hasChanged)
}

/** Adds the next revision of a document. @returns its number */
export async function addRevision(trx: Database, revision: Omit<DocumentRevision, 'number'>): Promise<number> {
  const { newest } = await trx
    .selectFrom('document_revisions')
    .select((select) => select.fn.max<number | null>('number').as('newest'))
    .where('document_id', '=', revision.document_id)
    .executeTakeFirstOrThrow()
  const number = (newest ?? 0) + 1
  await trx
    .insertInto('document_revisions')
    .values({ ...revision, number })
    .execute()
  return number
}

export function findRevision(db: Database, id: string, number: number): Promise<DocumentRevision | undefined> {
  return db
    .selectFrom('document_revisions')
    .selectAll()
    .where('document_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Newest first. */
export function revisionsOf(db: Database, id: string): Promise<DocumentRevision[]> {
  return db
    .selectFrom('document_revisions')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
}

/** Publications at which a document was another one than at the publication before, oldest first. */
export function placesOf(db: Database, id: string): Promise<{ publication: number; revision: number }[]> {
  return db
    .selectFrom('published_documents')
    .select(['publication', 'revision'])
    .where('document_id', '=', id)
    .orderBy('publication')
    .execute()
}

/** Notes that somebody has looked at what the release says now. */
export async function setCompared(
  trx: Database,
  { document_id, number }: Pick<DocumentRevision, 'document_id' | 'number'>,
  compared_hash: string | null,
): Promise<void> {
  await trx
    .updateTable('document_revisions')
    .set({ compared_hash })
    .where('document_id', '=', document_id)
    .where('number', '=', number)
    .execute()
}

/** When the newest revision of each document was made, by id. */
export async function newestRevisions(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('document_revisions')
    .select((select) => ['document_id', select.fn.max('created_at').as('newest')])
    .where('document_id', 'in', ids)
    .groupBy('document_id')
    .execute()
  return new Map(rows.map(({ document_id, newest }) => [document_id, newest]))
}

/** Turns a publication that waits for its time into another state, once, whoever does it. */
export async function settleScheduled(
  db: Database,
  id: string,
  change: Partial<ScheduledPublication>,
  from: ScheduledPublication['state'][] = ['waiting'],
): Promise<boolean> {
  return db
    .updateTable('scheduled_publications')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .$call(hasChanged)
}
