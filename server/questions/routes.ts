import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { type CallEnv, sendOutcome } from '../requests/call.ts'
import type { Services } from '../services.ts'

export function questionRoutes(services: Pick<Services, 'handOnQuestion'>): Hono<CallEnv> {
  return new Hono<CallEnv>().post(calls.handOnQuestion, async (c) =>
    sendOutcome(c, await services.handOnQuestion(c.get('input'), c.get('meta'))),
  )
}
