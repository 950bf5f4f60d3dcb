import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { type CallEnv, sendOutcome } from '../requests/call.ts'
import type { Services } from '../services.ts'

export function numbersRoutes(services: Pick<Services, 'countPage'>): Hono<CallEnv> {
  return new Hono<CallEnv>().post(calls.pageReport, async (c) => {
    // The page's script stays silent then; this is for those who have an older one.
    const isRefused = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
    const outcome = isRefused ? { ok: true as const } : await services.countPage(c.get('input'), c.get('meta'))
    // Nobody reads an answer: a page that is left least of all.
    return outcome.ok ? c.body(null, 204) : sendOutcome(c, outcome)
  })
}
