import { fill } from '#app/lib/fill.ts'
import { limits } from '#contract/limits.ts'
import { withoutNumbers } from './answer-text.ts'
import type { ChatCopy } from './chat-copy.ts'
import type { Exchange } from './exchange.ts'

/** Room that is left in the contact form for the visitor's own words. */
const ownWords = 300

/** Lengths that answers are cut to, the first that makes all fit: what the visitor asked matters more. */
const answerLengths = [Number.POSITIVE_INFINITY, 500, 200, 80]

/** The chat as a message for the contact form, short enough for it. Of a very long chat the latest questions are kept. */
export function handOverText(exchanges: Exchange[], words: ChatCopy['handOver']): string {
  const room = limits.message.max - ownWords
  for (const length of answerLengths) {
    const text = exchanges.map((one) => withAnswer(one, words, length)).join('\n\n')
    if (text.length <= room) return text
  }
  const questions = exchanges.map(({ question }) => fill(words.question, { text: question }))
  while (questions.length > 1 && questions.join('\n').length > room) questions.shift()
  return questions.join('\n')
}

function withAnswer({ question, text }: Exchange, words: ChatCopy['handOver'], length: number): string {
  const answer = withoutNumbers(text).replace(/\n+/g, '\n')
  const cut = answer.length > length ? `${answer.slice(0, length).replace(/\s\S*$/, '')} …` : answer
  return [fill(words.question, { text: question }), cut && fill(words.answer, { text: cut })].filter(Boolean).join('\n')
}

/** An answer with its sources' full addresses, for the clipboard. */
export function clipboardText({ text, sources }: Exchange): string {
  const addresses = sources.map(({ title, href }) => `${title}: ${new URL(href, location.href).href}`)
  return [withoutNumbers(text), addresses.join('\n')].filter(Boolean).join('\n\n')
}
