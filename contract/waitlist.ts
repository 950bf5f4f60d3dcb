import { z } from 'zod/mini'
import { columnsOf } from './form-fields.ts'
import { formSchema } from './form-schema.ts'
import { waitlistFields } from './waitlist-fields.ts'

/**
 * POST /functions/v1/waiting-list-submit. Programs send no `agreeToPrivacy`, so a missing one is accepted; a form that says
 * `false` is refused. Field codes: those of its fields.
 */
export const waitlistEntry = formSchema(waitlistFields)

/** The entry as a page sends it: what was left empty travels as null. */
export const waitlistSubmission = z.pipe(
  waitlistEntry,
  z.transform((entry) => ({ ...entry, ...columnsOf(waitlistFields, entry) })),
)
