import { randomUUID } from 'node:crypto'
import type { NewsletterSubscriber } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'
import { hashToken, linkToken } from '../mail/links.ts'
import { addTokens } from './store.ts'

type LinkOwner = Pick<NewsletterSubscriber, 'id' | 'language' | 'consent_version' | 'consent_at' | 'consent_page'>

/** Stores a reader's link for leaving, as a hash, unless it is there. It follows from the site's secret and never runs out. */
export function keepUnsubscribeLink(db: Database, secret: string, reader: LinkOwner): Promise<void> {
  return keepUnsubscribeLinks(db, secret, [reader])
}

/** The same for many, in one statement. */
export async function keepUnsubscribeLinks(db: Database, secret: string, readers: LinkOwner[]): Promise<void> {
  const tokens = readers.map(({ id, language, consent_version, consent_at, consent_page }) => ({
    id: randomUUID(),
    subscriber_id: id,
    purpose: 'unsubscribe' as const,
    token_hash: unsubscribeHash(secret, id),
    language,
    consent_version,
    consent_at,
    consent_page,
    expires_at: null,
  }))
  await addTokens(db, tokens)
}

/** What is stored of a reader's link for leaving. */
export function unsubscribeHash(secret: string, subscriberId: string): string {
  return hashToken(linkToken(secret, 'unsubscribe', subscriberId))
}
