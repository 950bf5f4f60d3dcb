import { suppressionKey } from '../../abuse/keyed-hash.ts'
import { emailKey } from '../../db/email-key.ts'
import type { NewsletterSuppression } from '../../db/tables/readers.ts'

/** Under what an address is found: the hash alone after an erasure, the address too after a change of SECRET. */
export type SuppressionKeys = Pick<NewsletterSuppression, 'address_hash'> & { email_key: string }

export function suppressionKeys(secret: string, email: string): SuppressionKeys {
  return { address_hash: suppressionKey(secret, email), email_key: emailKey(email) }
}
