import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** How many rows, as a number on both stores: PostgreSQL's own count is of a type that comes as text. */
export const rowCount = sql<number>`cast(count(*) as integer)`

/** How many rows a query finds. */
export async function countRows<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  return (await query.select(rowCount.as('rows')).executeTakeFirstOrThrow()).rows
}
