import { sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import { dialledNumber } from './search-text.ts'
import type { Database } from './tables.ts'

/** The words of a search; of a telephone number, all ways in which somebody may have written it. */
function waysOf(words: string[]): string[][] {
  const dialled = dialledNumber(words.join(' '))
  if (!dialled) return [words]
  const [prefix = '', ...groups] = [[0, 3], [3, 6], [6, 8], [8]].map(([from, to]) => dialled.slice(from, to))
  const abroad = `41${dialled.slice(1)}`
  return [words, [dialled], [abroad], [prefix, ...groups], ['41', prefix.slice(1), ...groups]]
}

/** Words as SQLite's full-text search reads them, each from its beginning. */
export const matching = (words: string[]) =>
  waysOf(words)
    .map((way) => `(${way.map((word) => `"${word}"*`).join(' AND ')})`)
    .join(' OR ')

/** The same for PostgreSQL. */
const query = (words: string[]) =>
  waysOf(words)
    .map((way) => `(${way.map((word) => `${word}:*`).join(' & ')})`)
    .join(' | ')

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
    : sql<boolean>`to_tsvector('simple', search_text) @@ to_tsquery('simple', ${query(words)})`
}
