import { valueIn } from '#content/parse-document.ts'
import { writeValue } from '#content/write-value.ts'
import type { DocumentDraft } from '../../db/tables/documents.ts'
import type { Documents } from '../parts.ts'
import { merged } from '../rows.ts'
import { entryOf } from './entries.ts'
import type { Entry, EntryValue } from './entry.ts'

/** What documents say with what is written in their place. */
export function withDrafts(
  published: Documents,
  drafts: Pick<DocumentDraft, 'document_id' | 'text'>[],
): Map<string, string> {
  return merged(
    published,
    drafts.map(({ document_id: id, text }) => ({ id, text })),
  )
}

export function valuesOf({ documents }: Pick<Entry, 'documents'>, texts: Documents): Map<string, unknown> {
  return new Map(
    documents.flatMap((id) => {
      const text = texts.get(id)
      return text === undefined ? [] : [[id, valueIn(id, text)] as const]
    }),
  )
}

/** The files of an entry's documents that change with a value; undefined where one of them cannot be read, or is no document. */
export function changedTexts(
  entry: Entry,
  value: EntryValue,
  texts: Documents,
): [id: string, text: string][] | undefined {
  const values = valuesOf(entry, texts)
  if ([...values.values()].includes(undefined)) return undefined
  const all = [...entry.write(value, values)]
  if (all.some(([, written]) => typeof written !== 'object' || written === null)) return undefined
  return all.flatMap(([id, written]): [string, string][] => {
    const before = texts.get(id) ?? ''
    const after = writeValue(id, before, written)
    return after === before ? [] : [[id, after]]
  })
}

/** Puts what some documents say of an entry in the place of what others say of it. */
export function putEntry(id: string, into: Map<string, string>, from: Documents): void {
  const entry = entryOf(id)
  if (!entry) return
  const values = valuesOf(entry, into)
  const written = entry.write(entry.read(valuesOf(entry, from)), values)
  for (const document of entry.documents) {
    const text = from.get(document)
    if (text === undefined) into.delete(document)
    else if (JSON.stringify(written.get(document)) === JSON.stringify(valueIn(document, text))) into.set(document, text)
    else into.set(document, writeValue(document, into.get(document) ?? text, written.get(document)))
  }
}
