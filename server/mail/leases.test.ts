import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { laneOf } from '#server/letters.ts'
import { onBothStores, openTestStore, type TestStore } from '#tests/support/store.ts'
import { lease } from './leases.ts'
import { enqueue } from './outbox.ts'

const now = new Date('2026-11-21T08:00:00Z')
const until = new Date('2026-11-21T08:00:30Z')

/** Letters that are due, the first one the longest. */
async function queue(store: TestStore, count: number): Promise<string[]> {
  const mails = Array.from({ length: count }, (_, number) => ({
    to: `r${number}@muster.example`,
    language: 'de' as const,
    letter: { kind: 'contact-receipt' },
    notBefore: new Date(now.getTime() - 1000 * (count - number)),
  }))
  return enqueue(store.db, mails, { mailFrom: store.config.mailFrom, now, laneOf })
}

onBothStores('leases', (open) => {
  it('of several workers at once hold each mail once, and no more than each asked for', async () => {
    const store = await open()
    const queued = await queue(store, 100)
    const others = Array.from({ length: 4 }, () => store.another().db)
    const take = (db: TestStore['db'], worker: string) => lease(db, 'unverified', { worker, now, until, count: 7 })
    const taken: string[] = []
    for (let round = 0; taken.length < queued.length; round++) {
      expect(round).toBeLessThan(100)
      const batches = await Promise.all(others.map((db, index) => take(db, `${round}-${index}`)))
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(7)
        taken.push(...batch.map(({ id }) => id))
      }
    }
    expect(taken.toSorted()).toEqual(queued.toSorted())
    expect(await take(store.db, 'late')).toEqual([])
  })

  it('begin with the mails that are due for the longest', async () => {
    const store = await open()
    const queued = await queue(store, 5)
    const batch = await lease(store.db, 'unverified', { worker: 'a', now, until, count: 3 })
    expect(batch.map(({ id }) => id)).toEqual(queued.slice(0, 3))
  })
})

describe('a lease on PostgreSQL', () => {
  it('holds no more than was asked for, however the planner joins', async () => {
    const store = await openTestStore('postgres')
    await queue(store, 50)
    const batch = await store.db.transaction().execute(async (trx) => {
      // What is left is to look for each row of the table whether it is among those that are due.
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material']) {
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx)
      }
      return lease(trx, 'unverified', { worker: 'a', now, until, count: 5 })
    })
    expect(batch).toHaveLength(5)
  })
})
