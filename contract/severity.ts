export const severities = ['low', 'medium', 'high', 'critical'] as const

export type Severity = (typeof severities)[number]

const severityPatterns: [RegExp, Severity][] = [
  [/xss|sql_?injection|csrf/i, 'critical'],
  [/suspicious_navigation|rate_limit|auth(entication)?_fail/i, 'high'],
  [/form_validation_fail|bot_(activity|detected)/i, 'medium'],
]

/** Severity by event type, whatever the sender claims. Specification, section 8. */
export function severityOf(eventType: string): Severity {
  return severityPatterns.find(([pattern]) => pattern.test(eventType))?.[1] ?? 'low'
}

/** Runs without any character that separates words or the parts of a URL. Looking run by run keeps the time linear. */
const runs = /[^\s<>"`()[\]{},;:/?&=#|\\]+/g
const address = /[^@]@[^@.]+\.[^@]/

/** Replaces e-mail addresses, also percent-encoded ones, by a redaction marker. */
export function redactAddresses(text: string): string {
  return text.replace(runs, (run) => (address.test(run.replace(/%40/g, '@')) ? '[redacted]' : run))
}
