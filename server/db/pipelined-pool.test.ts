import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestStore } from '#tests/support/store.ts'
import { countHits } from '../abuse/hit-counter.ts'
import type { Database } from './tables.ts'

const count = (db: Database) => db.selectFrom('store_state').select('name').orderBy('name').execute()
const insert = (db: Database, value: string) => db.insertInto('store_state').values({ name: 'probe', value }).execute()

it('sees in a transaction what it inserted without waiting', async () => {
  const { db } = await openTestStore('postgres')
  const seen = await db.transaction().execute(async (trx) => {
    await insert(trx, 'a')
    return count(trx)
  })
  expect(seen).toEqual([{ name: 'probe' }])
  expect(await count(db)).toEqual(seen)
})

it('fails with the reason of an insert that failed, at the next statement or at the end, and keeps nothing', async () => {
  const { db } = await openTestStore('postgres')
  const twice = async (trx: Database) => {
    await insert(trx, 'a')
    await insert(trx, 'b')
  }
  await expect(db.transaction().execute(twice)).rejects.toMatchObject({ code: '23505' })
  const thenRead = db.transaction().execute(async (trx) => {
    await twice(trx)
    return count(trx)
  })
  await expect(thenRead).rejects.toMatchObject({ code: '23505' })
  expect(await count(db)).toEqual([])
})

it('keeps nothing of a transaction that ends before its first statement has left', async () => {
  const { db } = await openTestStore('postgres')
  const failing = db.transaction().execute(async (trx) => {
    await insert(trx, 'a')
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  await db.transaction().execute(async () => {})
  expect(await count(db)).toEqual([])
})

it('commits nothing where a statement failed and nobody cared', async () => {
  const { db } = await openTestStore('postgres')
  const careless = db.transaction().execute(async (trx) => {
    await insert(trx, 'a')
    await sql`select 1 / 0`.execute(trx).catch(() => {})
  })
  await expect(careless).rejects.toThrow()
  expect(await count(db)).toEqual([])
})

it('sends an insert that PostgreSQL keeps, also once a newer server has added a column', async () => {
  const { db } = await openTestStore('postgres')
  const hits = () => countHits(db, new Map([['key', 1]]), new Date('2026-11-24T08:00:00Z'), 60_000)
  await hits()
  const kept = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
  expect(kept.rows).toHaveLength(1)
  await sql`alter table rate_limits add column more text`.execute(db)
  expect(await hits()).toMatchObject([{ key: 'key', hits: 2 }])
})
