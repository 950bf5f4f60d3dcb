import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import type { LinkedinDrafts } from '#contract/linkedin-drafts.ts'
import { type CallEnv, noStore, sendRefusal } from '../requests/call.ts'
import type { Services } from '../services.ts'

export function linkedinDraftRoutes(services: Pick<Services, 'writeLinkedinDrafts'>): Hono<CallEnv> {
  return new Hono<CallEnv>().post(calls.linkedinDrafts, async (c) => {
    const outcome = await services.writeLinkedinDrafts(c.get('input'), c.get('meta'))
    if (!outcome.ok) return sendRefusal(c, outcome)
    return c.json({ success: true, drafts: outcome.drafts } satisfies LinkedinDrafts, 200, noStore)
  })
}
