import { sql } from 'kysely'
import type { TierName } from '#contract/tier-names.ts'
import { countChanged, countRows, hasChanged, rowCount } from '../db/count.ts'
import { deleteInSteps } from '../db/delete-in-steps.ts'
import { isSqlite } from '../db/dialect.ts'
import { emailKey } from '../db/email-key.ts'
import { holdsWords } from '../db/holds-words.ts'
import { type Page, pageOf } from '../db/page.ts'
import type { Tier, WaitlistEntryRow, WaitlistStatus } from '../db/tables/waitlist.ts'
import type { Database } from '../db/tables.ts'

type NewEntry = Omit<
  WaitlistEntryRow,
  | 'email_key'
  | 'position'
  | 'status'
  | 'applications'
  | 'decided_at'
  | 'decision_mail_id'
  | 'status_before'
  | 'tier_before'
  | 'freed_at'
>

/**
 * Adds an entry at the end of the list. Who was declined may apply again: the new entry takes the old one's place in the store
 * and a new position.
 * @returns its position and how often the address has applied, or undefined when it waits or has a place already (then roll
 * back, so that no number is lost).
 */
export async function addEntry(
  db: Database,
  entry: NewEntry,
): Promise<Pick<WaitlistEntryRow, 'position' | 'applications'> | undefined> {
  const next = db
    .updateTable('counters')
    .set({ value: sql`value + 1` })
    .where('name', '=', 'waitlist_position')
    .returning('value')
  // In one statement where the store can: everybody else who applies waits for the number until the commit.
  const inOne = !isSqlite(db)
  const on: Pick<Database, 'insertInto'> = inOne ? db.with('next', () => next) : db
  const position = inOne ? sql<number>`(select value from next)` : sql.val((await next.executeTakeFirstOrThrow()).value)
  const { id, ...renewed } = entry
  return on
    .insertInto('waitlist_entries')
    .values({ id, ...renewed, email_key: emailKey(entry.email), position, status: 'waiting' })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({
          ...renewed,
          position: sql`excluded.position`,
          status: 'waiting',
          applications: sql`waitlist_entries.applications + 1`,
          decided_at: null,
          decision_mail_id: null,
          freed_at: null,
        })
        .where('waitlist_entries.status', '=', 'declined'),
    )
    .returning(['position', 'applications'])
    .executeTakeFirst()
}

export function findEntryById(db: Database, id: string): Promise<WaitlistEntryRow | undefined> {
  return db.selectFrom('waitlist_entries').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findEntry(db: Database, email: string): Promise<WaitlistEntryRow | undefined> {
  return db.selectFrom('waitlist_entries').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
}

type DecisionColumn = 'decision_mail_id' | 'status_before' | 'tier_before' | 'freed_at'

/** Moves an entry from one of the given states to another; undefined when it is in none of them. */
export function decideEntry(
  db: Database,
  email: string,
  from: WaitlistStatus[],
  to: Partial<Pick<WaitlistEntryRow, 'status' | 'tier' | 'decided_at' | DecisionColumn>>,
): Promise<WaitlistEntryRow | undefined> {
  return db
    .updateTable('waitlist_entries')
    .set(to)
    .where('email_key', '=', emailKey(email))
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst()
}

/** Takes one place if there is one: a single conditional statement, so that no two can take the last. */
export async function takePlace(db: Database, tier: TierName): Promise<boolean> {
  return db
    .updateTable('tiers')
    .set({ accepted_count: sql`accepted_count + 1` })
    .where('tier', '=', tier)
    .whereRef('accepted_count', '<', 'total_slots')
    .$call(hasChanged)
}

/** Makes one place free again, if one was taken. */
export async function givePlaceBack(db: Database, tier: TierName): Promise<void> {
  await db
    .updateTable('tiers')
    .set({ accepted_count: sql`accepted_count - 1` })
    .where('tier', '=', tier)
    .where('accepted_count', '>', 0)
    .execute()
}

export function listTiers(db: Database): Promise<Tier[]> {
  return db.selectFrom('tiers').selectAll().orderBy('sort').execute()
}

/** A tier that nobody else can change or take a place of until the transaction ends; undefined when there is none of this name. */
export function lockTier(trx: Database, tier: string): Promise<Tier | undefined> {
  return trx
    .updateTable('tiers')
    .set({ sort: sql`sort` })
    .where('tier', '=', tier as TierName)
    .returningAll()
    .executeTakeFirst()
}

export async function setTier(db: Database, { tier, total_slots, accepted_count }: Tier): Promise<void> {
  await db.updateTable('tiers').set({ total_slots, accepted_count }).where('tier', '=', tier).execute()
}

/** People on the list who have a place in a tier. */
export async function countAccepted(db: Database, tier: TierName): Promise<number> {
  return countRows(db.selectFrom('waitlist_entries').where('tier', '=', tier).where('status', '=', 'accepted'))
}

/** In order of arrival. */
export function listEntries(db: Database, status?: WaitlistStatus): Promise<WaitlistEntryRow[]> {
  return db
    .selectFrom('waitlist_entries')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status as WaitlistStatus))
    .orderBy('position')
    .execute()
}

