import { expect, it } from 'vitest'
import { undoableDecisions } from './undoable-decisions.server.ts'

it('offers no way back that ends while it is looked up, and knows how long one was open', async () => {
  const now = Date.now()
  const entry = (id: string, msLeft: number) => ({
    ...{ id, email: `${id}@muster.example`, company: null, status: 'accepted', tier: 'early_access' },
    ...{ decided_at: new Date(now - 240_000).toISOString(), leaves_at: new Date(now + msLeft).toISOString() },
  })
  const services = {
    waitlist: { held: async () => [entry('over', -1), entry('open', 60_000)] },
    audit: { list: async () => ({ acts: [] }) },
  }
  const ways = await undoableDecisions(services as unknown as Parameters<typeof undoableDecisions>[0], 'mira', 'de')
  expect(ways.map(({ name }) => name)).toEqual(['open@muster.example'])
  expect(ways[0]?.wholeMs).toBe(300_000)
})
