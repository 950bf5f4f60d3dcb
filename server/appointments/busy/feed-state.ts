import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { BusyFeed } from '../../db/tables/appointments.ts'
import type { Database } from '../../db/tables.ts'

/** Under which a calendar is known: its address is a secret and stands in no table. */
export function feedKey(secret: string, url: string): string {
  return createHmac('sha256', secret).update(`busy feed ${url}`).digest('base64url').slice(0, 32)
}

export function findFeed(db: Database, key: string): Promise<BusyFeed | undefined> {
  return db.selectFrom('busy_feeds').selectAll().where('url_hash', '=', key).executeTakeFirst()
}

/** Writes down what is known of a calendar now, and forgets all others. */
export async function keepFeed(db: Database, feed: BusyFeed): Promise<void> {
  await db.deleteFrom('busy_feeds').where('url_hash', '<>', feed.url_hash).execute()
  const { url_hash, ...state } = feed
  await db
    .insertInto('busy_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('url_hash').doUpdateSet(state))
    .execute()
}

export async function forgetFeeds(db: Database): Promise<void> {
  await db.deleteFrom('busy_feeds').execute()
}

/** How the calendar of BUSY_ICS_URL stands. Times are ISO 8601. */
export type BusyFeedReport = {
  /** When it was last read, or null: never yet. */
  readAt: string | null
  /** Why the last try failed, in a few words. */
  failure: string | null
  /** Since when nothing was read; at first, since it was first tried. */
  silentSince: string | null
}

/** @returns undefined when no calendar is set */
export async function reportBusyFeed(
  db: Database,
  { busyFeedUrl, secret }: Pick<Config, 'busyFeedUrl' | 'secret'>,
): Promise<BusyFeedReport | undefined> {
  if (!busyFeedUrl) return undefined
  const feed = await findFeed(db, feedKey(secret, busyFeedUrl))
  return {
    readAt: feed?.read_at ?? null,
    failure: feed?.failure ?? null,
    silentSince: feed ? (feed.read_at ?? feed.since) : null,
  }
}
