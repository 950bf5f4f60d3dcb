import { sql } from 'kysely'
import { dayAfter, startOfDay, swissDay } from '#content/swiss-time.ts'
import type { TierName } from '#contract/tier-names.ts'
import type { Database, Tables } from '../db/tables.ts'
import { listTiers } from '../waitlist/store.ts'

/** What has happened in a span of time, and how things stand at its end. Numbers only: nobody is named. */
export type DigestFigures = {
  /** ISO 8601. */
  since: string
  until: string
  contacts: number
  /** Messages among them that register for an event. */
  registrations: number
  /** Booked in that time, and those of the day at its end: when they begin, ISO 8601. Absent in letters of earlier versions. */
  appointments?: { booked: number; today: string[] }
  waitlist: { joined: number; waiting: number; overdue: number }
  places: { tier: TierName; accepted: number; total: number }[]
  newsletter: { confirmed: number; left: number; bounced: number; complained: number; readers: number }
  /** Counted on the day before its end. Absent in letters of earlier versions. */
  site?: { visits: number; views: number }
  /** Put aside in a wave of spam: all that wait for a decision. */
  suspected: number
  mails: { sent: number; queued: number; dead: number }
  /** Of high and critical severity. */
  securityEvents: number
}

/** @param overdueBefore entries that have waited since before this time are past what the operator promised */
export async function digestFigures(
  db: Database,
  { since, until, overdueBefore }: { since: string; until: string; overdueBefore: string },
): Promise<DigestFigures> {
  const within = (column: string) => sql<boolean>`${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${until}`
  const count = async (table: keyof Tables, ...conditions: ReturnType<typeof within>[]) => {
    const all = sql.join(conditions, sql` and `)
    const { rows } = await sql<{ count: number }>`
      select cast(count(*) as integer) as count from ${sql.table(table)} where ${all}`.execute(db)
    return rows[0]?.count ?? 0
  }
  const is = (column: string, value: string) => sql<boolean>`${sql.ref(column)} = ${value}`
  return {
    since,
    until,
    contacts: await count('contact_messages', within('created_at')),
    registrations: await count('contact_messages', within('created_at'), sql`event is not null`),
    appointments: {
      booked: await count('appointments', within('created_at')),
      today: await startsOn(db, new Date(until)),
    },
    waitlist: {
      joined: await count('waitlist_entries', within('created_at')),
      waiting: await count('waitlist_entries', is('status', 'waiting')),
      overdue: await count('waitlist_entries', is('status', 'waiting'), sql`created_at <= ${overdueBefore}`),
    },
    places: (await listTiers(db)).map((tier) => ({
      tier: tier.tier,
      accepted: tier.accepted_count,
      total: tier.total_slots,
    })),
    newsletter: {
      confirmed: await count('newsletter_subscribers', within('confirmed_at'), is('status', 'confirmed')),
      left: await count('newsletter_subscribers', within('unsubscribed_at')),
      bounced: await count('newsletter_suppressions', within('created_at'), is('reason', 'bounced')),
      complained: await count('newsletter_suppressions', within('created_at'), is('reason', 'complained')),
      readers: await count('newsletter_subscribers', is('status', 'confirmed')),
    },
    site: await countedBefore(db, new Date(until)),
    suspected: await count('suspected_submissions', sql`true`),
    mails: {
      sent: await count('outbox', within('sent_at')),
      queued: await count('outbox', is('status', 'queued')),
      dead: await count('outbox', is('status', 'dead'), sql`settled_at is null`),
    },
    securityEvents: await count('security_events', within('created_at'), sql`severity in ('high', 'critical')`),
  }
}

/** When the conversations of a day in Zurich begin. */
async function startsOn(db: Database, moment: Date): Promise<string[]> {
  const day = swissDay(moment)
  const rows = await db
    .selectFrom('appointments')
    .select('start')
    .where('status', '=', 'booked')
    .where('start', '>=', startOfDay(day).toISOString())
    .where('start', '<', startOfDay(dayAfter(day)).toISOString())
    .orderBy('start')
    .execute()
  return rows.map(({ start }) => start)
}

/** Visits and views of the last day that is over: today's counts are still on their way. */
async function countedBefore(db: Database, moment: Date): Promise<{ visits: number; views: number }> {
  const yesterday = swissDay(new Date(startOfDay(swissDay(moment)).getTime() - 1))
  const { visits, views } = await db
    .selectFrom('daily_counts')
    .select([
      sql<number>`cast(coalesce(sum(case when metric = 'visit' then count else 0 end), 0) as integer)`.as('visits'),
      sql<number>`cast(coalesce(sum(case when metric = 'view' then count else 0 end), 0) as integer)`.as('views'),
    ])
    .where('day', '=', yesterday)
    .executeTakeFirstOrThrow()
  return { visits, views }
}