export type EntryFilter = {
  statuses?: readonly WaitlistStatus[]
  /** ISO 8601. */
  createdUntil?: string
  /** Letters that the address, the company or the motivation holds. */
  search?: string
}

/** A page of the entries: who waits in order of arrival, who was decided on with the latest decision first. */
export function pageOfEntries(db: Database, filter: EntryFilter, page: Page) {
  const entries = filteredEntries(db, filter)
  const listed = entries
    .selectAll()
    .orderBy(sql`case when status = 'waiting' then 0 else 1 end`)
    .orderBy(sql`case when status = 'waiting' then null else decided_at end`, 'desc')
    .orderBy('position')
  return pageOf(entries, listed, page)
}

/** Whether there is any: finding one is quicker than counting. */
export async function hasEntry(db: Database, filter: EntryFilter): Promise<boolean> {
  return (await filteredEntries(db, filter).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Decided entries whose letter has not left yet, and when it leaves. */
export function heldDecisions(db: Database, now: Date): Promise<(WaitlistEntryRow & { leaves_at: string })[]> {
  return db
    .selectFrom('outbox')
    .innerJoin('waitlist_entries', 'waitlist_entries.decision_mail_id', 'outbox.id')
    .where('outbox.lane', 'in', ['direct', 'unverified'])
    .where('outbox.status', '=', 'queued')
    .where('outbox.attempts', '=', 0)
    .where('outbox.next_attempt_at', '>', now.toISOString())
    .where('outbox.leased_by', 'is', null)
    .selectAll('waitlist_entries')
    .select('outbox.next_attempt_at as leaves_at')
    .orderBy('position')
    .execute()
}

/** How many there are in each state, and of those who have a place how many in each tier. */
export async function countEntries(
  db: Database,
): Promise<Record<'open' | 'accepted' | 'declined', number> & { placed: Partial<Record<TierName, number>> }> {
  const rows = await db
    .selectFrom('waitlist_entries')
    .select(['status', 'tier', rowCount.as('count')])
    .groupBy(['status', 'tier'])
    .execute()
  const sum = (status: WaitlistStatus) =>
    rows.filter((row) => row.status === status).reduce((total, { count }) => total + count, 0)
  return {
    ...{ open: sum('waiting'), accepted: sum('accepted'), declined: sum('declined') },
    placed: Object.fromEntries(
      rows.filter(({ status }) => status === 'accepted').map(({ tier, count }) => [tier, count]),
    ),
  }
}

function filteredEntries(db: Database, { statuses, createdUntil, search = '' }: EntryFilter) {
  let query = db.selectFrom('waitlist_entries')
  if (statuses) query = query.where('status', 'in', [...statuses])
  if (createdUntil !== undefined) query = query.where('created_at', '<=', createdUntil)
  const text = sql<string>`email || ' ' || coalesce(company, '') || ' ' || coalesce(motivation, '')`
  return search ? query.where(holdsWords(text, search)) : query
}

/** Deletes entries whose last step (entry, acceptance, refusal) lies so far back. Places given away stay given. */
export function deleteEntries(db: Database, lastStepUntil: string): Promise<number> {
  return deleteInSteps((most) =>
    db
      .deleteFrom('waitlist_entries')
      .where('id', 'in', (query) =>
        query
          .selectFrom('waitlist_entries')
          .select('id')
          .where(sql<string>`coalesce(decided_at, created_at)`, '<=', lastStepUntil)
          .limit(most),
      )
      .$call(countChanged),
  )
}
