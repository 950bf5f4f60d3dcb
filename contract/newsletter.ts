import { z } from 'zod/mini'
import { envelope } from './envelope.ts'
import { limits } from './limits.ts'
import { emailAddress } from './text.ts'

/** POST /functions/v1/newsletter-subscribe. Field codes: `email: 'invalid'`. */
export const newsletterSubscription = z.object({ email: emailAddress(limits.email, 'invalid'), ...envelope })

export type NewsletterSubscription = z.infer<typeof newsletterSubscription>
