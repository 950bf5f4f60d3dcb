export const severities = ['low', 'medium', 'high', 'critical'] as const

export type Severity = (typeof severities)[number]

/** Between two words stands `_` or nothing: `sql_injection` and `SqlInjection`. */
const severityPatterns: [RegExp, Severity][] = [
  [/xss|sql_?injection|csrf/i, 'critical'],
  [/suspicious_?navigation|rate_?limit|auth(entication)?_?fail/i, 'high'],
  [/form_?validation_?fail|bot_?(activity|detected)/i, 'medium'],
]

/** Severity by event type, whatever the sender claims and however the words are joined: `SQL injection`, `rate-limit`. */
export function severityOf(eventType: string): Severity {
  const words = eventType.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '_')
  return severityPatterns.find(([pattern]) => pattern.test(words))?.[1] ?? 'low'
}

/** Runs without any character that separates words or the parts of a URL. Looking run by run keeps the time linear. */
const runs = /[^\s<>"`()[\]{},;:/?&=#|\\]+/g
const address = /[^@]@[^@.]+\.[^@]/

/** Replaces e-mail addresses, also percent-encoded ones, by a redaction marker. */
export function redactAddresses(text: string): string {
  return text.replace(runs, (run) => (address.test(run.replace(/%40/g, '@')) ? '[redacted]' : run))
}

/** Event of a page that was replaced by the crash screen, which promises that we are told. */
export const crashEventType = 'application_error'
