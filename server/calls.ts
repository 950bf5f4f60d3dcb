import { Hono, type MiddlewareHandler } from 'hono'
import { calls } from '#contract/calls.ts'
import { isSuspiciousAddress } from '#contract/sanitise.ts'
import { isApiKeyRight } from './abuse/api-key.ts'
import { bodyLimits } from './abuse/limits-table.ts'
import { crossOrigin, isAllowedOrigin } from './abuse/origin.ts'
import { readJson } from './abuse/read-json.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import type { Config } from './config.ts'
import { contactRoutes } from './contact/routes.ts'
import { linkedinDraftRoutes } from './linkedin-drafts/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { numbersRoutes } from './numbers/routes.ts'
import { refuse } from './outcome.ts'
import { questionRoutes } from './questions/routes.ts'
import { type CallEnv, sendRefusal } from './requests/call.ts'
import { createMetaReader } from './requests/request-meta.ts'
import { violationReportRoutes } from './security-events/report-routes.ts'
import { securityEventRoutes } from './security-events/routes.ts'
import type { Services } from './services.ts'
import { waitlistRoutes } from './waitlist/routes.ts'

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
  app.route('/', newsletterRoutes(services))
  app.route('/', waitlistRoutes(services))
  app.route('/', contactRoutes(services))
  app.route('/', appointmentRoutes(services))
  app.route('/', securityEventRoutes(services))
  app.route('/', chatRoutes(services))
  app.route('/', questionRoutes(services))
  app.route('/', linkedinDraftRoutes(services))
  app.route('/', numbersRoutes(services))
  return app
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
    if (!isApiKeyRight(config.publicAnonKey, raw.headers.get('apikey') ?? undefined)) {
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
