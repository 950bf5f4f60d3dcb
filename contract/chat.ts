import { z } from 'zod/mini'
import { languages } from './language.ts'
import { characterCount, limits } from './limits.ts'

/** Bounds of one call. A longer chat goes on: the page sends the last `turns` messages of it. */
export const chatLimits = {
  /** Characters of a visitor's message. */
  question: 1000,
  /** Characters of an answer that is sent back as part of the chat. */
  answer: 6000,
  /** Messages in one call, answers included. */
  turns: 20,
} as const

/** Who said something: the visitor, or the site's own answer of before. */
const chatMessage = z
  .object({
    role: z.enum(['user', 'assistant'], 'invalid'),
    content: z
      .string('required')
      .check(z.maxLength(limits.rawText, { error: 'too_long', abort: true }), z.trim(), z.minLength(1, 'required')),
  })
  .check(
    z.refine(
      ({ role, content }) => characterCount(content) <= (role === 'user' ? chatLimits.question : chatLimits.answer),
      'too_long',
    ),
  )

export type ChatMessage = z.infer<typeof chatMessage>

/**
 * POST /functions/v1/chat. The last message is the visitor's question; the ones before it are the chat so far.
 * Field codes: `messages: 'required' | 'too_long' | 'too_many' | 'invalid'`.
 */
export const chatRequest = z.object({
  messages: z.pipe(
    // Counted before any of them is read.
    z.array(z.unknown(), 'required').check(z.minLength(1, 'required'), z.maxLength(chatLimits.turns, 'too_many')),
    z.array(chatMessage).check(z.refine((messages) => messages.at(-1)?.role === 'user', 'invalid')),
  ),
  /** The page's language; decides the language of the answer. Unknown ones count as not given. */
  language: z.optional(z.catch(z.optional(z.enum(languages)), undefined)),
})

export type ChatRequest = z.infer<typeof chatRequest>

/** Where an answer comes from. `href`: a path in the page's own language with its anchor, or an absolute address (booking). */
export const chatSource = z.object({ title: z.string(), href: z.string() })

export type ChatSource = z.infer<typeof chatSource>

/**
 * The answer, whole. `message` is plain text: paragraphs stand apart by an empty line, an item of a list begins with `– `
 * on a line of its own, and `[1]` refers to the first of `sources`. Never markup: it must be shown as text.
 * Where `answered` is false, the sources are the ways to ask a person: contact and booking.
 */
export const chatAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  sources: z.array(chatSource),
  answered: z.boolean(),
})

export type ChatAnswer = z.infer<typeof chatAnswer>

/**
 * The same with `Accept: text/event-stream`: `event: delta` any number of times, each data a `ChatDelta` whose text is
 * appended to what was shown; then `event: done` once, its data the whole `ChatAnswer`, which replaces what was shown.
 * A stream that ends without `done` was cut off. A refusal comes as JSON with its status instead of a stream.
 */
export const chatDelta = z.object({ text: z.string() })

export type ChatDelta = z.infer<typeof chatDelta>
