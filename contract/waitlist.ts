import { z } from 'zod/mini'
import { envelope } from './envelope.ts'
import { limits } from './limits.ts'
import { emailAddress, optionalText } from './text.ts'
import { tierNames } from './tiers.ts'

/**
 * POST /functions/v1/waiting-list-submit. The specified payload carries no consent, so a missing `agreeToPrivacy` is accepted
 * from programs; a form that says `false` is refused.
 * Field codes: `email: 'required' | 'invalid'`, `agreeToPrivacy: 'required'`, `company: 'too_long'`, `motivation: 'too_long'`, `tier: 'unknown'`.
 */
export const waitlistEntry = z.object({
  email: z.pipe(
    z.string('required').check(z.refine((text) => text.trim() !== '', { error: 'required', abort: true })),
    emailAddress(limits.waitlistEmail, 'invalid'),
  ),
  agreeToPrivacy: z.optional(z.literal(true, 'required')),
  company: optionalText({ ...limits.company, oneLine: true }, 'too_long'),
  motivation: optionalText(limits.motivation, 'too_long'),
  tier: z.pipe(
    z.transform((tier) => tier || 'general_waitlist'),
    z.enum(tierNames, 'unknown'),
  ),
  ...envelope,
})

export type WaitlistEntry = z.infer<typeof waitlistEntry>

/** The entry as a page sends it: what was left empty travels as null. */
export const waitlistSubmission = z.pipe(
  waitlistEntry,
  z.transform(({ company = null, motivation = null, ...entry }) => ({ ...entry, company, motivation })),
)

/** The order in which the form's rules are checked; the first that fails is the one shown. Specification, section 5. */
export const waitlistFieldOrder = ['email', 'agreeToPrivacy', 'company', 'motivation', 'tier'] as const
