import { z } from 'zod/mini'
import { envelope } from './envelope.ts'
import { limits } from './limits.ts'
import { boundedText, emailAddress, optionalText } from './text.ts'

/** POST /functions/v1/send-contact-email. Field codes: `name: 'length'`, `email: 'invalid'`, `message: 'length'`, `company: 'too_long'`. */
export const contactMessage = z.object({
  name: boundedText({ ...limits.name, oneLine: true }, 'length'),
  email: emailAddress(limits.email, 'invalid'),
  company: optionalText({ ...limits.company, oneLine: true }, 'too_long'),
  message: boundedText(limits.message, 'length'),
  ...envelope,
})

export type ContactMessage = z.infer<typeof contactMessage>
