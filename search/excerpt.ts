import type { Hit, Search } from './rank.ts'

/** A piece of a text; the words of a question are marked. */
export type Segment = {
  text: string
  isMarked: boolean
  /** Its index in the whole text; different for each. */
  start: number
}

type Span = { start: number; end: number; terms: string[] }

/** A text in one line with the words of the question marked. */
export function markWords(text: string, hit: Hit, search: Search): Segment[] {
  return segments(text, 0, text.length, matches(text, hit, search))
}

/**
 * The part of a passage that says most of the question, cut between words.
 * @param length most characters, without the dots that stand for what is left out
 */
export function excerpt(hit: Hit, search: Search, length: number): Segment[] {
  const text = oneLine(hit.passage.text)
  const spans = matches(text, hit, search)
  if (text.length <= length) return segments(text, 0, text.length, spans)
  const start = sentenceBefore(text, bestStart(spans, length), length)
  const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length)
  const cut = segments(text, start, end, spans)
  return [
    ...(start > 0 ? [{ text: '… ', isMarked: false, start: -1 }] : []),
    ...cut,
    ...(end < text.length ? [{ text: ' …', isMarked: false, start: text.length }] : []),
  ]
}

/** Lines that are no sentences are set apart by a dot. */
function oneLine(text: string): string {
  return text.replace(/(?<=[.!?:;,…])\n/g, ' ').replaceAll('\n', ' · ')
}

function matches(text: string, hit: Hit, search: Search): Span[] {
  // A phrase is one term in the index and several words in the text.
  const wanted = new Set([...hit.terms].flatMap((term) => [term, ...term.split('_')]))
  return search.readTerms(text).flatMap(({ token, terms }) => {
    const found = terms.filter((term) => wanted.has(term))
    return found.length > 0 ? [{ start: token.start, end: token.end, terms: found }] : []
  })
}

/** The first match from which most different terms lie within the length. */
function bestStart(spans: Span[], length: number): number {
  let best = { start: 0, terms: 0 }
  for (const { start } of spans) {
    const within = spans.filter((span) => span.start >= start && span.end <= start + length * 0.8)
    const terms = new Set(within.flatMap((span) => span.terms)).size
    if (terms > best.terms) best = { start, terms }
  }
  return best.start
}

/** Goes back to where a sentence begins, or at least a word, without losing more than a third of the length. */
function sentenceBefore(text: string, start: number, length: number): number {
  const earliest = Math.max(0, start - Math.floor(length / 3))
  if (earliest === 0) return 0
  const before = text.slice(earliest, start)
  const sentence = [...before.matchAll(/(?<=[.!?·] )\S/g)].at(-1)?.index ?? -1
  return sentence === -1 ? text.lastIndexOf(' ', Math.max(0, start - Math.floor(length / 6))) + 1 : earliest + sentence
}

function segments(text: string, from: number, to: number, spans: Span[]): Segment[] {
  const piece = (start: number, end: number, isMarked: boolean) => ({ text: text.slice(start, end), isMarked, start })
  const found: Segment[] = []
  let position = from
  for (const { start, end } of spans) {
    if (start < position || end > to) continue
    found.push(piece(position, start, false), piece(start, end, true))
    position = end
  }
  found.push(piece(position, to, false))
  return found.filter((segment) => segment.text !== '')
}
