import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { type CallEnv, sendOutcome } from '../requests/call.ts'
import type { Services } from '../services.ts'

export function contactRoutes(services: Pick<Services, 'sendContactMessage'>): Hono<CallEnv> {
  return new Hono<CallEnv>().post(calls.sendContactEmail, async (c) =>
    sendOutcome(c, await services.sendContactMessage(c.get('input'), c.get('meta'))),
  )
}
