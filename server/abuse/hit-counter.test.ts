import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { onBothStores } from '#tests/support/store.ts'
import { createHitCounter } from './hit-counter.ts'

const hourMs = 3_600_000
const dayMs = 86_400_000
const now = () => new Date('2026-11-21T08:00:00Z')

function statements() {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') count++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, count: () => count }
}

onBothStores('hits that come together', (open) => {
  it('are counted one after the other, in one statement', async () => {
    const seen = statements()
    const { db } = await open()
    const count = createHitCounter(db.withPlugin(seen.plugin), now)
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) => count(['a', 'b', 'c'][index % 3] ?? '', 2, hourMs)),
    )
    const hitsOf = (key: number) => answers.filter((_, index) => index % 3 === key).map(({ hits }) => hits)
    const expected = Array.from({ length: 30 }, (_, index) => 2 * (index + 1))
    for (const key of [0, 1, 2]) expect(hitsOf(key)).toEqual(expected)
    expect(seen.count()).toBe(1)
  })

  it('count for windows of their own length', async () => {
    const { db } = await open()
    const count = createHitCounter(db, now)
    const [hour, day] = await Promise.all([count('a', 1, hourMs), count('b', 1, dayMs)])
    expect(hour?.expires_at).toBe('2026-11-21T09:00:00.000Z')
    expect(day?.expires_at).toBe('2026-11-22T08:00:00.000Z')
  })

  it('fail together where the store is away, and the next are counted again', async () => {
    const store = await open()
    const count = createHitCounter(store.db, now)
    await store.db.schema.alterTable('rate_limits').renameTo('elsewhere').execute()
    const failed = await Promise.allSettled([count('a', 1, hourMs), count('a', 1, hourMs), count('a', 1, hourMs)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await store.db.schema.alterTable('elsewhere').renameTo('rate_limits').execute()
    expect(await count('a', 1, hourMs)).toMatchObject({ hits: 1 })
  })
})
