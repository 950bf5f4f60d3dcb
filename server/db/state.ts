import type { Database, StoreStateName } from './tables.ts'

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
