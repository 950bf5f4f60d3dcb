import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { openTestStore } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { inTransaction } from './transaction.ts'
import { storeProblem } from './unavailable.ts'
import { createWriteProbe } from './write-probe.ts'

/** An embedded store that may not grow by a page until it is freed: SQLite itself then says that it is full. */
async function fullStore() {
  const store = await openTestStore('sqlite')
  // Pages that migrations left free would be written first.
  await sql`vacuum`.execute(store.db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(store.db)
  const free = () => sql`pragma max_page_count = 1000000`.execute(store.db)
  return { ...store, free }
}

const long = 'Zehn Zeichen lang. '.repeat(80)

it('keeps the cause of a transaction that a full disk ended', async () => {
  const { db } = await fullStore()
  const writing = inTransaction(db, async (trx) => {
    for (let number = 0; number < 500; number++) {
      const values = { key: `k${number}${long}`, hits: 1, expires_at: '2026' }
      await trx.insertInto('rate_limits').values(values).execute()
    }
    return { ok: true }
  })
  const error = await writing.catch((reason) => reason)
  expect(error.message).toBe('database or disk is full')
  expect(storeProblem(error)).toBe('full')
  // The one connection is free for the next.
  expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

it('refuses forms with 503, logs one line a minute, and takes forms again when there is room', async () => {
  const { db, config, free } = await fullStore()
  const lines: { level: number; msg: string; times?: number; err?: { message: string } }[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const services = createServices({ db, config, log })
  const send = (number: number) =>
    services.sendContactMessage(
      { name: 'Mira', email: `m${number}@muster.example`, message: long },
      visitor({ address: addressOf(number) }),
    )
  const answers = []
  for (let number = 0; number < 200; number++) answers.push(await send(number))
  expect(answers.filter(({ ok }) => !ok)).not.toHaveLength(0)
  for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('unavailable')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ msg: 'store unavailable', times: 1, err: { message: 'database or disk is full' } })

  const acknowledged = answers.filter(({ ok }) => ok).length
  expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(acknowledged)
  await free()
  expect(await send(500)).toEqual({ ok: true })
})

it('is noticed by a probe that writes, once in five seconds however often it is asked', async () => {
  const { db, free } = await fullStore()
  const clock = stoppedClock()
  const probe = createWriteProbe(db, clock.now)
  expect(await probe()).toBe('full')
  await free()
  expect(await probe()).toBe('full')
  clock.pass({ ms: 5_000 })
  const answers = await Promise.all(Array.from({ length: 100 }, probe))
  expect(new Set(answers)).toEqual(new Set([undefined]))
  const notes = await db.selectFrom('store_state').select('value').execute()
  expect(notes.map(({ value }) => value.slice(0, 24))).toEqual([clock.now().toISOString()])

  await db.destroy()
  clock.pass({ ms: 5_000 })
  expect(await probe()).toBe('unreachable')
})
