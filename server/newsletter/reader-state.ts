import { sql } from 'kysely'
import type { SubscriberStatus } from '../db/tables/readers.ts'

/** How a reader stands, as people are told. */
export const readerStates = ['waiting', 'confirmed', 'left', 'refused', 'complained', 'suppressed'] as const

export type ReaderState = (typeof readerStates)[number]

/**
 * The state of a row of `newsletter_subscribers`, for a query's columns and conditions. What keeps an address away says more than
 * what became of its subscription.
 */
export const readerState = sql<ReaderState>`coalesce(
  (select case reason when 'bounced' then 'refused' when 'complained' then 'complained' else 'suppressed' end
    from newsletter_suppressions
    where newsletter_suppressions.email_key = newsletter_subscribers.email_key
    order by created_at desc limit 1),
  case newsletter_subscribers.status when 'pending' then 'waiting' when 'confirmed' then 'confirmed' else 'left' end)`

/** The states that are a subscription's own, of readers whom nothing keeps away. */
export const subscriptionOf: Partial<Record<ReaderState, SubscriberStatus>> = {
  waiting: 'pending',
  confirmed: 'confirmed',
  left: 'unsubscribed',
}

/** Those whose address something keeps away, found from the few that are. */
export const isSuppressed = sql<boolean>`newsletter_subscribers.email_key in (select email_key from newsletter_suppressions)`

/** All others: PostgreSQL reads `not in` row by row. */
export const isNotSuppressed = sql<boolean>`not exists (
  select 1 from newsletter_suppressions where newsletter_suppressions.email_key = newsletter_subscribers.email_key)`
