import { z } from 'zod'
import { languages } from '#contract/language.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be blank')
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')

export const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/

export const issueFields = z.strictObject({
  slug: z.string().regex(slugPattern, 'must be small letters, digits and hyphens, at most 80'),
  language: z.enum(languages, `must be one of ${languages.join(', ')}`),
  subject: line(150),
  /** What mail programs show beside the subject. */
  preheader: line(200),
  /** The headline; the subject where there is none. */
  title: line(150).optional(),
})

export type IssueFields = z.infer<typeof issueFields>
