import { type SecurityEvent, securityEvent } from '#contract/security-events.ts'
import { redactAddresses, type Severity, severityOf } from '#contract/severity.ts'
import { readViolations, type Violation } from '#contract/violation-report.ts'
import { networkKey, violationKey } from '../abuse/keyed-hash.ts'
import type { Allowance } from '../abuse/limiter.ts'
import { takePerNetwork } from '../abuse/per-network.ts'
import type { ServiceContext } from '../context.ts'
import type { Page } from '../db/page.ts'
import { type Outcome, type Refused, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../requests/request-meta.ts'
import { withoutToken } from '../requests/without-token.ts'
import * as store from './store.ts'

/** Longest event data that is kept, in characters of its JSON. */
const dataLimit = 4000

/** Violations looked at in one report, and characters kept of each of its texts. */
const violationsOfReport = 10
const violationText = 200

/** What browsers and the server itself report. Everything in it is the sender's word, so it is cut, redacted and never believed. */
export function createSecurityEventsService(context: ServiceContext) {
  const { config, db, limiter, now } = context

  /** Undefined when every limit has room. They are asked in turn, until one refuses. */
  async function limited(...limits: (() => Promise<Allowance>)[]): Promise<Refused | undefined> {
    for (const take of limits) {
      const { ok, ...refusal } = { retryAfterSeconds: 0, ...(await take()) }
      if (!ok) return refuse('rate_limited', refusal)
    }
    return undefined
  }

  const add = (event: SecurityEvent, meta: Meta) =>
    store.addEvent(db, {
      id: context.newId(),
      event_type: redact(event.event_type),
      severity: severityOf(event.event_type),
      user_identifier: event.user_identifier ? redact(event.user_identifier) : null,
      user_agent: redact(event.user_agent ?? meta.userAgent ?? '') || null,
      event_data: eventData(event),
      network_key: networkKey(config.secret, meta.address, now()),
      created_at: now().toISOString(),
    })

  return {
    log: async (raw: unknown, meta: Meta): Promise<Outcome> => {
      const parsed = securityEvent.safeParse(raw)
      if (!parsed.success) return refuseInvalid(parsed.error, [])
      const refused = await limited(
        () => takePerNetwork(context, 'securityEventsPerNetwork', meta.address),
        () => takePerNetwork(context, 'securityEventsPerNetworkDay', meta.address),
        () => limiter.take('securityEvents', 'everybody'),
      )
      if (refused) return refused
      await add(parsed.data, meta)
      return { ok: true }
    },

    /** Each violation once an hour; what says nothing new is taken and dropped. */
    reportViolations: async (raw: unknown, meta: Meta): Promise<Outcome> => {
      const violations = readViolations(raw)
      if (!violations) return refuse('malformed')
      const refused = await limited(() => takePerNetwork(context, 'violationReportsPerNetwork', meta.address))
      if (refused) return refused
      for (const violation of violations.slice(0, violationsOfReport)) {
        const data = violationData(violation)
        const same = violationKey(config.secret, [data.directive, data.blocked, data.page].join(' '))
        if (await limited(() => limiter.take('sameViolation', same))) continue
        const full = await limited(() => limiter.take('violationReports', 'everybody'))
        if (full) return full
        await add({ event_type: 'csp_violation', event_data: data }, meta)
      }
      return { ok: true }
    },

    /** A page of the events, newest first, and how many there are. */
    list: (page: Page, severity?: Severity) => store.pageOfEvents(db, page, severity),

    /** Number of events of each severity since a time. */
    countSince: (since: Date) => store.countEventsSince(db, since.toISOString()),
  }
}

/** JSON of at most `dataLimit` characters; what is longer is kept as the beginning of its text. */
export function eventData(event: Pick<SecurityEvent, 'event_data'>): string | null {
  if (event.event_data === undefined || event.event_data === null) return null
  const json = redact(JSON.stringify(event.event_data))
  return json.length <= dataLimit ? json : JSON.stringify({ cut: json.slice(0, dataLimit) })
}

/** Where and what, without query strings: they may hold search terms and tokens of links. */
function violationData({ document, directive, blocked, source, line, sample, disposition }: Violation) {
  const cut = (text: string) => text.slice(0, violationText)
  return {
    directive: cut(directive),
    blocked: cut(withoutToken(withoutQuery(blocked))),
    page: cut(withoutToken(URL.parse(document)?.pathname ?? '')),
    source: cut(withoutToken(withoutQuery(source))),
    line,
    sample: cut(sample),
    disposition: cut(disposition),
  }
}

/** The address up to its path; a word such as `inline` as it is. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}

/** Without e-mail addresses, tokens of links and control characters. */
function redact(text: string): string {
  return withoutToken(redactAddresses(text))
    .replace(/([?&]token=)[\w.-]+/g, '$1[redacted]')
    .replace(/\p{Cc}+/gu, ' ')
}
