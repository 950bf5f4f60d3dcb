import { sql } from 'kysely'

/** Rows whose id begins so, compared letter by letter: in a pattern, `%` would be every row. */
export function idBegins(start: string) {
  return sql<boolean>`substr(id, 1, ${start.length}) = ${start}`
}
