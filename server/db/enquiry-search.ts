import { sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import type { Database } from './tables.ts'

/** Words as SQLite's full-text search reads them, each from its beginning. */
export const matching = (words: string[]) => words.map((word) => `"${word}"*`).join(' ')

/** A row for each message that has some folded words: what to count without reading messages. */
export function rowsWithWords(db: Database, words: string[]) {
  return isSqlite(db)
    ? sql`enquiry_search where enquiry_search match ${matching(words)}`
    : sql`contact_messages where ${hasWords(db, words)}`
}

/**
 * Messages in which, with their notes and replies, all of these folded words begin. Answered by an index on both stores.
 * @param latest where only the latest so many are asked for: on SQLite the index then reads no more
 */
export function hasWords(db: Database, words: string[], latest?: number) {
  const end = latest === undefined ? sql`` : sql` order by rowid desc limit ${latest}`
  return isSqlite(db)
    ? sql<boolean>`id in (select message_id from enquiry_search_rows where number in (
        select rowid from enquiry_search where enquiry_search match ${matching(words)}${end}))`
    : sql<boolean>`to_tsvector('simple', search_text) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
}
