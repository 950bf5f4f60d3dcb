import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { type CallEnv, sendOutcome } from '../requests/call.ts'
import type { Services } from '../services.ts'

export function securityEventRoutes(services: Pick<Services, 'logSecurityEvent'>): Hono<CallEnv> {
  return new Hono<CallEnv>().post(calls.logSecurityEvent, async (c) =>
    sendOutcome(c, await services.logSecurityEvent(c.get('input'), c.get('meta'))),
  )
}
