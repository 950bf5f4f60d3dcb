import { isDeepStrictEqual } from 'node:util'
import { valueIn } from '#content/parse-document.ts'
import type { Publication } from '../../db/tables/documents.ts'
import type { Database } from '../../db/tables.ts'
import type { Documents } from '../parts.ts'
import { listPublications, placesOf, revisionsOf } from '../store.ts'
import { documentsOfEntry, entryOf, sharesDocuments } from './entries.ts'
import { type EntryValue, withoutHidden } from './entry.ts'

/** A publication in which one of an entry's documents changed. */
export type PastPublication = Publication & {
  /** Whether the entry itself changed with it, and not only what other entries say in the same document. */
  isOwn: boolean
}

const most = 500

/** Publications that were shown, newest first. */
export async function shownPublications(db: Database): Promise<Publication[]> {
  return (await listPublications(db, most)).filter(({ state }) => state === 'published')
}

/** What was published of an entry's documents, newest first. */
export async function historyOf(db: Database, release: Documents, id: string): Promise<PastPublication[]> {
  const shown = await shownPublications(db)
  const documents = await Promise.all(documentsOfEntry(id).map((document) => pastOf(db, release, document)))
  return shown.flatMap((publication, index) => {
    const before = shown[index + 1]?.number ?? 0
    const changed = documents.filter((one) => one.textAt(publication.number) !== one.textAt(before))
    if (changed.length === 0) return []
    const isOwn = !sharesDocuments(id) || isOwnChange(db, id, documents, before, publication.number)
    return [{ ...publication, isOwn }]
  })
}

export type Past = {
  id: string
  /** Nothing: what the release says. */
  revisionAt(publication: number): number | undefined
  textAt(publication: number): string | undefined
}

/** What a document said at each publication. */
export async function pastOf(db: Database, release: Documents, id: string): Promise<Past> {
  const [revisions, places] = await Promise.all([revisionsOf(db, id), placesOf(db, id)])
  const texts = new Map(revisions.map(({ number, text }) => [number, text ?? undefined]))
  const revisionOf = new Map(places.map(({ publication, revision }) => [publication, revision]))
  const textAt = (publication: number) => {
    const revision = revisionOf.get(publication)
    return revision === undefined ? release.get(id) : texts.get(revision)
  }
  return { id, revisionAt: (publication) => revisionOf.get(publication), textAt }
}

/** What is known of two revisions stays so, and reading documents takes some milliseconds each. */
const known = new WeakMap<Database, Map<string, boolean>>()

function isOwnChange(db: Database, id: string, documents: Past[], before: number, after: number): boolean {
  const answers = known.get(db) ?? new Map<string, boolean>()
  known.set(db, answers)
  const key = [id, ...documents.flatMap((one) => [one.revisionAt(before), one.revisionAt(after)])].join(' ')
  const isOwn = answers.get(key) ?? !isDeepStrictEqual(saidAt(id, documents, before), saidAt(id, documents, after))
  answers.set(key, isOwn)
  return isOwn
}

/** What an entry says by what its documents said at a publication. */
export function saidAt(id: string, documents: Past[], publication: number): EntryValue | undefined {
  const entry = entryOf(id)
  const values = documents.flatMap((one) => {
    const text = one.textAt(publication)
    return text === undefined ? [] : [[one.id, valueIn(one.id, text)] as const]
  })
  return entry && withoutHidden(entry, entry.read(new Map(values)))
}
