import type { Language } from '#contract/language.ts'
import { countChanged, hasChanged, rowCount } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import type {
  NewsletterImport,
  NewsletterSubscriber,
  NewsletterToken,
  ReaderEvent,
  SubscriberStatus,
} from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'

/** Finds the subscriber of an address or adds one that is pending, in the same step for known and unknown addresses. */
export async function findOrAddSubscriber(
  db: Database,
  subscriber: Omit<NewsletterSubscriber, 'email_key' | 'status' | 'confirmed_at' | 'unsubscribed_at' | 'import_id'>,
): Promise<string> {
  const email_key = emailKey(subscriber.email)
  const { id } = await db
    .insertInto('newsletter_subscribers')
    .values({ ...subscriber, email_key, status: 'pending' })
    // Changes nothing, but answers which one is there.
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function addToken(db: Database, token: Omit<NewsletterToken, 'used_at'>): Promise<void> {
  return addTokens(db, [token])
}

/** Adds those that are not there yet, some hundreds at most. */
export async function addTokens(db: Database, tokens: Omit<NewsletterToken, 'used_at'>[]): Promise<void> {
  await db
    .insertInto('newsletter_tokens')
    .values(tokens)
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

export async function setLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db.updateTable('newsletter_subscribers').set({ language }).where('id', '=', id).execute()
}

/**
 * Ends a subscription and makes confirmation links that are still under way useless.
 * @returns false when it had ended before.
 */
export async function unsubscribe(db: Database, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .executeTakeFirst()
  await db.deleteFrom('newsletter_tokens').where('subscriber_id', '=', id).where('purpose', '=', 'confirm').execute()
  return numUpdatedRows > 0
}

/** Gives a subscription back that ended without its reader having left. @returns whether there was one. */
export async function restoreReader(db: Database, email: string): Promise<boolean> {
  return db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', unsubscribed_at: null })
    .where('email_key', '=', emailKey(email))
    .where('status', '=', 'unsubscribed')
    .where('confirmed_at', 'is not', null)
    .$call(hasChanged)
}

export async function countByStatus(db: Database): Promise<Partial<Record<SubscriberStatus, number>>> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['status', rowCount.as('count')])
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

/** What is held of one reader. */
export type HeldReader = {
  subscriber: NewsletterSubscriber
  links: NewsletterToken[]
  events: ReaderEvent[]
  /** Where the address came from, and on what consent, when it was imported. */
  origin: Pick<NewsletterImport, 'source' | 'consent' | 'created_at'> | undefined
}

/** The reader of an address with the links that were sent to it and what happened. */
export async function findReader(db: Database, email: string): Promise<HeldReader | undefined> {
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
  const origin = subscriber.import_id
    ? await db
        .selectFrom('newsletter_imports')
        .select(['source', 'consent', 'created_at'])
        .where('id', '=', subscriber.import_id)
        .executeTakeFirst()
    : undefined
  return { subscriber, links, events: await readerEvents(db, subscriber.id), origin }
}

/** What happened with a reader, oldest first. */
export function readerEvents(db: Database, subscriberId: string): Promise<ReaderEvent[]> {
  return db
    .selectFrom('reader_events')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Removes a reader with all links. @returns how many readers that were: none or one. */
export function eraseReader(db: Database, email: string): Promise<number> {
  return countChanged(db.deleteFrom('newsletter_subscribers').where('email_key', '=', emailKey(email)))
}

/** Deletes sign-ups that nobody confirmed, with their links, unless a later sign-up of the same address still may be. */
export async function deleteUnconfirmed(db: Database, signedUpUntil: string, now: string): Promise<number> {
  await db
    .deleteFrom('newsletter_tokens')
    .where('purpose', '=', 'confirm')
    .where('consent_at', '<=', signedUpUntil)
    .where('expires_at', '<=', now)
    .execute()
  return db
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
    )
    .$call(countChanged)
}

/** Deletes who left so long ago. Kept of each is a keyed hash: no import brings them back. */
export async function deleteUnsubscribed(
  db: Database,
  leftUntil: string,
  hashOf: (email: string) => string,
  now: string,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('newsletter_subscribers')
      .where('status', '=', 'unsubscribed')
      .where('unsubscribed_at', '<=', leftUntil)
      .returning('email')
      .execute()
    for (const { email } of gone) {
      await trx
        .insertInto('newsletter_suppressions')
        .values({ address_hash: hashOf(email), reason: 'left', created_at: now })
        .onConflict((conflict) => conflict.column('address_hash').doNothing())
        .execute()
    }
    return gone.length
  })
}
