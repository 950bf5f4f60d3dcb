import { calls } from '#contract/calls.ts'
import { isSuspiciousAddress } from '#contract/sanitise.ts'
import { redactAddresses, type Severity, severityOf } from '#contract/severity.ts'
import { callHeaders } from './backend-client.ts'
import { lastingStorage } from './browser-storage.ts'
import { parseLeniently } from './parse-leniently.ts'

/** One entry of the log that is kept in the browser's own storage. */
type LogEntry = { timestamp: string; event: string; details: string; userAgent: string; url: string; sessionId: string }

const storageKey = 'security-log'
const keptEntries = 100
const minimumInterval = 1000
const suspiciousConsole = /script|eval|innerHTML/i
const lastLogged = new Map<string, number>()

/**
 * Logs a security event: the last 100 stay in the browser's storage, and each goes to the server. The same event name
 * is logged once a second at most. Never throws; failures of storage and network are ignored, because a log must not disturb the page.
 */
export function logSecurityEvent(event: string, details: Record<string, unknown> = {}): void {
  const entry = keepSecurityEvent(event, details)
  if (entry) send(entry, severityOf(event))
}

/** Keeps an event in the browser; undefined when one of its name came less than a second ago. */
function keepSecurityEvent(event: string, details: Record<string, unknown>): LogEntry | undefined {
  const now = Date.now()
  if (now - (lastLogged.get(event) ?? Number.NEGATIVE_INFINITY) < minimumInterval) return undefined
  lastLogged.set(event, now)
  const entry: LogEntry = {
    timestamp: new Date(now).toISOString(),
    event,
    details: redactAddresses(JSON.stringify(details)).slice(0, 2000),
    userAgent: navigator.userAgent,
    url: redactAddresses(location.pathname),
    sessionId: 'anonymous',
  }
  keep(entry)
  return entry
}

function keep(entry: LogEntry): void {
  const kept = parseLeniently(lastingStorage.read(storageKey) ?? '')
  // It may be tampered with: then the log begins anew.
  const entries = [...(Array.isArray(kept) ? kept : []), entry].slice(-keptEntries)
  lastingStorage.write(storageKey, JSON.stringify(entries))
}

function send(entry: LogEntry, severity: Severity): void {
  const body = {
    event_type: entry.event,
    user_identifier: entry.sessionId,
    ip_address: '',
    user_agent: entry.userAgent,
    event_data: { details: entry.details, url: entry.url, timestamp: entry.timestamp },
    severity,
  }
  fetch(calls.logSecurityEvent, {
    method: 'POST',
    headers: callHeaders('application/json'),
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {})
}

/** Watches console errors, policy violations and navigation for what looks like an attack. Called once. */
export function startSecurityLog(): void {
  watchConsole()
  watchNavigation()
  // The browser reports these to the server by itself, also from before this script ran.
  document.addEventListener('securitypolicyviolation', (violation) => {
    keepSecurityEvent('csp_violation', { directive: violation.violatedDirective, blocked: violation.blockedURI })
  })
}

/** The page's first script (first-script.tsx) adds what the console is told of errors, call by call, from the beginning on. */
function watchConsole(): void {
  const { consoleErrors } = window as unknown as { consoleErrors: { forEach: unknown[][]['forEach']; push: unknown } }
  const look = (parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (suspiciousConsole.test(text)) logSecurityEvent('potential_xss_attempt', { message: text.slice(0, 500) })
  }
  consoleErrors.forEach(look)
  consoleErrors.push = look
}

function watchNavigation(): void {
  document.addEventListener(
    'click',
    (click) => {
      const link = click.target instanceof Element ? click.target.closest('a[href]') : null
      const address = link?.getAttribute('href') ?? ''
      if (!isSuspiciousAddress(address)) return
      click.preventDefault()
      click.stopImmediatePropagation()
      logSecurityEvent('suspicious_navigation', { address: address.slice(0, 200) })
    },
    { capture: true },
  )
}
