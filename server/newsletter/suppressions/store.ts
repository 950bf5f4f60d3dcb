import { sql } from 'kysely'
import { countChanged, countRows } from '../../db/count.ts'
import { holds } from '../../db/holds-words.ts'
import { type Page, pageOf } from '../../db/page.ts'
import type { NewsletterSuppression, SuppressionReason } from '../../db/tables/readers.ts'
import type { Database } from '../../db/tables.ts'
import type { SuppressionKeys } from './keys.ts'

/** The latest entry of an address. */
export function findSuppression(
  db: Database,
  { address_hash, email_key }: SuppressionKeys,
): Promise<NewsletterSuppression | undefined> {
  return db
    .selectFrom('newsletter_suppressions')
    .selectAll()
    .where((row) => row.or([row('address_hash', '=', address_hash), row('email_key', '=', email_key)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** Of some addresses, the keys of those that are suppressed, and why. */
export async function suppressedAmong(
  db: Database,
  addresses: SuppressionKeys[],
): Promise<Map<string, SuppressionReason>> {
  const found = new Map<string, SuppressionReason>()
  for (let start = 0; start < addresses.length; start += addressesAtATime) {
    const some = addresses.slice(start, start + addressesAtATime)
    const byHash = new Map(some.map(({ address_hash, email_key }) => [address_hash, email_key]))
    const rows = await db
      .selectFrom('newsletter_suppressions')
      .select(['address_hash', 'email_key', 'reason'])
      .where((row) =>
        row.or([
          row('address_hash', 'in', [...byHash.keys()]),
          row(
            'email_key',
            'in',
            some.map(({ email_key }) => email_key),
          ),
        ]),
      )
      .execute()
    for (const row of rows) {
      const key = row.email_key ?? byHash.get(row.address_hash)
      if (key !== undefined) found.set(key, row.reason)
    }
  }
  return found
}

/** Two parameters each; both databases take some thousands. */
const addressesAtATime = 500

/** Writes an entry in the place of the one that its address had. */
export async function putSuppression(db: Database, suppression: NewsletterSuppression): Promise<void> {
  const { address_hash: _, ...rest } = suppression
  await db
    .insertInto('newsletter_suppressions')
    .values(suppression)
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(rest))
    .execute()
}

/** Keeps an address away whose person was erased: nothing but the hash stays. */
export async function suppressErased(db: Database, keys: SuppressionKeys, now: string): Promise<void> {
  await db
    .updateTable('newsletter_suppressions')
    .set({ email_key: null, server_words: null, mail_id: null })
    .where('email_key', '=', keys.email_key)
    .execute()
  await putSuppression(db, {
    address_hash: keys.address_hash,
    email_key: null,
    reason: 'erased',
    smtp_code: null,
    server_words: null,
    mail_id: null,
    ended_subscription: 0,
    created_at: now,
  })
}

/** @returns what was lifted. */
export function liftSuppression(
  db: Database,
  { address_hash, email_key }: SuppressionKeys,
): Promise<NewsletterSuppression[]> {
  return db
    .deleteFrom('newsletter_suppressions')
    .where((row) => row.or([row('address_hash', '=', address_hash), row('email_key', '=', email_key)]))
    .returningAll()
    .execute()
}

/** Newest first. Of erased people and of those long gone no address is held. */
export function listSuppressions(db: Database, page: Page, reason?: SuppressionReason) {
  const all = db
    .selectFrom('newsletter_suppressions')
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason as SuppressionReason))
  return pageOf(all, all.selectAll().orderBy('created_at', 'desc').orderBy('address_hash'), page)
}

/** Held with their address, which is in no list of readers. */
function strangers(db: Database, search = '') {
  return db
    .selectFrom('newsletter_suppressions')
    .where('email_key', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_subscribers')
            .select('newsletter_subscribers.id')
            .whereRef('newsletter_subscribers.email_key', '=', 'newsletter_suppressions.email_key'),
        ),
      ),
    )
    .$if(search !== '', (query) => query.where(holds(sql`email_key`, search)))
}

export async function countStrangers(db: Database, search?: string): Promise<number> {
  return countRows(strangers(db, search))
}

/** Newest first. */
export async function listStrangers(
  db: Database,
  page: Page,
  search: string,
): Promise<{ rows: (NewsletterSuppression & { email: string })[]; total: number }> {
  const all = strangers(db, search)
  const listed = all.selectAll().orderBy('created_at', 'desc').orderBy('address_hash')
  const { rows, total } = await pageOf(all, listed, page)
  return { rows: rows.map((row) => ({ ...row, email: row.email_key ?? '' })), total }
}

/** Forgets addresses and words of old entries; their hashes stay. @returns how many. */
export async function forgetAddresses(db: Database, suppressedUntil: string): Promise<number> {
  return db
    .updateTable('newsletter_suppressions')
    .set({ email_key: null, server_words: null, mail_id: null })
    .where('email_key', 'is not', null)
    .where('created_at', '<=', suppressedUntil)
    .$call(countChanged)
}
