import { isDeepStrictEqual } from 'node:util'
import { alignItems } from '#content/align-items.ts'
import type { Field } from '#content/form/field.ts'
import type { EntryValue, Side } from './edit-value.ts'
import { type Piece, wordDiff } from './word-diff.ts'

/** One difference between what is published and what is written. */
export type Change = {
  side: Side
  /** Names of fields and numbers of items, from the outside in. */
  path: (string | number)[]
  kind: 'changed' | 'added' | 'removed' | 'moved'
  before: Piece[]
  after: Piece[]
}

/** What is different, place by place, in the order of the form. */
export function changesBetween(published: EntryValue, value: EntryValue, field: Field): Change[] {
  const sides: Side[] = value.shared === undefined && published.shared === undefined ? ['de', 'en'] : ['shared']
  return sides.flatMap((side) =>
    compared(published[side], value[side], field, []).map((change) => ({ ...change, side })),
  )
}

/** A difference inside of one field. */
export type FieldChange = Omit<Change, 'side'>

/** What is different between two texts of a field: words, or paragraphs of a long text. */
export function fieldChanges(before: string, after: string, field: Field): FieldChange[] {
  return compared(before, after, field, [])
}

function compared(before: unknown, after: unknown, field: Field, path: Change['path']): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (before === undefined || after === undefined) return whole(before, after, path)
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
  return [{ path, kind: 'changed', ...wordDiff(old, now) }]
}

function comparedLists(before: unknown[], after: unknown[], item: Field, path: Change['path']): FieldChange[] {
  const places = alignItems(before, after)
  const gone = before.flatMap((one, index) => (places.includes(index) ? [] : whole(one, undefined, [...path, index])))
  const kept = places.filter((place) => place !== undefined)
  const isMoved = kept.some((place, index) => place < (kept[index - 1] ?? -1))
  const inside = after.flatMap((one, index) => {
    const place = places[index]
    return place === undefined
      ? whole(undefined, one, [...path, index])
      : compared(before[place], one, item, [...path, index])
  })
  return [...gone, ...inside, ...(isMoved ? [{ path, kind: 'moved' as const, before: [], after: [] }] : [])]
}

/** Only the paragraphs that differ. */
function comparedParagraphs(before: string, after: string, path: Change['path']): FieldChange[] {
  const [old, now] = [before.split(/\n{2,}/), after.split(/\n{2,}/)]
  return comparedLists(old, now, { kind: 'text' }, path)
}

function whole(before: unknown, after: unknown, path: Change['path']): FieldChange[] {
  const pieces = (value: unknown): Piece[] =>
    value === undefined ? [] : [{ text: shownAs(value), isOther: true }].filter(({ text }) => text !== '')
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  return [{ path, kind, before: pieces(before), after: pieces(after) }]
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
