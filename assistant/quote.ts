import type { Hit, Search } from '#search/rank.ts'

/** A short passage is quoted whole; of a longer one the lines that say most of the question. */
const longestQuote = 900
/** The first line tells what it is about. */
const firstLine = 0.5

/** A passage as the answer quotes it: without its heading when that is a question, else with it, so that it can be understood. */
export function quote(hit: Hit, search: Search, length: number = longestQuote): string {
  const { heading, text, isOpening } = hit.passage
  const lines = text.split('\n').filter(Boolean)
  const body = paragraphs(text.length <= length ? lines : chosenLines(lines, hit, search, length))
  return heading.endsWith('?') || isOpening ? body : `${heading.replace(/[.:]$/, '')}: ${body}`
}

/** The best lines within the length, in their own order: a word of the question that few of them hold tells most. */
function chosenLines(lines: string[], hit: Hit, search: Search, length: number): string[] {
  const found = lines.map((line) => wordsOfQuestion(line, hit, search))
  const weightOf = (term: string) => Math.log(1 + lines.length / found.filter((terms) => terms.has(term)).length)
  const scored = lines.map((line, index) => ({
    line,
    index,
    score: sum([...(found[index] ?? [])].map(weightOf)) + (index === 0 ? firstLine : 0),
  }))
  const chosen: typeof scored = []
  let left = length
  for (const candidate of scored.toSorted((one, other) => other.score - one.score)) {
    if (chosen.length > 0 && candidate.line.length > left) continue
    chosen.push(candidate)
    left -= candidate.line.length
  }
  return chosen.sort((one, other) => one.index - other.index).map(({ line }) => line)
}

/** The different words of the question that a line holds. */
function wordsOfQuestion(line: string, hit: Hit, search: Search): Set<string> {
  return new Set(search.readTerms(line).flatMap(({ terms }) => terms.filter((term) => hit.terms.has(term))))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Lines that are no sentences become a list. */
function paragraphs(lines: string[]): string {
  const isSentence = (line: string) => /[.!?:»)]$/.test(line)
  return lines
    .map((line, index) => {
      const isItem = !isSentence(line) && lines.length > 1
      const followsItem = index > 0 && !isSentence(lines[index - 1] ?? '')
      return `${index === 0 ? '' : isItem && followsItem ? '\n' : '\n\n'}${isItem ? '– ' : ''}${line}`
    })
    .join('')
}
