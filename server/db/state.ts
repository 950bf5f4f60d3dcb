import { sql } from 'kysely'
import { hasChanged } from './count.ts'
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
  return db.deleteFrom('store_state').where('name', '=', name).$call(hasChanged)
}

/** Counts up and takes the counter's row lock, so that what several servers number stands in one order. */
export async function nextNumber(trx: Database, counter: string): Promise<number> {
  const { value } = await trx
    .updateTable('counters')
    .set({ value: sql`value + 1` })
    .where('name', '=', counter)
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** @returns false when something else stood there meanwhile. */
export async function replaceState(db: Database, name: StoreStateName, from: string, to: string): Promise<boolean> {
  return db
    .updateTable('store_state')
    .set({ value: to })
    .where('name', '=', name)
    .where('value', '=', from)
    .$call(hasChanged)
}
