import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redactAddresses, severityOf } from './severity.ts'

describe('severityOf', () => {
  it.each([
    ['potential_xss_attempt', 'critical'],
    ['sql_injection_attempt', 'critical'],
    ['csrf_attempt', 'critical'],
    ['suspicious_navigation', 'high'],
    ['rate_limit_exceeded', 'high'],
    ['authentication_failure', 'high'],
    ['form_validation_failure', 'medium'],
    ['bot_activity', 'medium'],
    ['SQL injection', 'critical'],
    ['sqlInjection', 'critical'],
    ['SQL-Injection attempt', 'critical'],
    ['XSS: attempt', 'critical'],
    ['suspicious-navigation', 'high'],
    ['Suspicious Navigation', 'high'],
    ['rate limit exceeded', 'high'],
    ['rate-limit', 'high'],
    ['RateLimitExceeded', 'high'],
    ['authentication failed', 'high'],
    ['auth.failure', 'high'],
    ['form validation failed', 'medium'],
    ['FormValidationFailure', 'medium'],
    ['bot activity', 'medium'],
    ['bot-detected', 'medium'],
    ['botany', 'low'],
    ['application_error', 'low'],
    ['', 'low'],
  ])('%s is %s', (event, severity) => {
    expect(severityOf(event)).toBe(severity)
  })
})

describe('redactAddresses', () => {
  it.each([
    ['Mail to mira.beispiel+x@saldora.example failed', 'Mail to [redacted] failed'],
    ['/newsletter?email=a%40b.example&page=2', '/newsletter?email=[redacted]&page=2'],
    ['<a@b.example>, "c@d.example"', '<[redacted]>, "[redacted]"'],
    ['@media and a@b stay', '@media and a@b stay'],
  ])('%s', (text, expected) => {
    expect(redactAddresses(text)).toBe(expected)
  })

  it('leaves no address behind that a form would take', () => {
    const email = fc.stringMatching(/^[a-z0-9][a-z0-9+_'-]{0,20}@[a-z0-9][a-z0-9-]{0,20}\.[a-z]{2,6}$/)
    fc.assert(
      fc.property(fc.string(), email, (text, address) => {
        expect(redactAddresses(`${text} ${address} ${text}`)).not.toContain(address)
      }),
    )
  })

  it('takes linear time', () => {
    const started = performance.now()
    redactAddresses('a'.repeat(1_000_000))
    redactAddresses('a@'.repeat(500_000))
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
