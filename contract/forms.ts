import { appointmentFields } from './appointment-fields.ts'
import { contactFields } from './contact-fields.ts'
import type { FormFields } from './form-fields.ts'
import { newsletterFields } from './newsletter-fields.ts'
import { waitlistFields } from './waitlist-fields.ts'

/** Forms that anybody may send. */
export const forms = {
  appointment: appointmentFields,
  contact: contactFields,
  newsletter: newsletterFields,
  waitlist: waitlistFields,
} satisfies Record<string, FormFields>

export type FormName = keyof typeof forms

export const formNames = Object.keys(forms) as FormName[]
