import type { FormFields } from './form-fields.ts'
import { limits } from './limits.ts'

/** The contact form. Labels: `form.labels` in `content/{de,en}/contact.yaml`. How to add a field: docs/forms.md. */
export const contactFields = {
  name: { kind: 'line', ...limits.name, code: 'length', personal: 'person', autoComplete: 'name', listed: true },
  email: { kind: 'email', ...limits.email, code: 'invalid', personal: 'person', autoComplete: 'email', listed: true },
  company: {
    kind: 'line',
    ...limits.company,
    optional: true,
    code: 'too_long',
    personal: 'person',
    autoComplete: 'organization',
    listed: true,
  },
  /** The event (content/events.yaml) that the message registers for. */
  event: { kind: 'reference', of: 'event', max: 100, optional: true, personal: 'person', listed: true },
  /** The page that was read before the form, as its path. */
  origin: { kind: 'reference', of: 'page', max: 200, optional: true, personal: 'technical' },
  message: { kind: 'text', ...limits.message, code: 'length', personal: 'free text', listed: true },
} as const satisfies FormFields

export type ContactField = keyof typeof contactFields
