import type { DeleteResult } from 'kysely'

/** Runs a deletion and says how many rows it took. */
export async function countDeleted(query: { executeTakeFirstOrThrow(): Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
}
