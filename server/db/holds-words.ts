import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a text in lower case holds these letters. */
export function holds(text: RawBuilder<string>, letters: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${text} like ${`%${letters.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

/** Whether a text holds every word of a search, as letters; always where the search is empty. For tables that are looked through. */
export function holdsWords(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const each = words.map((word) => holds(sql`lower(${text})`, word))
  return words.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(each, sql` and `)})`
}
