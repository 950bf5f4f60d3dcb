import type { StoreStateName } from './tables/running.ts'
import type { Database } from './tables.ts'

/** What is noted of the store under a name. */
export async function readState(db: Database, name: StoreStateName): Promise<string | undefined> {
  const row = await db.selectFrom('store_state').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function writeState(db: Database, name: StoreStateName, value: string): Promise<void> {
  await db
    .insertInto('store_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** @returns false when there was nothing under this name. */
export async function clearState(db: Database, name: StoreStateName): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('store_state').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0
}

/** @returns false when something else stood there meanwhile. */
export async function replaceState(db: Database, name: StoreStateName, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('store_state')
    .set({ value: to })
    .where('name', '=', name)
    .where('value', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
