import { sql } from 'kysely'
import { hasWords } from '../db/enquiry-search.ts'
import { foldText, searchWords } from '../db/search-text.ts'
import type { Database } from '../db/tables.ts'

/** Of each kind the latest so many: whoever looks for more types more. */
const mostOfEach = 1000

/**
 * Ids under which the log may know visitors, by part of their address or a word of their name or company: of what is held of them now. The
 * log itself holds neither, so whoever was erased is not found any more.
 */
export async function findSubjects(db: Database, part: string): Promise<string[]> {
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const like = (column: string) => sql<boolean>`lower(coalesce(${sql.ref(column)}, '')) like ${pattern} escape '\\'`
  const [written, ...others] = await Promise.all([
    writtenBy(db, part),
    db
      .selectFrom('appointments')
      .select('id')
      .where((where) => where.or([like('email_key'), like('name')]))
      .orderBy('created_at', 'desc')
      .limit(mostOfEach)
      .execute(),
    db
      .selectFrom('waitlist_entries')
      .select('id')
      .where((where) => where.or([like('email_key'), like('company')]))
      .orderBy('created_at', 'desc')
      .limit(mostOfEach)
      .execute(),
    db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where(sql<boolean>`email_key like ${pattern} escape '\\'`)
      .orderBy('created_at', 'desc')
      .limit(mostOfEach)
      .execute(),
    db
      .selectFrom('suspected_submissions')
      .select('id')
      .where(like('email_key'))
      .orderBy('created_at', 'desc')
      .limit(mostOfEach)
      .execute(),
    db
      .selectFrom('outbox')
      .select('id')
      .where(like('recipient'))
      .orderBy('created_at', 'desc')
      .limit(mostOfEach)
      .execute(),
  ])
  return [...written, ...others.flat().map(({ id }) => id)]
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
