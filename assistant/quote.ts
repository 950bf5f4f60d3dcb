import { sentencesOf } from '#contract/sentences.ts'
import type { Passage } from '#search/passages.ts'
import type { Hit } from '#search/rank.ts'
import { expectedAnswer } from './expected-answer.ts'
import type { FeatureVector } from './features.ts'
import type { Knowledge } from './knowledge.ts'
import { questionKind } from './question-kind.ts'

/** A line up to this long, such as a row of a table, stays whole. */
const shortLine = 100

/**
 * What a sentence has in common with the question: the words that it holds, the two as wholes, the utterances nearest to the
 * question, an answer of the kind that is asked for. The first one tells what a passage is about, and answers its own question.
 * A word that was said before tells less. Fitted to the open sets, with and without the utterances that are near to their questions.
 */
const telling = { similarity: 8, utterances: 12, expected: 1.5, first: 0.3, again: 0.5, firstOfOwn: 5 }
type Sentence = { text: string; line: number; index: number }

/**
 * What answers its heading and says little without: `Nein.`, `Sie müssen nicht.`, which another question may want the other
 * way round, and `They go on a list.`
 */
const leansOnHeading =
  /^(?:\S+[.!]\s|(?:\S+ ){0,2}(?:ja|nein|doch|nicht|yes|no|not)\b(?: \S+)?[.,!:]|(?:er|es|sie|it|they)\s)/i
/** Begins what makes no sense, or another one, without the sentence before. */
const leansOnSentence =
  /^(?:danach|darum|deshalb|beides?|dazu|dabei|davon|dafür|dann|dort|sonst|after that|both|therefore|then|otherwise|that is why)\b/i
/** From this similarity to the heading on, a question is the passage's own. */
const sameQuestion = 0.6

/**
 * What of a passage answers a question, with its heading where it cannot be understood without: all of it, or its most telling sentences.
 * @param length words, at most
 */
export function quote(hit: Hit, question: string, knowledge: Knowledge, length: number): string {
  const { heading, isOpening } = hit.passage
  const text = passagesOf(hit, knowledge)
    .map(({ text }) => text)
    .join('\n')
  const sentences = readSentences(text)
  const quoted = wordsIn(text) <= length ? sentences : mostTelling(sentences, hit, question, knowledge, length)
  const body = paragraphs(quoted)
  if (isOpening) return body
  if (!heading.endsWith('?')) return `${heading.replace(/[.:]$/, '')}: ${body}`
  const leans = quoted[0]?.index !== 0 || leansOnHeading.test(body)
  return leans && !isOwnQuestion(question, heading, knowledge) ? `${heading} ${body}` : body
}

function isOwnQuestion(question: string, heading: string, { vectorise }: Knowledge): boolean {
  const isSameKind = questionKind(question) === questionKind(heading)
  return isSameKind && cosine(vectorise(question), vectorise(heading)) >= sameQuestion
}

/** A long section is several passages, and any of them may hold the answer. */
function passagesOf({ passage }: Hit, { passages }: Knowledge): Passage[] {
  return passages.filter(({ href, heading }) => href === passage.href && heading === passage.heading)
}

function readSentences(text: string): Sentence[] {
  const sentences: Omit<Sentence, 'index'>[] = []
  for (const [line, all] of text.split('\n').filter(Boolean).entries()) {
    for (const sentence of all.length <= shortLine ? [all] : sentencesOf(all)) {
      const before = sentences.at(-1)
      if (before?.line === line && leansOnSentence.test(sentence)) before.text += ` ${sentence}`
      else sentences.push({ text: sentence, line })
    }
  }
  return sentences.map((sentence, index) => ({ ...sentence, index }))
}

/** The most telling sentences within the length, in their own order: a word of the question that few of them hold tells most. */
function mostTelling(
  sentences: Sentence[],
  hit: Hit,
  question: string,
  knowledge: Knowledge,
  length: number,
): Sentence[] {
  const { search, vectorise } = knowledge
  const asked = vectorise(question)
  const nearest = knowledge.nearestUtterancesOf(
    asked,
    passagesOf(hit, knowledge).map(({ id }) => id),
  )
  const isExpected = expectedAnswer(question)
  const first = isOwnQuestion(question, hit.passage.heading, knowledge) ? telling.firstOfOwn : telling.first
  const wanted = hit.terms.union(new Set(search.readTerms(question).flatMap(({ terms }) => terms)))
  const otherwiseTelling = (text: string) => {
    const said = vectorise(text)
    return (
      telling.similarity * cosine(asked, said) +
      telling.utterances * nearest(said) +
      (isExpected(text) ? telling.expected : 0)
    )
  }
  const read = sentences.map((sentence, index) => ({
    sentence,
    words: wordsIn(sentence.text),
    terms: search.readTerms(sentence.text).flatMap(({ terms }) => terms.filter((term) => wanted.has(term))),
    other: otherwiseTelling(sentence.text) + (index === 0 ? first : 0),
  }))
  const idf = (term: string) => Math.log(1 + read.length / read.filter(({ terms }) => terms.includes(term)).length)
  const said = new Set<string>()
  const chosen: Sentence[] = []
  let left = length
  while (read.length > chosen.length) {
    const [best] = read
      .filter(({ sentence, words }) => !chosen.includes(sentence) && (chosen.length === 0 || words <= left))
      .map(({ other, ...each }) => ({
        ...each,
        score: other + sum([...new Set(each.terms)].map((term) => idf(term) * (said.has(term) ? telling.again : 1))),
      }))
      .sort((one, other) => other.score - one.score)
    if (!best) break
    chosen.push(best.sentence)
    left -= best.words
    for (const term of best.terms) said.add(term)
  }
  return chosen.sort((one, other) => one.index - other.index)
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

/** Of two vectors of length one. */
export function cosine(one: FeatureVector, other: FeatureVector): number {
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
