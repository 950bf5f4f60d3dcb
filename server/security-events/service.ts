import { type SecurityEvent, securityEvent } from '#contract/security-events.ts'
import { redactAddresses, type Severity, severityOf } from '#contract/severity.ts'
import { networkKey } from '../abuse/keyed-hash.ts'
import type { ServiceContext } from '../context.ts'
import type { SecurityEventRow } from '../db/tables.ts'
import { type Outcome, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../request-meta.ts'
import * as store from './store.ts'

/** Longest event data that is kept, in characters of its JSON. */
const dataLimit = 4000

/** What browsers and the server itself report. Everything in it is the sender's word, so it is cut, redacted and never believed. */
export function createSecurityEventsService(context: ServiceContext) {
  return {
    log: async (raw: unknown, meta: Meta): Promise<Outcome> => {
      const parsed = securityEvent.safeParse(raw)
      if (!parsed.success) return refuseInvalid(parsed.error, [])
      const event = parsed.data
      const network = networkKey(context.config.secret, meta.address, context.now())
      const allowance = await context.limiter.take('securityEventsPerNetwork', network)
      if (!allowance.ok) return refuse('rate_limited', { retryAfterSeconds: allowance.retryAfterSeconds })
      await store.addEvent(context.db, {
        id: context.newId(),
        event_type: redact(event.event_type),
        severity: severityOf(event.event_type),
        user_identifier: event.user_identifier ? redact(event.user_identifier) : null,
        user_agent: redact(event.user_agent ?? meta.userAgent ?? '') || null,
        event_data: eventData(event),
        network_key: network,
        created_at: context.now().toISOString(),
      })
      return { ok: true }
    },

    list: (filter: { severity?: Severity; limit: number }): Promise<SecurityEventRow[]> =>
      store.listEvents(context.db, filter),

    /** Number of events of each severity since a time. */
    countSince: (since: Date) => store.countEventsSince(context.db, since.toISOString()),
  }
}

/** JSON of at most `dataLimit` characters; what is longer is kept as the beginning of its text. */
function eventData(event: SecurityEvent): string | null {
  if (event.event_data === undefined || event.event_data === null) return null
  const json = redact(JSON.stringify(event.event_data))
  return json.length <= dataLimit ? json : JSON.stringify({ cut: json.slice(0, dataLimit) })
}

/** Without e-mail addresses, tokens of links and control characters. */
function redact(text: string): string {
  return redactAddresses(text)
    .replace(/([?&]token=)[\w.-]+/g, '$1[redacted]')
    .replace(/\p{Cc}+/gu, ' ')
}
