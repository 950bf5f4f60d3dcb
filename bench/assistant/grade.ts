import { answerFromSite } from '#assistant/answer.ts'
import { filled } from '#assistant/facts.ts'
import type { KnowledgeReader } from '#assistant/knowledge.ts'
import { swissNumber } from '#content/amounts.ts'
import { read as readDocument } from '#content/documents.ts'
import { availability } from '#content/tiers.ts'
import type { ChatAnswer, ChatMessage } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import type { Question } from './sets.ts'

export type Graded = {
  question: Question
  answer: ChatAnswer
  /** Answered with the expected words from an expected source; or refused, where there is no answer. */
  isRight: boolean
  isRightSource: boolean
  /** Processor time: the clock would measure what else the machine is doing. */
  milliseconds: number
}

export async function gradeAll(questions: Question[], language: Language, read: KnowledgeReader): Promise<Graded[]> {
  const graded: Graded[] = []
  for (const question of questions) graded.push(await grade(question, language, read))
  return graded
}

async function grade(question: Question, language: Language, read: KnowledgeReader): Promise<Graded> {
  const messages = question.asked.map((content): ChatMessage => ({ role: 'user', content }))
  const started = process.cpuUsage()
  const { answer } = await answerFromSite(messages, language, read, {
    tiers: availability(readDocument('tiers')),
    bookingUrl: '/book',
  })
  const { user, system } = process.cpuUsage(started)
  const milliseconds = (user + system) / 1000
  if (question.sources.length === 0) {
    return { question, answer, isRight: !answer.answered, isRightSource: !answer.answered, milliseconds }
  }
  const isRightSource =
    answer.answered &&
    question.sources.some((source) => answer.sources.some(({ href }) => isAt(href, source, language)))
  const known = openWords(language)
  const isRight =
    isRightSource && question.says.every((words) => saysOneOf(answer.message, filled(words, language, known)))
  return { question, answer, isRight, isRightSource, milliseconds }
}

/** What the sets leave open, beside the facts of content/, because the operator may change it: bare amounts, places. */
function openWords(language: Language): Record<string, string> {
  const amounts = Object.entries(readDocument('company').prices).map(([key, { amount }]) => [
    `amount.${key}`,
    swissNumber(amount),
  ])
  const [founders, early] = availability(readDocument('tiers'))
  const ofFounders = `${language === 'de' ? 'von' : 'of'} ${founders?.total_slots}`
  return {
    ...Object.fromEntries(amounts),
    'hours.from': readDocument('company').hours.consultation.from,
    'places.free': String(early?.available_slots),
    'places.founders': `${founders?.accepted_count} ${ofFounders}`,
    'places.foundersFree': `${founders?.available_slots} ${ofFounders}`,
  }
}

/** `/` means the home page itself; any other expected address also stands for what is below it. */
function isAt(href: string, expected: string, language: Language): boolean {
  const path = language === 'en' ? href.replace(/^\/en(?=\/)/, '') : href
  return expected === '/' ? /^\/(?:#|$)/.test(path) : path.startsWith(expected)
}

function saysOneOf(message: string, words: string): boolean {
  const plain = (text: string) =>
    text.toLowerCase().replaceAll('\u00a0', ' ').replaceAll('\u2060', '').replaceAll('’', "'")
  return words.split('|').some((word) => plain(message).includes(plain(word)))
}
