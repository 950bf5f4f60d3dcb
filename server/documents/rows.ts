import type { DocumentRevision } from '../db/tables/documents.ts'
import type { Database } from '../db/tables.ts'
import type { Documents } from './parts.ts'
import { documentsOf, findPublication } from './store.ts'

/** One row of a publication that is being put together. */
export type Row = { id: string; text: string | null; revision: number | 'new' }

/** The release's documents, with the store's in their place. */
export function merged(release: Documents, rows: Iterable<Pick<Row, 'id' | 'text'>>): Map<string, string> {
  const documents = new Map(release)
  for (const { id, text } of rows) {
    if (text === null) documents.delete(id)
    else documents.set(id, text)
  }
  return documents
}

/** The row of a document that stays as it is. */
export function rowOf({ document_id: id, number: revision, text }: DocumentRevision): Row {
  return { id, text, revision }
}

/** All documents as a publication showed them; undefined where nothing was ever shown under this number. */
export async function documentsAt(db: Database, release: Documents, number: number): Promise<Documents | undefined> {
  if ((await findPublication(db, number))?.state !== 'published') return undefined
  return merged(release, (await documentsOf(db, number)).map(rowOf))
}
