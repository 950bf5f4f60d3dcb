import { sql } from 'kysely'
import { countChanged } from '../db/count.ts'
import { isSqlite } from '../db/dialect.ts'
import { emailKey } from '../db/email-key.ts'
import type { Database } from '../db/tables.ts'

/** Every address of the person who has this one, as keys: first the one that stands for all of them. */
export async function addressesOf(db: Database, email: string): Promise<string[]> {
  const key = emailKey(email)
  const into = await db
    .selectFrom('merged_addresses')
    .select('into_key')
    .where('email_key', '=', key)
    .executeTakeFirst()
  const main = emailKey(into?.into_key ?? key)
  const others = await db
    .selectFrom('merged_addresses')
    .select('email_key')
    .where('into_key', '=', main)
    .orderBy('merged_at')
    .orderBy('email_key')
    .execute()
  return [...new Set([main, ...others.map(({ email_key }) => email_key)])]
}

/** Lets cards be merged one after the other: two at once would leave a chain, of which a card shows, and an erasure takes, a part. */
export async function takeMerges(trx: Database): Promise<void> {
  if (!isSqlite(trx)) await sql`lock table merged_addresses in share row exclusive mode`.execute(trx)
}

/** Makes addresses belong to the person who has `into`. Those that belonged to the person of one of them come along. */
export async function mergeAddresses(db: Database, keys: string[], into: string, now: Date): Promise<void> {
  for (const email_key of keys) {
    const row = { email_key, into_key: into, merged_at: now.toISOString() }
    await db
      .insertInto('merged_addresses')
      .values(row)
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ into_key: into }))
      .execute()
  }
}

/** Makes an address a person of its own again. @returns how many there were */
export function splitAddress(db: Database, email: string): Promise<number> {
  return countChanged(db.deleteFrom('merged_addresses').where('email_key', '=', emailKey(email)))
}

/** Forgets to whom addresses belonged. */
export async function eraseMerges(db: Database, keys: string[]): Promise<void> {
  await db
    .deleteFrom('merged_addresses')
    .where((where) => where.or([where('email_key', 'in', keys), where('into_key', 'in', keys)]))
    .execute()
}

/** Of some addresses those that belong to another one, and to which. */
export async function mergedInto(db: Database, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('merged_addresses').selectAll().where('email_key', 'in', keys).execute()
  return new Map(rows.map(({ email_key, into_key }) => [email_key, into_key]))
}

const holding = [
  'contact_messages',
  'appointments',
  'waitlist_entries',
  'newsletter_subscribers',
  'suspected_submissions',
] as const

/** Forgets what belonged together once nothing more is held on one of the two. */
export function deleteLooseMerges(db: Database): Promise<number> {
  const isHeld = (key: string) =>
    sql.join(
      holding.map(
        (table) =>
          sql`exists (select 1 from ${sql.table(table)} as held where held.email_key = ${sql.ref(`merged_addresses.${key}`)})`,
      ),
      sql` or `,
    )
  return db
    .deleteFrom('merged_addresses')
    .where(sql<boolean>`not (${isHeld('email_key')}) or not (${isHeld('into_key')})`)
    .$call(countChanged)
}
