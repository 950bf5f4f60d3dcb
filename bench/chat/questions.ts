import type { Language } from '#contract/language.ts'

/**
 * What a visitor asks. A talk of several messages is an array: the last is the question, the ones before it are what the
 * visitor said earlier.
 */
export type Asked = string | string[]

export type Question = {
  asked: Asked
  /** The answer must cite one of these: an address that begins so, without the language's prefix. Empty: not answerable. */
  sources: string[]
  /** Words that the answer must hold, whatever their case; `a|b` either. */
  says: string[]
}

export type QuestionSet = Record<Language, Question[]>

/** One question in a line of a table. */
export function answerable(asked: Asked, sources: string, ...says: string[]): Question {
  return { asked, sources: sources.split(' '), says }
}

/** What the site says nothing about: the assistant must say so. */
export function unanswerable(asked: Asked): Question {
  return { asked, sources: [], says: [] }
}
