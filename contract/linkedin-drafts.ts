import { z } from 'zod/mini'
import { languages } from './language.ts'
import { briefLimits, postLengths, postTones } from './linkedin-post.ts'
import { boundedText, optionalText } from './text.ts'

/**
 * POST /functions/v1/linkedin-drafts: what a language model is to write posts about. Field codes: `'length'` (topic,
 * audience), `'too_long'` (point, call), `'invalid'` (tone, length, language).
 */
export const draftBrief = z.object({
  topic: boundedText({ min: 1, max: briefLimits.topic, oneLine: true }, 'length'),
  audience: boundedText({ min: 1, max: briefLimits.audience, oneLine: true }, 'length'),
  /** What the author wants to say, in own words. */
  point: optionalText({ max: briefLimits.point }, 'too_long'),
  /** What readers shall do. */
  call: optionalText({ max: briefLimits.call, oneLine: true }, 'too_long'),
  tone: z.enum(postTones, 'invalid'),
  length: z.enum(postLengths, 'invalid'),
  /** Of the posts. */
  language: z.enum(languages, 'invalid'),
})

export type DraftBrief = z.infer<typeof draftBrief>

/**
 * One or more drafts, plain text, each below LinkedIn's limit. The first paragraph is the opening and fits into what the
 * feed shows. Without a model the call is refused as `no_model`, and as `model_failed` where it wrote nothing usable.
 */
export const linkedinDrafts = z.object({ success: z.literal(true), drafts: z.array(z.string()) })

export type LinkedinDrafts = z.infer<typeof linkedinDrafts>
