import { isDeepStrictEqual } from 'node:util'
import { alignItems } from '#content/align-items.ts'
import { fillFacts } from '#content/facts.ts'
import type { Field } from '#content/form/field.ts'
import type { Language } from '#contract/language.ts'
import { at, type EntryValue, nameOfItem, type Path, type Side } from './edit-value.ts'
import { headingAbove, readerWords } from './reader-words.server.ts'
import { allOther, type Piece, plainTokens, type Token, tokenDiff } from './word-diff.ts'

/** One difference between what is published and what is written. */
export type Change = {
  side: Side
  /** Names of fields and numbers of items, from the outside in. */
  path: (string | number)[]
  /** For each part of the path: what an item is called, or the heading above a paragraph. Nothing for a field. */
  names: (string | undefined)[]
  /** Of the words, where they have one. */
  language: Language | undefined
  kind: 'changed' | 'added' | 'removed' | 'moved'
  before: Piece[]
  after: Piece[]
}

/** What is different, place by place, in the order of the form, in the words of a reader. @param hidden paths that nobody edits */
export function changesBetween(
  published: EntryValue,
  value: EntryValue,
  { field, hidden }: { field: Field; hidden: readonly string[] },
): Change[] {
  const sides: Side[] = value.shared === undefined && published.shared === undefined ? ['de', 'en'] : ['shared']
  return sides.flatMap((side) => {
    const [before, after] = [published[side], value[side]]
    // Of a document that is new or goes, each field is told for itself.
    const isWhole = field.kind === 'group' && (before === undefined || after === undefined)
    return (
      compared(isWhole ? (before ?? {}) : before, isWhole ? (after ?? {}) : after, field, [])
        .filter(({ path }) => !hidden.includes(path.join('.')))
        // A list that is new and still empty is nothing to read.
        .filter(({ kind, before: old, after: now }) => kind === 'moved' || old.length + now.length > 0)
        .map((change) => {
          const last = change.path.at(-1)
          const language = side !== 'shared' ? side : last === 'de' || last === 'en' ? last : undefined
          const filled = (pieces: Piece[]) =>
            pieces.map((piece) => ({ ...piece, text: fillFacts(piece.text, language ?? 'de') }))
          const holder = change.kind === 'removed' ? before : after
          return {
            ...{ ...change, side, language, names: namesOf(change.path, holder, field) },
            ...{ before: filled(change.before), after: filled(change.after) },
          }
        })
    )
  })
}

/** A difference inside of one field. */
type FieldChange = Omit<Change, 'side' | 'names' | 'language'>

/** What is different between two texts of a field: words, or paragraphs of a long text. */
export function fieldChanges(before: string, after: string, field: Field): FieldChange[] {
  return compared(before, after, field, [])
}

function compared(before: unknown, after: unknown, field: Field, path: Change['path']): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (before === undefined || after === undefined) return whole(before, after, field, path)
  if (isTree(before) && isTree(after)) {
    const fields = field.kind === 'group' ? field.fields : []
    const names = new Set([...fields.map(({ name }) => name), ...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => {
      const one = fields.find((known) => known.name === name)?.field ?? { kind: 'text' as const }
      return compared(before[name], after[name], one, [...path, name])
    })
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const item = field.kind === 'list' ? field.item : { kind: 'text' as const }
    return comparedLists(before, after, item, path)
  }
  const [old, now] = [shownAs(before), shownAs(after)]
  if (field.kind === 'markdown') return comparedParagraphs(old, now, path)
  return [{ path, kind: 'changed', ...tokenDiff(wordsIn(old, field), wordsIn(now, field)) }]
}

function comparedLists(before: unknown[], after: unknown[], item: Field, path: Change['path']): FieldChange[] {
  const places = alignItems(before, after)
  const gone = before.flatMap((one, index) =>
    places.includes(index) ? [] : whole(one, undefined, item, [...path, index]),
  )
  const kept = places.filter((place) => place !== undefined)
  const isMoved = kept.some((place, index) => place < (kept[index - 1] ?? -1))
  const inside = after.flatMap((one, index) => {
    const place = places[index]
    return place === undefined
      ? whole(undefined, one, item, [...path, index])
      : compared(before[place], one, item, [...path, index])
  })
  return [...gone, ...inside, ...(isMoved ? [{ path, kind: 'moved' as const, before: [], after: [] }] : [])]
}

/** Only the paragraphs that differ. */
function comparedParagraphs(before: string, after: string, path: Change['path']): FieldChange[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)]
  return comparedLists(old, now, paragraph, path)
}

function whole(before: unknown, after: unknown, field: Field, path: Change['path']): FieldChange[] {
  const pieces = (value: unknown) => allOther(wordsIn(shownAs(value), field))
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  return [{ path, kind, before: pieces(before), after: pieces(after) }]
}

/** As a field of its own: what is compared there is no list again. */
const paragraph: Field = { kind: 'text' }

function wordsIn(text: string, field: Field): Token[] {
  return field.kind === 'markdown' || field === paragraph ? readerWords(text) : plainTokens(text)
}

/** A value as somebody reads it: all its texts. */
function shownAs(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([, part]) => shownAs(part))
    .filter(Boolean)
    .join('\n')
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const longest = 60

/** The paragraphs of a text in Markdown. */
function paragraphsOf(markdown: string): string[] {
  return markdown.split(/\n{2,}/)
}

/**
 * What the parts of a path are called: an item by its own words, or by its number where it has none; a paragraph by the heading above it.
 * Nothing for a field, which has a name.
 */
function namesOf(path: Path, value: unknown, field: Field): (string | undefined)[] {
  const [part, ...rest] = path
  if (part === undefined) return []
  const inside = at(value, [part])
  if (typeof part === 'string') return [undefined, ...namesOf(rest, inside, fieldAt(part, value, field))]
  if (field.kind !== 'list') return [typeof value === 'string' ? headingAbove(paragraphsOf(value), part) : undefined]
  const name = typeof inside === 'object' ? nameOfItem(inside, field.item).replaceAll('\u00ad', '') : ''
  return [shortened(name) || String(part + 1), ...namesOf(rest, inside, field.item)]
}

function fieldAt(name: string, value: unknown, field: Field): Field {
  const group = field.kind === 'kinds' ? field.options[String(at(value, [field.by]))] : field
  const own = group?.kind === 'group' ? group.fields.find((one) => one.name === name)?.field : undefined
  return own ?? { kind: 'text' }
}

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name
}
