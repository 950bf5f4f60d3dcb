import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatRequest } from './chat.ts'
import { contactMessage } from './contact.ts'
import { forms } from './forms.ts'
import { characterCount, limits } from './limits.ts'
import { newsletterSubscription } from './newsletter.ts'
import { isPlainText, isSuspiciousAddress, sanitiseLine, sanitiseText } from './sanitise.ts'
import { securityEvent } from './security-events.ts'
import { redactAddresses, severities, severityOf } from './severity.ts'
import { readViolations } from './violation-report.ts'
import { waitlistEntry } from './waitlist.ts'

/** What holds for any input. A failure prints its seed and the smallest input that fails. */
const runs = { seed: 20261122, numRuns: 300 }

/** Texts of all of Unicode, mixed with pieces that the rules are about. */
const pieces = [
  '<',
  '>',
  'javascript:',
  'java',
  'script:',
  'onclick=',
  'on',
  '=',
  '@',
  '%40',
  '%3C',
  '\0',
  '\u2028',
  ' ',
  '\n',
  'a@b.example',
  '\ud800',
]
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 40 })
    .map((parts) => parts.join('')),
)

/** Anything that JSON can carry, often under the names that a schema knows. */
function body(fields: string[]) {
  const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }))
  return fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor'), value))
}

const accompanying = ['language', 'page', 'website', 'elapsed']

const schemas: [string, { safeParse(raw: unknown): { success: boolean; data?: unknown } }, string[]][] = [
  ['contact', contactMessage, [...Object.keys(forms.contact), ...accompanying]],
  ['waiting list', waitlistEntry, [...Object.keys(forms.waitlist), ...accompanying]],
  ['newsletter', newsletterSubscription, ['email', ...accompanying]],
  [
    'security event',
    securityEvent,
    ['event_type', 'user_identifier', 'ip_address', 'user_agent', 'event_data', 'severity'],
  ],
  ['chat', chatRequest, ['messages', 'language']],
]

describe('every schema', () => {
  test.each(schemas)(
    'of %s answers any body with yes or no, and yes again to what it made of it',
    (_, schema, fields) => {
      fc.assert(
        fc.property(body(fields), (raw) => {
          const first = schema.safeParse(raw)
          if (first.success) expect(schema.safeParse(first.data).data).toEqual(first.data)
        }),
        runs,
      )
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    },
  )

  test('of contact takes any text of the right length, and keeps it within its bounds', () => {
    fc.assert(
      fc.property(text, text, (name, message) => {
        const parsed = contactMessage.safeParse({ name, email: 'mira@muster.example', message })
        const isRight = [limits.name, limits.message].every(({ min, max }, number) => {
          const count = characterCount(number === 0 ? sanitiseLine(name) : sanitiseText(message))
          return count >= min && count <= max
        })
        expect(parsed.success).toBe(isRight)
        if (parsed.success) expect(parsed.data.name).not.toMatch(/[\r\n<>]/)
      }),
      runs,
    )
  })

  test('of violation reports answers anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), text, (value, uri) => {
        readViolations(value)
        expect(readViolations({ 'csp-report': { 'document-uri': uri } })).toHaveLength(1)
        expect(readViolations([{ type: 'csp-violation', body: value }])?.length).toBeLessThanOrEqual(1)
      }),
      runs,
    )
  })
})

describe('the sanitiser', () => {
  test('leaves nothing of what it strips, and nothing to do a second time', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const clean = sanitiseText(typed)
        expect(clean).not.toMatch(/[<>]|javascript\s*:|\bon[a-z]+\s*=/i)
        expect(clean).not.toMatch(/[^\P{Cc}\t\n\r]/u)
        expect(sanitiseText(clean)).toBe(clean)
        expect(sanitiseLine(typed)).not.toMatch(/[\r\n]/)
      }),
      runs,
    )
  })

  test('keeps a text without any of it as it is', () => {
    const harmless = text.filter((typed) => !/[<>:=]|[^\P{Cc}\t\n\r]/u.test(typed)).map((typed) => typed.trim())
    fc.assert(
      fc.property(harmless, (typed) => {
        expect(sanitiseText(typed)).toBe(typed)
      }),
      runs,
    )
  })

  test('and the checks of texts and addresses answer anything', () => {
    fc.assert(
      fc.property(text, (typed) => {
        isPlainText(typed)
        if (/<script|javascript:/i.test(typed))
          expect(isSuspiciousAddress(encodeURIComponent(typed.toWellFormed()))).toBe(true)
        expect(severities).toContain(severityOf(typed))
      }),
      runs,
    )
  })

  test('addresses of people are found in any surroundings', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(redactAddresses(`${before} mira@muster.example ${after}`)).not.toContain('mira@')
      }),
      runs,
    )
  })
})
