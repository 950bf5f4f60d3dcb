import type { Language } from '#contract/language.ts'
import { type Field, isCommon } from './field.ts'

/** Where something stands in what is edited: a side, names of fields, places in lists. */
export type Place = readonly (string | number)[]

/** The same words in both languages, and where each stands. */
export type WordPair = { places: Record<Language, Place>; field: Extract<Field, { kind: 'text' | 'markdown' }> }

type Sides = { shared?: unknown; de?: unknown; en?: unknown }

/** Leads somewhere: no word. */
const isAddress = /^(?:\/|#|[a-z]+:)\S*$/

/**
 * All words of what is edited that there are in both languages, in the order of the form: no names for addresses, links, days or
 * pictures, and nothing that says no word beside its placeholders.
 * @param hidden paths of fields that nobody edits, such as `hero.image`
 */
export function wordPairs(field: Field, value: Sides, hidden: readonly string[] = []): WordPair[] {
  const found: WordPair[] = []
  if (value.shared === undefined) walk(field, value.de, value.en, [])
  else walkShared(field, value.shared, [])
  return found.filter(({ places }) => [places.de, places.en].some((place) => isWords(textAt(value, place))))

  function walk(part: Field, de: unknown, en: unknown, path: Place): void {
    if (isHidden(path)) return
    if (part.kind === 'markdown' || (part.kind === 'text' && isTranslated(part, path))) {
      found.push({ field: part, places: { de: ['de', ...path], en: ['en', ...path] } })
    }
    for (const [name, one] of partsOf(part, de)) walk(one, within(de, name), within(en, name), [...path, name])
  }

  function walkShared(part: Field, shared: unknown, path: Place): void {
    if (isHidden(path)) return
    if (part.kind === 'both') {
      const place = ['shared', ...path]
      found.push({ field: { kind: 'text' }, places: { de: [...place, 'de'], en: [...place, 'en'] } })
    }
    for (const [name, one] of partsOf(part, shared)) walkShared(one, within(shared, name), [...path, name])
  }

  function isHidden(path: Place): boolean {
    return hidden.includes(path.join('.'))
  }
}

/** What stands at a place, as a text; empty where there is none. */
export function textAt(value: unknown, place: Place): string {
  const found = place.reduce<unknown>(within, value)
  return typeof found === 'string' ? found : ''
}

/** The fields inside of a field, with what they are called or where they stand. */
export function partsOf(field: Field, value: unknown): [name: string | number, field: Field][] {
  switch (field.kind) {
    case 'list':
      return Array.isArray(value) ? value.map((_, index) => [index, field.item]) : []
    case 'kinds': {
      const option = field.options[String(within(value, field.by))]
      return option ? partsOf(option, value) : []
    }
    case 'group': {
      const { others } = field
      const known = field.fields.map(({ name, field: one }) => [name, one] as [string, Field])
      const further = others ? Object.keys((value ?? {}) as object).filter((name) => !isKnown(name)) : []
      return [...known, ...further.map((name) => [name, others] as [string, Field])]
    }
    default:
      return []
  }

  function isKnown(name: string): boolean {
    return field.kind === 'group' && field.fields.some((one) => one.name === name)
  }
}

function isTranslated(field: Extract<Field, { kind: 'text' }>, path: Place): boolean {
  return field.form === undefined && !isCommon(String(path.at(-1) ?? ''), field)
}

function isWords(text: string): boolean {
  return !isAddress.test(text) && /\p{L}{2}/u.test(text.replace(/\{[\w.]+\}/g, ''))
}

function within(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined
}
