import { formSchema } from './form-schema.ts'
import { newsletterFields } from './newsletter-fields.ts'

/** POST /functions/v1/newsletter-subscribe. Field codes: those of its fields. */
export const newsletterSubscription = formSchema(newsletterFields)
