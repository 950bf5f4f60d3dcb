import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { countDeleted } from '../db/count-deleted.ts'
import {
  type Database,
  emailKey,
  type NewsletterSubscriber,
  type NewsletterToken,
  type SubscriberStatus,
} from '../db/tables.ts'

/** Finds the subscriber of an address or adds one that is pending, in the same steps for known and unknown addresses. */
export async function findOrAddSubscriber(
  db: Database,
  subscriber: Omit<NewsletterSubscriber, 'email_key' | 'status' | 'confirmed_at' | 'unsubscribed_at'>,
): Promise<string> {
  const email_key = emailKey(subscriber.email)
  await db
    .insertInto('newsletter_subscribers')
    .values({ ...subscriber, email_key, status: 'pending' })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email_key', '=', email_key)
    .executeTakeFirstOrThrow()
  return id
}

export async function addToken(db: Database, token: Omit<NewsletterToken, 'used_at'>): Promise<void> {
  await db
    .insertInto('newsletter_tokens')
    .values(token)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** Uses up a confirmation token, once and before it expires. */
export function useConfirmToken(db: Database, tokenHash: string, now: string): Promise<NewsletterToken | undefined> {
  return db
    .updateTable('newsletter_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export function findToken(
  db: Database,
  tokenHash: string,
  purpose: NewsletterToken['purpose'],
): Promise<NewsletterToken | undefined> {
  return db
    .selectFrom('newsletter_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

export function findSubscriber(db: Database, id: string): Promise<NewsletterSubscriber | undefined> {
  return db.selectFrom('newsletter_subscribers').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function confirmSubscriber(
  db: Database,
  id: string,
  proof: Pick<NewsletterSubscriber, 'language' | 'consent_version' | 'consent_at' | 'consent_page' | 'confirmed_at'>,
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ ...proof, status: 'confirmed', unsubscribed_at: null })
    .where('id', '=', id)
    .execute()
}

/** @returns how many readers that were: none or one. */
export async function setLanguage(db: Database, id: string, language: Language): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ language })
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends a subscription and makes confirmation links that are still under way useless. */
export async function unsubscribe(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .execute()
  await db.deleteFrom('newsletter_tokens').where('subscriber_id', '=', id).where('purpose', '=', 'confirm').execute()
}

/** Gives a subscription back that ended without its reader having left. @returns whether there was one. */
export async function restoreReader(db: Database, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', unsubscribed_at: null })
    .where('email_key', '=', emailKey(email))
    .where('status', '=', 'unsubscribed')
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function countByStatus(db: Database): Promise<Partial<Record<SubscriberStatus, number>>> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['status', sql<number>`cast(count(*) as integer)`.as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** Newest first. */
export function listSubscribers(db: Database, status?: SubscriberStatus): Promise<NewsletterSubscriber[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status as SubscriberStatus))
    .orderBy('created_at', 'desc')
    .execute()
}

/** The reader of an address and the links that were sent to it. */
export async function findReader(
  db: Database,
  email: string,
): Promise<{ subscriber: NewsletterSubscriber; links: NewsletterToken[] } | undefined> {
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!subscriber) return undefined
  const links = await db
    .selectFrom('newsletter_tokens')
    .selectAll()
    .where('subscriber_id', '=', subscriber.id)
    .orderBy('consent_at')
    .execute()
  return { subscriber, links }
}

/** Removes a reader with all links. @returns how many readers that were: none or one. */
export function eraseReader(db: Database, email: string): Promise<number> {
  return countDeleted(db.deleteFrom('newsletter_subscribers').where('email_key', '=', emailKey(email)))
}

/** Deletes sign-ups that nobody confirmed, with their links, unless a later sign-up of the same address still may be. */
export async function deleteUnconfirmed(db: Database, signedUpUntil: string, now: string): Promise<number> {
  await db
    .deleteFrom('newsletter_tokens')
    .where('purpose', '=', 'confirm')
    .where('consent_at', '<=', signedUpUntil)
    .where('expires_at', '<=', now)
    .execute()
  return countDeleted(
    db
      .deleteFrom('newsletter_subscribers')
      .where('status', '=', 'pending')
      .where('created_at', '<=', signedUpUntil)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('newsletter_tokens')
              .select('newsletter_tokens.id')
              .whereRef('newsletter_tokens.subscriber_id', '=', 'newsletter_subscribers.id'),
          ),
        ),
      ),
  )
}

export function deleteUnsubscribed(db: Database, leftUntil: string): Promise<number> {
  return countDeleted(
    db
      .deleteFrom('newsletter_subscribers')
      .where('status', '=', 'unsubscribed')
      .where('unsubscribed_at', '<=', leftUntil),
  )
}
