import { contactFields } from './contact-fields.ts'
import { formSchema } from './form-schema.ts'

/** POST /functions/v1/send-contact-email. Field codes: those of its fields. */
export const contactMessage = formSchema(contactFields)
