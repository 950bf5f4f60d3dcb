import type { Hit, Search } from '#search/rank.ts'

/** A short passage is quoted whole; of a longer one the lines that say most of the question. */
const longestQuote = 900

/** A passage as the answer quotes it: without its heading when that is a question, else with it, so that it can be understood. */
export function quote(hit: Hit, search: Search, length: number = longestQuote): string {
  const { heading, text, isOpening } = hit.passage
  const lines = text.split('\n').filter(Boolean)
  const body = paragraphs(text.length <= length ? lines : chosenLines(lines, hit, search, length))
  return heading.endsWith('?') || isOpening ? body : `${heading.replace(/[.:]$/, '')}: ${body}`
}

/** The best lines within the length, in their own order; the first line tells what it is about. */
function chosenLines(lines: string[], hit: Hit, search: Search, length: number): string[] {
  const scored = lines.map((line, place) => ({
    line,
    place,
    score: meaning(line, hit, search) + (place === 0 ? 0.5 : 0),
  }))
  const chosen: typeof scored = []
  let left = length
  for (const candidate of scored.toSorted((one, other) => other.score - one.score)) {
    if (chosen.length > 0 && candidate.line.length > left) continue
    chosen.push(candidate)
    left -= candidate.line.length
  }
  return chosen.sort((one, other) => one.place - other.place).map(({ line }) => line)
}

/** How many different words of the question a line holds. */
function meaning(line: string, hit: Hit, search: Search): number {
  const found = search.readTerms(line).flatMap(({ terms }) => terms.filter((term) => hit.terms.has(term)))
  return new Set(found).size
}

/** Lines that are no sentences become a list. */
function paragraphs(lines: string[]): string {
  const isSentence = (line: string) => /[.!?:»)]$/.test(line)
  return lines
    .map((line, place) => {
      const isItem = !isSentence(line) && lines.length > 1
      const followsItem = place > 0 && !isSentence(lines[place - 1] ?? '')
      return `${place === 0 ? '' : isItem && followsItem ? '\n' : '\n\n'}${isItem ? '– ' : ''}${line}`
    })
    .join('')
}
