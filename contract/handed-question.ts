import { z } from 'zod/mini'
import { chatLimits } from './chat.ts'
import { languages } from './language.ts'
import { boundedText } from './text.ts'

/**
 * POST /functions/v1/hand-on-question: a question that the assistant could not answer, which its visitor hands on so that
 * the site may answer it one day. No name, no address, no chat around it.
 * Field codes: `question: 'length'`, `agreeToPrivacy: 'required'`.
 */
export const handedQuestion = z.object({
  question: boundedText({ min: 1, max: chatLimits.question, oneLine: true }, 'length'),
  agreeToPrivacy: z.literal(true, 'required'),
  /** The language of the page it was asked on. Unknown ones count as not given. */
  language: z.optional(z.catch(z.optional(z.enum(languages)), undefined)),
})

export type HandedQuestion = z.input<typeof handedQuestion>
