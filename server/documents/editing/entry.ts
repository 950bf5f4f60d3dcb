import { isArticle, languageOf, schemaOf } from '#content/catalogue.ts'
import type { Field } from '#content/form/field.ts'
import { fieldOf } from '#content/form/field-of.ts'
import { type Language, languages } from '#contract/language.ts'
import type { EntryGroup } from './groups.ts'

/** What documents say, by their ids; undefined for one that is not there or cannot be read. */
export type Values = ReadonlyMap<string, unknown>

/** What is edited: words in each language, or facts that both share. */
export type EntryValue = { shared?: unknown; de?: unknown; en?: unknown }

/** What a person edits as one: a document in both languages, facts, or a view of several documents. */
export type Entry = {
  /** The documents' name without a language: `faq`, `blog/qr-rechnung`; a view has a name of its own: `team`. */
  id: string
  group: EntryGroup
  documents: string[]
  /** Of what each side of the value says. */
  field: Field
  /** Fields that nobody edits: they follow from others, or have a view of their own. By their paths. */
  hidden: string[]
  read(values: Values): EntryValue
  /** The documents' values with what was edited. Those that are left out are to be taken away. */
  write(value: EntryValue, values: Values): Map<string, unknown>
  /** Where a field of a document stands in the value, by its path: `de.hero.title`; undefined for one that is not part of it. */
  placeOf(document: string, at: string): string | undefined
}

/** One document, or both languages of one. */
export function plainEntry(id: string, group: EntryGroup, documents: string[], hidden: string[] = []): Entry {
  return {
    ...{ id, group, documents, hidden },
    field: fieldOfDocument(documents[0] ?? id),
    read: (values) => Object.fromEntries(documents.map((document) => [sideOf(document), values.get(document)])),
    write: (value, values) =>
      new Map(documents.map((document) => [document, keeping(hidden, value[sideOf(document)], values.get(document))])),
    placeOf: (document, at) => (documents.includes(document) ? joined(sideOf(document), at) : undefined),
  }
}

/** A value with those parts of another one that are not edited here. */
function keeping(paths: string[], value: unknown, other: unknown): unknown {
  return paths.reduce((kept, path) => {
    const [name = '', ...rest] = path.split('.')
    const [mine, theirs] = [kept, other] as (Record<string, unknown> | undefined)[]
    if (!mine || theirs?.[name] === undefined) return kept
    return { ...mine, [name]: rest.length === 0 ? theirs[name] : keeping([rest.join('.')], mine[name], theirs[name]) }
  }, value)
}

/** What is edited of a value: without the parts that have an entry of their own, or follow from others. */
export function withoutHidden({ hidden }: Pick<Entry, 'hidden'>, value: EntryValue): EntryValue {
  const without = (side: unknown, path: string[]): unknown => {
    const [name = '', ...rest] = path
    if (typeof side !== 'object' || side === null || !(name in side)) return side
    const { [name]: part, ...others } = side as Record<string, unknown>
    return rest.length === 0 ? others : { ...others, [name]: without(part, rest) }
  }
  const sides = Object.entries(value).map(([name, side]) => [
    name,
    hidden.reduce((seen, path) => without(seen, path.split('.')), side),
  ])
  return Object.fromEntries(sides)
}

function fieldOfDocument(document: string): Field {
  const schema = schemaOf(document)
  if (!schema) throw new Error(`${document} is no kind of document`)
  const field = fieldOf(schema)
  if (!isArticle(document) || field.kind !== 'group') return field
  return { ...field, fields: [...field.fields, { name: 'body', field: { kind: 'markdown' }, isOptional: false }] }
}

export function sideOf(document: string): Language | 'shared' {
  return languageOf(document) ?? 'shared'
}

export function joined(...parts: string[]): string {
  return parts.filter(Boolean).join('.')
}

/** Both languages of a document's name. */
export function inLanguages(name: string): string[] {
  return languages.map((language) => `${language}/${name}`)
}
