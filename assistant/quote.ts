import type { Hit } from '#search/rank.ts'
import { expectedAnswer } from './expected-answer.ts'
import type { FeatureVector } from './features.ts'
import type { Knowledge } from './knowledge.ts'
import { sentencesOf } from './sentences.ts'

/** Characters. A passage up to `whole` is quoted whole; of a longer one, its most telling sentences, up to `most`. */
export type QuoteLength = { whole: number; most: number }

/** A line up to this long, such as a row of a table, stays whole. */
const shortLine = 100

/**
 * What a sentence has in common with the question: the words that it holds, the two as wholes, an answer of the kind that is
 * asked for. The first one tells what a passage is about. A word that was said before tells little.
 */
const telling = { similarity: 3, expected: 1.5, first: 0.6, again: 0.3 }
/** So many characters are quoted at least; beyond, only what tells this share of the most telling sentence. */
const leastQuoted = 260
const leastTelling = 0.12

type Sentence = { text: string; line: number; index: number }

/** A short sentence at the beginning, such as `Nein.`, answers the heading; so similar must a question be to be answered by it, too. */
const yesOrNo = /^(?:\S+ ){0,2}(?:ja|nein|doch|nicht|yes|no|not)\b(?: \S+)?[.,!]$/i
const sameQuestion = 0.6
/** Asks for more than yes or no: a question word at the beginning, or after a comma. */
const openQuestion =
  /(?:^|[,;:.!?]\s*(?:und |and )?)(?:wer|was|wann|wänn|wo\w*|wie\w*|warum|weshalb|welche?\w*|who|what|when|where|why|how|which)\b/i

/** What of a passage answers a question, without its heading when that is a question, else with it, so that it can be understood. */
export function quote(hit: Hit, question: string, knowledge: Knowledge, length: QuoteLength): string {
  const { heading, isOpening } = hit.passage
  const text = sectionOf(hit, knowledge)
  const sentences = withoutOpener(readSentences(text), heading, question, knowledge)
  const body = paragraphs(
    text.length <= length.whole ? sentences : mostTelling(sentences, hit, question, knowledge, length.most),
  )
  return heading.endsWith('?') || isOpening ? body : `${heading.replace(/[.:]$/, '')}: ${body}`
}

/** A long section is several passages, and any of them may hold the answer. */
function sectionOf({ passage }: Hit, { passages }: Knowledge): string {
  return passages
    .filter(({ href, heading }) => href === passage.href && heading === passage.heading)
    .map(({ text }) => text)
    .join('\n')
}

function readSentences(text: string): Sentence[] {
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line, number) =>
      (line.length <= shortLine ? [line] : sentencesOf(line)).map((sentence) => ({ text: sentence, line: number })),
    )
    .map((sentence, index) => ({ ...sentence, index }))
}

/** `Nein.` to a heading is no answer to who asks where. */
function withoutOpener(sentences: Sentence[], heading: string, question: string, { vectorise }: Knowledge): Sentence[] {
  const [first, ...others] = sentences
  const isOpener = others.length > 0 && first !== undefined && yesOrNo.test(first.text)
  if (!isOpener || !openQuestion.test(question)) return sentences
  return cosine(vectorise(question), vectorise(heading)) >= sameQuestion ? sentences : others
}

/** The most telling sentences within the length, in their own order: a word of the question that few of them hold tells most. */
function mostTelling(
  sentences: Sentence[],
  hit: Hit,
  question: string,
  { search, vectorise }: Knowledge,
  length: number,
): Sentence[] {
  const asked = vectorise(question)
  const isExpected = expectedAnswer(question)
  const wanted = hit.terms.union(new Set(search.readTerms(question).flatMap(({ terms }) => terms)))
  const read = sentences.map((sentence, index) => ({
    sentence,
    terms: search.readTerms(sentence.text).flatMap(({ terms }) => terms.filter((term) => wanted.has(term))),
    other:
      telling.similarity * cosine(asked, vectorise(sentence.text)) +
      (isExpected(sentence.text) ? telling.expected : 0) +
      (index === 0 ? telling.first : 0),
  }))
  const idf = (term: string) => Math.log(1 + read.length / read.filter(({ terms }) => terms.includes(term)).length)
  const said = new Set<string>()
  const chosen: Sentence[] = []
  let left = length
  let most = 0
  while (read.length > chosen.length) {
    const [best] = read
      .filter(({ sentence }) => !chosen.includes(sentence) && (chosen.length === 0 || sentence.text.length <= left))
      .map(({ sentence, terms, other }) => ({
        sentence,
        terms,
        score: other + sum([...new Set(terms)].map((term) => idf(term) * (said.has(term) ? telling.again : 1))),
      }))
      .sort((one, other) => other.score - one.score)
    if (!best || (length - left >= leastQuoted && best.score < leastTelling * most)) break
    chosen.push(best.sentence)
    left -= best.sentence.text.length
    most = Math.max(most, best.score)
    for (const term of best.terms) said.add(term)
  }
  return chosen.sort((one, other) => one.index - other.index)
}

/** Of two vectors of length one. */
function cosine(one: FeatureVector, other: FeatureVector): number {
  return sum([...one].map(([bucket, weight]) => weight * (other.get(bucket) ?? 0)))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Sentences of one line stay together, with dots for what is left out between them; lines that are no sentences become a list. */
function paragraphs(sentences: Sentence[]): string {
  const lines = [...Map.groupBy(sentences, ({ line }) => line).values()].map((ofLine) =>
    ofLine
      .map(({ text, index }, position) => {
        const before = ofLine[position - 1]
        return `${before === undefined ? '' : index === before.index + 1 ? ' ' : ' … '}${text}`
      })
      .join(''),
  )
  const isSentence = (line: string) => /[.!?:»)]$/.test(line)
  return lines
    .map((line, index) => {
      const isItem = !isSentence(line) && lines.length > 1
      const followsItem = index > 0 && !isSentence(lines[index - 1] ?? '')
      return `${index === 0 ? '' : isItem && followsItem ? '\n' : '\n\n'}${isItem ? '– ' : ''}${line}`
    })
    .join('')
}
