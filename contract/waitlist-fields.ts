import type { FormFields } from './form-fields.ts'
import { limits } from './limits.ts'
import { tierNames } from './tier-names.ts'

/** The waiting list. Labels: `wizard.labels` in `content/{de,en}/waitlist.yaml`. How to add a field: docs/forms.md. */
export const waitlistFields = {
  email: {
    kind: 'email',
    ...limits.waitlistEmail,
    code: 'invalid',
    missing: 'required',
    personal: 'person',
    autoComplete: 'email',
    listed: true,
  },
  agreeToPrivacy: { kind: 'consent', code: 'required', personal: 'technical' },
  tier: {
    kind: 'choice',
    options: tierNames,
    otherwise: 'general_waitlist',
    code: 'unknown',
    personal: 'technical',
    listed: true,
  },
  company: {
    kind: 'line',
    ...limits.company,
    optional: true,
    code: 'too_long',
    personal: 'person',
    autoComplete: 'organization',
    listed: true,
  },
  motivation: {
    kind: 'text',
    ...limits.motivation,
    optional: true,
    code: 'too_long',
    personal: 'free text',
    listed: true,
  },
} as const satisfies FormFields

export type WaitlistField = keyof typeof waitlistFields
