import type { FormFields } from './form-fields.ts'
import { limits } from './limits.ts'

/** Signing up to the newsletter. */
export const newsletterFields = {
  email: { kind: 'email', ...limits.email, code: 'invalid', personal: 'person', autoComplete: 'email', listed: true },
} as const satisfies FormFields
