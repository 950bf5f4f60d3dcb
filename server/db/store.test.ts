import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { runChild } from '#tests/support/child.ts'
import { onBothStores, openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { openStore } from './open.ts'
import type { Database } from './tables.ts'
import { inTransaction } from './transaction.ts'
import { isStoreUnavailable } from './unavailable.ts'
import { unsynced } from './unsynced.ts'

onBothStores('the store', (open, kind) => {
  it('gives exactly the last 17 places to 200, accepted at once by four processes', async () => {
    const store = await open()
    const now = new Date().toISOString()
    await store.db
      .insertInto('waitlist_entries')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          id: `entry-${index}`,
          email: `claim${index}@muster.example`,
          email_key: `claim${index}@muster.example`,
          position: index + 1,
          tier: 'early_access' as const,
          status: 'waiting' as const,
          language: 'de' as const,
          consent_at: now,
          created_at: now,
        })),
      )
      .execute()
    const children = await Promise.all(
      Array.from({ length: 4 }, () => runChild('tests/support/accept-everybody.ts', [], store.env)),
    )
    expect(children.map(({ stderr }) => stderr)).toEqual(['', '', '', ''])
    expect(children.reduce((sum, { stdout }) => sum + Number(stdout), 0)).toBe(17)
    const accepted = await store.db
      .selectFrom('waitlist_entries')
      .select('id')
      .where('status', '=', 'accepted')
      .execute()
    const letters = await store.db.selectFrom('outbox').select('id').execute()
    const tier = await store.db.selectFrom('tiers').selectAll().where('tier', '=', 'early_access').executeTakeFirst()
    expect([accepted.length, letters.length, tier?.accepted_count]).toEqual([17, 17, 25])
  })

  it('keeps nothing of a transaction that refuses or fails', async () => {
    const { db } = await open()
    const count = () => db.selectFrom('counters').select('value').executeTakeFirstOrThrow()
    const raise = sql`update counters set value = value + 1`
    const refused = await inTransaction<{ ok: boolean; why?: string }>(db, async (trx) => {
      await raise.execute(trx)
      return { ok: false, why: 'because' }
    })
    expect(refused).toEqual({ ok: false, why: 'because' })
    const failing = inTransaction(db, async (trx) => {
      await raise.execute(trx)
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await count()).toEqual({ value: 0 })
    await inTransaction(db, async (trx) => {
      await raise.execute(trx)
      return { ok: true }
    })
    expect(await count()).toEqual({ value: 1 })
  })

  it('answers 503 to visitors when it is gone', async () => {
    const store = await open()
    const gone =
      kind === 'sqlite' ? store : openStore({ ...store.config, databaseUrl: 'postgresql://127.0.0.1:1/gone' })
    await gone.close()
    const services = createServices({ db: gone.db, config: store.config, log: silentLog })
    const unavailable = { ok: false, code: 'unavailable' }
    expect(await services.tierAvailability()).toEqual(unavailable)
    expect(await services.joinWaitlist({ email: 'a@muster.example' }, visitor())).toEqual(unavailable)
    expect(await services.confirmNewsletter('x')).toEqual(unavailable)
  })
})

it('survives the loss of every PostgreSQL connection, in the middle of a transaction too', async () => {
  const store = await openTestStore('postgres')
  const services = createServices({ db: store.db, config: store.config, log: silentLog })
  const cutOff = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = current_setting('application_name') and pid <> pg_backend_pid()`.execute(
      store.another().db,
    )
  const broken = store.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await cutOff()
    await sql`select 1`.execute(trx)
  })
  const error = await broken.catch((reason) => reason)
  expect(isStoreUnavailable(error)).toBe(true)
  await cutOff()
  await expect.poll(async () => (await services.tierAvailability()).ok).toBe(true)
})

it.each([
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), true],
  [new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })]), true],
  [Object.assign(new Error('shutting down'), { code: '57P01' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }), true],
  [Object.assign(new Error('disk full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }), true],
  [Object.assign(new Error('unique'), { code: 'ERR_SQLITE_ERROR', errcode: 2067 }), false],
  [Object.assign(new Error('unique'), { code: '23505' }), false],
  [new TypeError('of undefined'), false],
  ['text', false],
])('tells a store that is away from a mistake: %s', (error, expected) => {
  expect(isStoreUnavailable(error)).toBe(expected)
})

it('goes back to waiting for the disk after bookkeeping that need not, also when that fails', async () => {
  const { db } = await openTestStore('sqlite')
  const synchronous = async (on: Database) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(on)).rows[0]?.synchronous
  const [normal, full] = [1, 2]
  expect(await unsynced(db, synchronous)).toBe(normal)
  expect(await synchronous(db)).toBe(full)
  await expect(unsynced(db, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await synchronous(db)).toBe(full)
  expect(await db.transaction().execute((trx) => unsynced(trx, synchronous))).toBe(full)
})
