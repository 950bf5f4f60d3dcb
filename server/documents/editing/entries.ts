import { entryOfDocument, kindOf, languageOf } from '#content/catalogue.ts'
import { type Entry, inLanguages, plainEntry } from './entry.ts'
import { entryGroups, groupOf } from './groups.ts'
import { eventsView, teamView } from './views.ts'

/** Fields with a view of their own, or that follow from others. */
const hidden: Record<string, string[]> = {
  company: ['team'],
  'video-studio': ['events.items'],
}
const hiddenInArticles = ['slug', 'image', 'schema_type']

const views: Record<string, () => Entry> = { team: teamView, events: eventsView }

/**
 * Everything that can be edited, by the ids of all documents that there are: both languages of one together, in the order of
 * the list.
 */
export function entriesOf(documents: Iterable<string>): string[] {
  const names = [...documents].filter((id) => kindOf(id) !== undefined).map(entryOfDocument)
  return [...new Set([...names, ...Object.keys(views)])].sort(
    (one, other) => entryGroups.indexOf(groupOfEntry(one)) - entryGroups.indexOf(groupOfEntry(other)),
  )
}

/**
 * What is edited under a name; undefined where no document can be called so. A document of one language is no entry: whatever
 * is kept by entry would be split.
 */
export function entryOf(id: string): Entry | undefined {
  if (languageOf(id)) return undefined
  if (Object.hasOwn(views, id)) return views[id]?.()
  const group = groupOf(id)
  if (kindOf(id)) return plainEntry(id, group, [id], hidden[id])
  const documents = inLanguages(id)
  if (!documents.every((document) => kindOf(document))) return undefined
  return plainEntry(id, group, documents, group === 'articles' ? hiddenInArticles : hidden[id])
}

/** The documents of an entry, without making its form; none for what is no entry. */
export function documentsOfEntry(id: string): string[] {
  if (languageOf(id)) return []
  if (Object.hasOwn(views, id)) return views[id]?.().documents ?? []
  return kindOf(id) ? [id] : inLanguages(id)
}

/** Whether what it says stands in documents that other entries edit too. */
export function sharesDocuments(id: string): boolean {
  return Object.hasOwn(views, id) || Object.hasOwn(hidden, id)
}

export function groupOfEntry(id: string) {
  return id === 'team' ? 'facts' : groupOf(id)
}
