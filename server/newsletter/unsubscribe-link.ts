import { randomUUID } from 'node:crypto'
import type { Database, NewsletterSubscriber } from '../db/tables.ts'
import { hashToken, linkToken } from '../mail/links.ts'
import { addToken } from './store.ts'

/** Stores a reader's link for leaving, as a hash, unless it is there. It follows from the site's secret and never runs out. */
export async function keepUnsubscribeLink(
  db: Database,
  secret: string,
  { id, language, consent_version, consent_at, consent_page }: NewsletterSubscriber,
): Promise<void> {
  await addToken(db, {
    id: randomUUID(),
    subscriber_id: id,
    purpose: 'unsubscribe',
    token_hash: hashToken(linkToken(secret, 'unsubscribe', id)),
    language,
    consent_version,
    consent_at,
    consent_page,
    expires_at: null,
  })
}
