import type { DocumentOf } from '#content/catalogue.ts'
import type { Findings } from '#content/check/check-documents.ts'
import { isCommonAt } from '#content/form/field.ts'
import type { Problem } from '#content/problem.ts'
import type { Entry, EntryValue } from '#server/documents/editing/entry.ts'
import { faultText } from './fault-words.server.ts'

export type Finding = {
  /** `missing`: an error of what stands empty (empty-fields.ts). */
  level: 'error' | 'missing' | 'hint'
  /** Where it is, by its path in the value: `de.hero.title`. Nothing for the whole, or for another document. */
  place: string | null
  /** The document, where it is another one. */
  document: string | null
  text: string
}

/** What the checks found, for the page of an entry. */
export function findingsOf(
  { wrong, look }: Findings,
  entry: Pick<Entry, 'documents' | 'placeOf' | 'field'>,
  value: EntryValue,
  { faults }: DocumentOf<'desk/content'>,
): Finding[] {
  const found = (level: Finding['level']) => (problem: Problem) => {
    const id = problem.file.replace(/\.\w+$/, '')
    const isOwn = entry.documents.includes(id)
    const place = isOwn ? entry.placeOf(id, placeInText(problem)) : undefined
    return {
      level,
      place: place === undefined ? null : resolved(place, value),
      document: isOwn ? null : id,
      text: faultText(problem.message, faults),
    }
  }
  const all = [...wrong.map(found('error')), ...look.map(found('hint'))]
  // What two checks say in the same words at the same place is one thing to mend, and so is what one field says in both languages.
  const fieldAt = (place: string) => {
    const [side, ...path] = place.split('.')
    return isCommonAt(entry.field, path) ? path.join('.') : [side, ...path].join('.')
  }
  const nameOf = (one: Finding) => JSON.stringify({ ...one, place: one.place && fieldAt(one.place) })
  const told = new Set<string>()
  return all.filter((one) => !told.has(nameOf(one)) && told.add(nameOf(one)))
}

/** A fault of an article's text names a line; one of its headings or pictures none of its fields. */
function placeInText({ file, at = '', line }: Problem): string {
  if (!file.endsWith('.md')) return at
  return ['headings', 'pictures'].includes(at) || (at === '' && line !== undefined) ? 'body' : at
}

/** A place that names an item by its id, with the item's number. */
function resolved(place: string, { shared }: EntryValue): string {
  return place.replace(/\[([\w-]+)\]/, (_, id: string) => {
    const list = Array.isArray(shared) ? shared : []
    return String(list.findIndex((item) => item?.id === id))
  })
}
