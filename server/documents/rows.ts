import type { DocumentRevision } from '../db/tables/documents.ts'
import type { Documents } from './parts.ts'

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
