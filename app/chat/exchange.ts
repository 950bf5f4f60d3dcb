import { z } from 'zod/mini'
import { type ChatMessage, chatLimits, chatSource } from '#contract/chat.ts'
import { languages } from '#contract/language.ts'

/** A question and what became of it. */
export const exchange = z.object({
  id: z.string(),
  question: z.string(),
  /** Of the page it was asked on, and so of the answer. */
  language: z.enum(languages),
  /** The answer as far as it has come. */
  text: z.string(),
  sources: z.array(chatSource),
  /** `unknown`: answered, but with the word that this is not on the site. */
  status: z.enum(['waiting', 'answered', 'unknown', 'stopped', 'failed']),
  /** Handed on to the site's people, as nobody's. */
  handedOn: z.optional(z.boolean()),
  failure: z.optional(z.object({ code: z.string(), retryAfterSeconds: z.optional(z.number()) })),
})

export type Exchange = z.infer<typeof exchange>

/** Pairs of question and answer that fit into one call beside the new question. */
const mostPairs = Math.floor((chatLimits.turns - 1) / 2)

/** What is sent for a new question: the latest of the chat that got an answer, and the question last. */
export function messagesFor(question: string, before: Exchange[]): ChatMessage[] {
  const answered = before.filter(
    ({ text, status }) => text.trim() !== '' && status !== 'waiting' && status !== 'failed',
  )
  const earlier = answered.slice(-mostPairs).flatMap(({ question, text }): ChatMessage[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: text.slice(0, chatLimits.answer) },
  ])
  return [...earlier, { role: 'user', content: question }]
}
