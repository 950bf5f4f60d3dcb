import { Hono, type MiddlewareHandler } from 'hono'
import { calls } from '#contract/calls.ts'
import type { LinkedinDrafts } from '#contract/linkedin-drafts.ts'
import { isSuspiciousAddress } from '#contract/sanitise.ts'
import { bodyLimits } from './abuse/limits-table.ts'
import { crossOrigin, isAllowedOrigin } from './abuse/origin.ts'
import { readJson } from './abuse/read-json.ts'
import { chatRoutes } from './chat/routes.ts'
import type { Config } from './config.ts'
import { refuse } from './outcome.ts'
import { type CallEnv, noStore, sendOutcome, sendRefusal, sendRows } from './requests/call.ts'
import { createMetaReader } from './requests/request-meta.ts'
import { isSameText } from './requests/same-text.ts'
import { violationReportRoutes } from './security-events/report-routes.ts'
import type { Services } from './services.ts'

const prefixes = ['/functions/v1/*', '/rest/v1/*'] as const
const largestBody: Record<string, number> = {
  [calls.sendContactEmail]: bodyLimits.contact,
  [calls.chat]: bodyLimits.chat,
}
/** Remote procedures that take no arguments. */
const withoutBody = new Set<string>([calls.tierAvailability, calls.freeAppointments])
const known = new Set<string>(Object.values(calls))

/** Serves /functions/v1/* and /rest/v1/* completely; any other path is left to whoever mounts it. */
export function createCalls(services: Services, config: Config): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  app.route('/', violationReportRoutes(services, config))
  for (const prefix of prefixes) {
    app.use(prefix, crossOrigin(config), gate(services, config))
  }
  for (const [address, serve] of Object.entries(servicesOfCalls(services))) {
    app.post(address, async (c) => sendOutcome(c, await serve(c.get('input'), c.get('meta'))))
  }
  app.post(calls.tierAvailability, async (c) => {
    const outcome = await services.tierAvailability()
    return outcome.ok ? sendRows(c, outcome.tiers) : sendRefusal(c, outcome)
  })
  app.post(calls.freeAppointments, async (c) => {
    const outcome = await services.freeAppointments()
    return outcome.ok ? sendRows(c, outcome.slots) : sendRefusal(c, outcome)
  })
  app.post(calls.linkedinDrafts, async (c) => {
    const outcome = await services.writeLinkedinDrafts(c.get('input'), c.get('meta'))
    if (!outcome.ok) return sendRefusal(c, outcome)
    return c.json({ success: true, drafts: outcome.drafts } satisfies LinkedinDrafts, 200, noStore)
  })
  app.post(calls.pageReport, async (c) => {
    // The page's script stays silent then; this is for those who have an older one.
    const isRefused = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
    const outcome = isRefused ? { ok: true as const } : await services.countPage(c.get('input'), c.get('meta'))
    // Nobody reads an answer: a page that is left least of all.
    return outcome.ok ? c.body(null, 204) : sendOutcome(c, outcome)
  })
  app.route('/', chatRoutes(services))
  return app
}

/** What takes what was sent and answers with whether it was done. */
function servicesOfCalls(services: Services) {
  return {
    [calls.newsletterSubscribe]: services.subscribeToNewsletter,
    [calls.waitlistSubmit]: services.joinWaitlist,
    [calls.sendContactEmail]: services.sendContactMessage,
    [calls.bookAppointment]: services.bookAppointment,
    [calls.handOnQuestion]: services.handOnQuestion,
    [calls.logSecurityEvent]: services.logSecurityEvent,
  }
}

/** What every call passes before its route, in order. */
function gate(services: Services, config: Config): MiddlewareHandler<CallEnv> {
  const readMeta = createMetaReader(config)
  return async (c, next) => {
    const { path, method, raw } = c.req
    const meta = readMeta(raw, c.env?.incoming?.socket.remoteAddress)
    if (isSuspiciousAddress(raw.url)) {
      const event = { event_type: 'suspicious_navigation', event_data: { address: raw.url.slice(0, 300) } }
      await services.logSecurityEvent(event, meta)
      return sendRefusal(c, refuse('suspicious_address'))
    }
    if (!known.has(path)) return sendRefusal(c, refuse('not_found'))
    if (method !== 'POST') return sendRefusal(c, refuse('method_not_allowed'), { allow: 'POST, OPTIONS' })
    if (!isAllowedOrigin(raw.headers, config)) return sendRefusal(c, refuse('foreign_origin'))
    if (!isApiKeyRight(config.publicAnonKey, raw.headers.get('apikey'))) {
      return sendRefusal(c, refuse('unauthorized'))
    }
    const read = await readJson(raw, {
      maxBytes: largestBody[path] ?? bodyLimits.default,
      required: !withoutBody.has(path),
      isHeldToLength: c.env?.incoming !== undefined,
    })
    if (!read.ok) return sendRefusal(c, read)
    c.set('input', read.body)
    c.set('meta', meta)
    return next()
  }
}

/** True when no key is configured or the given one is right. */
function isApiKeyRight(expected: string | undefined, given: string | null): boolean {
  return expected === undefined || isSameText(expected, given ?? '')
}
