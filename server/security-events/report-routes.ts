import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { bodyLimits } from '../abuse/limits-table.ts'
import { isAllowedOrigin } from '../abuse/origin.ts'
import { readJsonValue } from '../abuse/read-json.ts'
import type { Config } from '../config.ts'
import { refuse } from '../outcome.ts'
import { type CallEnv, sendRefusal } from '../requests/call.ts'
import { createMetaReader } from '../requests/request-meta.ts'
import type { Services } from '../services.ts'

/** `report-uri` sends the first, the Reporting API the second. */
const types = ['application/csp-report', 'application/reports+json', 'application/json']

/**
 * Takes what browsers report about the content security policy. They send it by themselves: without the key of the calls,
 * and not in their shape. A page of somebody else cannot name this address for its own reports (Origin).
 */
export function violationReportRoutes(services: Pick<Services, 'reportViolations'>, config: Config): Hono<CallEnv> {
  const readMeta = createMetaReader(config)
  return new Hono<CallEnv>().post(calls.reportViolation, async (c) => {
    const { raw } = c.req
    if (!isAllowedOrigin(raw.headers, config)) return sendRefusal(c, refuse('foreign_origin'))
    const read = await readJsonValue(raw, { maxBytes: bodyLimits.violationReport, types })
    if (!read.ok) return sendRefusal(c, read)
    const outcome = await services.reportViolations(read.value, readMeta(raw, c.env?.incoming?.socket.remoteAddress))
    if (!outcome.ok) return sendRefusal(c, outcome)
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
}
