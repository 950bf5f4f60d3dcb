import { type Place, textAt } from '#content/form/word-pairs.ts'
import type { EntryValue } from '../editing/entry.ts'

/** What was proposed, as far as it can be told where it stands. */
export type Proposed = { place: Place; text: string; replaces: string }

/**
 * Where words of a model stand that nobody has read. It is told from the words themselves, not from who put them there or how: at
 * any place of the same kind, whatever became of lists meanwhile. What stood there before, or is published there, everybody knows.
 */
export function unreadPlaces({ place, text, replaces }: Proposed, value: EntryValue, published: EntryValue): Place[] {
  return placesLike(place, value).filter((one) =>
    hasUnread(text, textAt(value, one), [replaces, textAt(published, one)]),
  )
}

/**
 * Whether a text has something of a proposal that is in none of the known texts. A short text is read as one. A long one is read
 * paragraph by paragraph: whoever has changed one of them may not have seen the others.
 */
function hasUnread(proposal: string, text: string, known: string[]): boolean {
  if (!proposal.includes('\n')) return text.trim() === proposal.trim() && !known.includes(text)
  const [here, there] = [new Set(paragraphsOf(text)), new Set(known.flatMap(paragraphsOf))]
  return paragraphsOf(proposal).some((paragraph) => here.has(paragraph) && !there.has(paragraph))
}

/** By their words: an editor may write the signs around them in another way. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => (paragraph.match(/[\p{L}\p{N}]+/gu) ?? []).join(' '))
}

/** All places of the same names, in whichever items of lists. */
export function placesLike([name, ...rest]: Place, value: unknown): Place[] {
  if (name === undefined) return [[]]
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [...value.keys()] : Object.hasOwn(value, name) ? [name] : []
  return names.flatMap((one) =>
    placesLike(rest, (value as Record<string | number, unknown>)[one]).map((below) => [one, ...below]),
  )
}
