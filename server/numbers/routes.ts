import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { type CallEnv, sendOutcome } from '../call.ts'
import type { Services } from '../services.ts'

export function numbersRoutes(services: Pick<Services, 'countPage'>): Hono<CallEnv> {
  return new Hono<CallEnv>().post(calls.pageReport, async (c) => {
    // The page's script stays silent then; this is for those who have an older one.
    const isRefused = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
    return sendOutcome(c, isRefused ? { ok: true } : await services.countPage(c.get('input'), c.get('meta')))
  })
}
