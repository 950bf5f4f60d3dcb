import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { type CallEnv, sendOutcome, sendRefusal, sendRows } from '../requests/call.ts'
import type { Services } from '../services.ts'

export function waitlistRoutes(services: Pick<Services, 'joinWaitlist' | 'tierAvailability'>): Hono<CallEnv> {
  return new Hono<CallEnv>()
    .post(calls.waitlistSubmit, async (c) => sendOutcome(c, await services.joinWaitlist(c.get('input'), c.get('meta'))))
    .post(calls.tierAvailability, async (c) => {
      const outcome = await services.tierAvailability()
      return outcome.ok ? sendRows(c, outcome.tiers) : sendRefusal(c, outcome)
    })
}
