import { sql } from 'kysely'
import type { TierName } from '#contract/tier-names.ts'
import { countDeleted } from '../db/count-deleted.ts'
import { type Database, emailKey, type Tier, type WaitlistEntryRow, type WaitlistStatus } from '../db/tables.ts'

type NewEntry = Omit<WaitlistEntryRow, 'email_key' | 'position' | 'status' | 'applications' | 'decided_at'>

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
  const { value: position } = await db
    .updateTable('counters')
    .set({ value: sql`value + 1` })
    .where('name', '=', 'waitlist_position')
    .returning('value')
    .executeTakeFirstOrThrow()
  const { id, ...renewed } = entry
  return db
    .insertInto('waitlist_entries')
    .values({ id, ...renewed, email_key: emailKey(entry.email), position, status: 'waiting' })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({
          ...renewed,
          position,
          status: 'waiting',
          applications: sql`waitlist_entries.applications + 1`,
          decided_at: null,
        })
        .where('waitlist_entries.status', '=', 'declined'),
    )
    .returning(['position', 'applications'])
    .executeTakeFirst()
}

export function findEntry(db: Database, email: string): Promise<WaitlistEntryRow | undefined> {
  return db.selectFrom('waitlist_entries').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
}

/** Moves an entry from one of the given states to another; undefined when it is in none of them. */
export function decideEntry(
  db: Database,
  email: string,
  from: WaitlistStatus[],
  to: { status: WaitlistStatus; tier?: TierName; decided_at: string },
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
  const taken = await db
    .updateTable('tiers')
    .set({ accepted_count: sql`accepted_count + 1` })
    .where('tier', '=', tier)
    .whereRef('accepted_count', '<', 'total_slots')
    .returning('tier')
    .executeTakeFirst()
  return taken !== undefined
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
  const { count } = await db
    .selectFrom('waitlist_entries')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .where('tier', '=', tier)
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return count
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

/** Removes somebody's entry. A place that was given stays given: the count of places holds no person. */
export function eraseEntry(db: Database, email: string): Promise<number> {
  return countDeleted(db.deleteFrom('waitlist_entries').where('email_key', '=', emailKey(email)))
}

/** Deletes entries whose last step (entry, acceptance, refusal) lies so far back. Places given away stay given. */
export function deleteEntries(db: Database, lastStepUntil: string): Promise<number> {
  return countDeleted(
    db.deleteFrom('waitlist_entries').where(sql<string>`coalesce(decided_at, created_at)`, '<=', lastStepUntil),
  )
}
