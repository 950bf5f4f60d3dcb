import { sql } from 'kysely'
import { hasWords } from '../db/enquiry-search.ts'
import { holds } from '../db/holds-words.ts'
import { foldText, searchWords } from '../db/search-text.ts'
import type { Database } from '../db/tables.ts'

/** Of each kind the latest so many: whoever looks for more types more. */
const mostOfEach = 1000

/** Where somebody's address or name stands. */
const columns = {
  appointments: ['email_key', 'name'],
  waitlist_entries: ['email_key', 'company'],
  newsletter_subscribers: ['email_key'],
  suspected_submissions: ['email_key'],
  outbox: ['recipient'],
} as const
const tables = Object.keys(columns) as (keyof typeof columns)[]

/**
 * Ids under which the log may know visitors, by part of their address or a word of their name or company: of what is held of them now. The
 * log itself holds neither, so whoever was erased is not found any more.
 */
export async function findSubjects(db: Database, part: string): Promise<string[]> {
  const found = await Promise.all([
    writtenBy(db, part),
    ...tables.map(async (table) => {
      const named = (columns[table] as readonly string[]).map((column) =>
        holds(sql`lower(coalesce(${sql.ref(column)}, ''))`, part),
      )
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where(sql<boolean>`(${sql.join(named, sql` or `)})`)
        .orderBy('created_at', 'desc')
        .limit(mostOfEach)
        .execute()
      return rows.map(({ id }) => id)
    }),
  ])
  return found.flat()
}

/** Enquiries of whoever is called so. Their index knows every word of them; which of them name somebody is looked at here. */
async function writtenBy(db: Database, part: string): Promise<string[]> {
  const words = searchWords(part)
  if (words.length === 0) return []
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'company', 'email'])
    .where(hasWords(db, words, 5 * mostOfEach))
    .limit(5 * mostOfEach)
    .execute()
  const named = rows.filter((row) => words.every((word) => foldText(row.name, row.company, row.email).includes(word)))
  return named.slice(0, mostOfEach).map(({ id }) => id)
}
