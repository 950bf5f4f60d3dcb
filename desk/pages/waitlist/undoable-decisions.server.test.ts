import { expect, it } from 'vitest'
import { undoableDecisions } from './undoable-decisions.server.ts'

it('offers no way back that ends while it is looked up', async () => {
  const entry = (id: string, msLeft: number) => ({
    ...{ id, email: `${id}@muster.example`, company: null, status: 'accepted', tier: 'early_access' },
    ...{ decided_at: new Date().toISOString(), leaves_at: new Date(Date.now() + msLeft).toISOString() },
  })
  const services = {
    waitlist: { held: async () => [entry('over', -1), entry('open', 60_000)] },
    audit: { list: async () => ({ acts: [] }) },
  }
  const ways = await undoableDecisions(services as unknown as Parameters<typeof undoableDecisions>[0], 'mira', 'de')
  expect(ways.map(({ name }) => name)).toEqual(['open@muster.example'])
})
