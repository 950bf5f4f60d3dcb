import { DeleteResult, type InsertResult, type SelectQueryBuilder, sql, UpdateResult } from 'kysely'
import type { Tables } from './tables.ts'

/** How many rows, as a number on both stores: PostgreSQL's own count is of a type that comes as text. */
export const rowCount = sql<number>`cast(count(*) as integer)`

/** How many rows a query finds. */
export async function countRows<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  return (await query.select(rowCount.as('rows')).executeTakeFirstOrThrow()).rows
}

type Changing = { executeTakeFirstOrThrow(): Promise<DeleteResult | UpdateResult | InsertResult> }

/** Runs what changes rows and says how many it took. */
export async function countChanged(query: Changing): Promise<number> {
  const result = await query.executeTakeFirstOrThrow()
  if (result instanceof DeleteResult) return Number(result.numDeletedRows)
  return Number(result instanceof UpdateResult ? result.numUpdatedRows : result.numInsertedOrUpdatedRows)
}

/** Runs what changes rows and says whether it took any. */
export const hasChanged = async (query: Changing): Promise<boolean> => (await countChanged(query)) > 0
