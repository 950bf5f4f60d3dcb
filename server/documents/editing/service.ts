import { isDeepStrictEqual } from 'node:util'
import { checkSome, type Findings } from '#content/check/check-documents.ts'
import { picturesIn } from '#contract/picture-address.ts'
import type { ServiceContext } from '../../context.ts'
import type { DocumentDraft } from '../../db/tables/documents.ts'
import { noteViewer, otherViewers } from '../../team/viewers.ts'
import { createDraftsService } from '../drafts.ts'
import type { Documents, DocumentsParts } from '../parts.ts'
import { knownPictures } from '../release.ts'
import { createDocumentsService, type ListedDocument } from '../service.ts'
import { documentsOfEntry, entriesOf, entryOf, groupOfEntry, sharesDocuments } from './entries.ts'
import { type Entry, type EntryValue, withoutHidden } from './entry.ts'
import { changedTexts, valuesOf, withDrafts } from './written.ts'

/** How often the draft of each document was saved; 0 for none. */
export type Revisions = Record<string, number>

export type SavedDraft = { by: string; at: string }

export type SaveOutcome =
  | {
      ok: true
      entry: Entry
      revisions: Revisions
      findings: Findings
    }
  | { ok: false; problem: 'unknown' | 'unreadable' }
  /** Somebody saved meanwhile: what stands there now. */
  | { ok: false; problem: 'changed_meanwhile'; by: string; value: EntryValue; revisions: Revisions }

export type OpenedEntry = {
  entry: Entry
  /** As it is written, published or not. */
  value: EntryValue
  /** What is published; nothing for what is new. */
  published: EntryValue
  revisions: Revisions
  draft: SavedDraft | undefined
  /** Nobody sees it yet, or not any more. */
  isNew: boolean
  /** The draft is to take it away. */
  isRemoval: boolean
  /** Published and written, by the ids of documents. */
  texts: Documents
  /** Whose words each document shows. */
  listed: ListedDocument[]
  findings: Findings
}

/**
 * Editing the site's documents, as a person thinks of them: both languages together. What is written is kept as drafts at
 * once; `publishing.ts` publishes it.
 */
export function createEditingService(context: ServiceContext, parts: DocumentsParts) {
  const documents = createDocumentsService(context, parts)
  const drafts = createDraftsService(context, parts.release)

  async function texts() {
    const [{ documents: published }, saved] = await Promise.all([documents.published(), drafts.list()])
    const draftOf = new Map(saved.map((draft) => [draft.document_id, draft]))
    return { published, draftOf, written: withDrafts(published, saved) }
  }

  /** What can be told at once; the rest is found before anything is published. */
  async function judged(written: Documents, { documents }: Entry): Promise<Findings> {
    return checkSome(written, documents, knownPictures((await parts.pictures?.()) ?? new Set()))
  }

  return {
    /** Everything that can be edited, in the order of the list. */
    list: async () => {
      const [listed, { published, draftOf, written }] = await Promise.all([documents.list(), texts()])
      return entriesOf([...published.keys(), ...draftOf.keys(), ...removed(listed)]).map((id) => {
        const ids = documentsOfEntry(id)
        const own = listed.filter((document) => ids.includes(document.id))
        return {
          id,
          group: groupOfEntry(id),
          documents: ids,
          listed: own,
          /** Other entries are edited in the same documents. */
          isShared: sharesDocuments(id),
          isNew: !ids.some((document) => published.has(document)),
          draft: isChanged(id, published, written) ? latest(ids, draftOf) : undefined,
          isRemoval: ids.every((document) => published.has(document) && !written.has(document)),
          texts: new Map(ids.flatMap((document) => [[document, written.get(document) ?? ''] as const])),
        }
      })
    },

    /** The pictures that entries name, published or written, by their addresses. */
    pictured: async (): Promise<{ entry: string; pictures: string[] }[]> => {
      const { published, written } = await texts()
      const sets = [published, written]
      const naming = sets.flatMap((all) => [...all].filter(([, text]) => picturesIn(text).length > 0).map(([id]) => id))
      return entriesOf(naming).map((id) => {
        const entry = entryOf(id)
        const said = sets.map((all) => entry && withoutHidden(entry, entry.read(valuesOf(entry, all))))
        return { entry: id, pictures: picturesIn(JSON.stringify(said)) }
      })
    },

    /** Entries of which something is written and not published. */
    drafted: async (): Promise<string[]> => {
      const { published, draftOf, written } = await texts()
      return entriesOf(draftOf.keys()).filter((id) => isChanged(id, published, written))
    },

    open: async (id: string): Promise<OpenedEntry | undefined> => {
      const entry = entryOf(id)
      if (!entry) return undefined
      const [listed, { published, draftOf, written }] = await Promise.all([documents.list(), texts()])
      const all = new Map([...published, ...written])
      if (!entry.documents.some((document) => all.has(document))) return undefined
      return {
        entry,
        value: entry.read(valuesOf(entry, all)),
        published: entry.read(valuesOf(entry, published)),
        revisions: revisionsOf(entry, draftOf),
        draft: isChanged(id, published, written) ? latest(entry.documents, draftOf) : undefined,
        isNew: !entry.documents.some((document) => published.has(document)),
        isRemoval: entry.documents.every((document) => published.has(document) && !written.has(document)),
        texts: all,
        listed: listed.filter((document) => entry.documents.includes(document.id)),
        findings: await judged(written, entry),
      }
    },

    /** Whether there is such an entry: published, written or taken away. */
    has: async (id: string): Promise<boolean> => {
      const ids = documentsOfEntry(id)
      const [listed, saved] = await Promise.all([documents.list(), drafts.list()])
      return [...listed.map((one) => one.id), ...saved.map((draft) => draft.document_id)].some((one) =>
        ids.includes(one),
      )
    },

    /** Keeps what is written as drafts; documents that stay as they are get none. */
    save: async (id: string, value: EntryValue, seen: Revisions): Promise<SaveOutcome> => {
      const entry = entryOf(id)
      if (!entry) return { ok: false, problem: 'unknown' }
      const { published, draftOf, written } = await texts()
      const all = new Map([...published, ...written])
      const changed = changedTexts(entry, value, all)
      if (!changed) return { ok: false, problem: 'unreadable' }
      const saved = await drafts.saveTogether(
        changed.map(([document, text]) => ({ id: document, text, revision: seen[document] ?? 0 })),
      )
      if (!saved.ok) {
        const theirs = new Map([...all, ...(await drafts.list()).map(textOfDraft)])
        const now = new Map((await drafts.list()).map((draft) => [draft.document_id, draft]))
        return {
          ...{ ok: false, problem: 'changed_meanwhile', by: saved.by },
          ...{ value: entry.read(valuesOf(entry, theirs)), revisions: revisionsOf(entry, now) },
        }
      }
      const now = new Map(draftOf)
      for (const draft of saved.drafts) now.set(draft.document_id, draft)
      const after = withDrafts(published, [...now.values()])
      return { ok: true, entry, revisions: revisionsOf(entry, now), findings: await judged(after, entry) }
    },

    /** Tells others that this member looks at it, or writes. */
    visit: (id: string, isWriting: boolean) => noteViewer(context, `document:${id}`, isWriting),

    others: (id: string) => otherViewers(context, `document:${id}`),
  }
}

function isChanged(id: string, published: Documents, written: Documents): boolean {
  const documents = documentsOfEntry(id)
  if (documents.every((document) => published.get(document) === written.get(document))) return false
  const entry = entryOf(id)
  if (!entry) return false
  return !isDeepStrictEqual(entry.read(valuesOf(entry, published)), entry.read(valuesOf(entry, written)))
}

function latest(ids: string[], draftOf: ReadonlyMap<string, DocumentDraft>): SavedDraft | undefined {
  const [newest] = ids
    .flatMap((id) => draftOf.get(id) ?? [])
    .sort((one, other) => other.saved_at.localeCompare(one.saved_at))
  return newest && { by: newest.author_name, at: newest.saved_at }
}

function revisionsOf({ documents }: Entry, draftOf: ReadonlyMap<string, DocumentDraft>): Revisions {
  return Object.fromEntries(documents.map((id) => [id, draftOf.get(id)?.revision ?? 0]))
}

/** Documents that were taken away can be brought back. */
function removed(listed: ListedDocument[]): string[] {
  return listed.filter(({ source }) => source === 'removed').map(({ id }) => id)
}

function textOfDraft({ document_id, text }: DocumentDraft): [string, string] {
  return [document_id, text ?? '']
}
