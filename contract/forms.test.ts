import { describe, expect, it } from 'vitest'
import { contactMessage } from './contact.ts'
import { contactFields } from './contact-fields.ts'
import { payloadOf, readFields, requiredWhenEmpty } from './form-fields.ts'
import { newsletterSubscription } from './newsletter.ts'
import { fieldCodes } from './refusal.ts'
import { securityEvent } from './security-events.ts'
import { waitlistEntry } from './waitlist.ts'

type Schema = { safeParse(input: unknown): { success: boolean; error?: unknown } }

function codes(schema: Schema, input: unknown): Record<string, string> {
  const parsed = schema.safeParse(input)
  return parsed.success ? {} : fieldCodes(parsed.error as Parameters<typeof fieldCodes>[0])
}

const email = 'mira@saldora.example'

describe('contact message', () => {
  const valid = { name: 'Mira Beispiel', email, message: 'Wir möchten Belege automatisch buchen.' }

  it('takes the specified payload', () => {
    expect(contactMessage.parse({ ...valid, company: ' ' })).toEqual({ ...valid, company: undefined })
  })

  it('names what is missing in an empty form as its rules do', () => {
    const empty = readFields(contactFields)
    const required = requiredWhenEmpty(contactFields, empty)
    expect(required).toEqual(['name', 'email', 'message'])
    expect(Object.keys(codes(contactMessage, payloadOf(contactFields, empty)))).toEqual(required)
    expect(requiredWhenEmpty(contactFields, { ...empty, company: 'Muster' })).toEqual([])
  })

  it.each([
    [{ name: 'M' }, { name: 'length' }],
    [{ name: 'x'.repeat(101) }, { name: 'length' }],
    [{ name: '<>' }, { name: 'length' }],
    [{ email: 'mira' }, { email: 'invalid' }],
    [{ email: `${'x'.repeat(64)}@${'a.'.repeat(91)}example` }, {}],
    [{ email: `${'x'.repeat(64)}@${'a.'.repeat(91)}examples` }, { email: 'invalid' }],
    [{ message: 'zu kurz' }, { message: 'length' }],
    [{ message: '😀'.repeat(10) }, {}],
    [{ message: '😀'.repeat(2000) }, {}],
    [{ message: 'x'.repeat(2001) }, { message: 'length' }],
    [{ message: `${' '.repeat(19_900)}zehn Zeichen` }, {}],
    // Longer than anything that is read, whatever would be left of it.
    [{ message: `${' '.repeat(20_000)}zehn Zeichen` }, { message: 'length' }],
    [{ name: `${' '.repeat(20_000)}Mira` }, { name: 'length' }],
    [{ company: ' '.repeat(20_001) }, { company: 'too_long' }],
    [{ email: `${' '.repeat(1000)}${email}` }, { email: 'invalid' }],
    [{ company: 'x'.repeat(200) }, {}],
    [{ company: 'x'.repeat(201) }, { company: 'too_long' }],
    [
      { name: undefined, email: 1, message: null },
      { name: 'length', email: 'invalid', message: 'length' },
    ],
  ])('%j gives %j', (change, expected) => {
    expect(codes(contactMessage, { ...valid, ...change })).toEqual(expected)
  })

  it.each([
    ['info@müller.example', 'info@xn--mller-kva.example'],
    [' Info@MÜLLER.example ', 'Info@xn--mller-kva.example'],
    ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
    ['info@büro.müller.example', 'info@xn--bro-hoa.xn--mller-kva.example'],
  ])('keeps the domain of %s as mail servers spell it', (typed, kept) => {
    expect(contactMessage.parse({ ...valid, email: typed }).email).toBe(kept)
  })

  it.each([
    'müller@example',
    'jürg@muster.example',
    'a@müller.example/x',
    'a@b@müller.example',
    'a@ü',
    '@müller.example',
  ])('refuses %s', (typed) => {
    expect(codes(contactMessage, { ...valid, email: typed })).toEqual({ email: 'invalid' })
  })

  it('keeps a header out of the name', () => {
    const { name, message } = contactMessage.parse({
      ...valid,
      name: 'Mira\r\nBcc: x@y.example',
      message: 'Zeile 1\nZeile 2',
    })
    expect(name).toBe('Mira Bcc: x@y.example')
    expect(message).toBe('Zeile 1\nZeile 2')
  })
})

describe('waiting-list entry', () => {
  it('takes the specified payload, whose blanks are null', () => {
    const entry = waitlistEntry.parse({ email: ` ${email} `, company: null, tier: null, motivation: null })
    expect(entry).toMatchObject({ email, tier: 'general_waitlist', company: undefined, motivation: undefined })
  })

  it.each([
    [{}, {}],
    [{ email: ' ' }, { email: 'required' }],
    [{ email: undefined }, { email: 'required' }],
    [{ email: 'a@' }, { email: 'invalid' }],
    [{ agreeToPrivacy: false }, { agreeToPrivacy: 'required' }],
    [{ company: 'x'.repeat(201) }, { company: 'too_long' }],
    [{ motivation: 'x'.repeat(501) }, { motivation: 'too_long' }],
    [{ tier: 'gold' }, { tier: 'unknown' }],
  ])('%j gives %j', (change, expected) => {
    expect(codes(waitlistEntry, { email, ...change })).toEqual(expected)
  })
})

describe('what accompanies a form', () => {
  it('is kept when it fits', () => {
    const envelope = { language: 'en', page: '/en/contact', website: '', elapsed: 1200 }
    expect(newsletterSubscription.parse({ email, ...envelope })).toEqual({ email, ...envelope })
  })

  it.each([{ language: 'fr' }, { page: 'x'.repeat(301) }, { website: null }, { elapsed: 'soon' }])(
    'never costs somebody their message: %j',
    (envelope) => {
      expect(newsletterSubscription.safeParse({ email, ...envelope }).data).toMatchObject({ email })
    },
  )
})

describe('security event', () => {
  it('takes the specified payload', () => {
    const event = {
      event_type: 'x',
      user_identifier: null,
      ip_address: '',
      user_agent: 'UA',
      event_data: { a: [1] },
      severity: 'low',
    }
    expect(securityEvent.parse(event)).toEqual(event)
  })

  it.each([{}, { event_type: '' }, { event_type: 'x'.repeat(101) }])('refuses %j', (event) => {
    expect(Object.keys(codes(securityEvent, event))).toEqual(['event_type'])
  })
})

it.each([
  ['a local part of 64', `${'a'.repeat(64)}@muster.example`, true],
  ['a local part of 65', `${'a'.repeat(65)}@muster.example`, false],
  ['a label of 63', `mira@${'a'.repeat(63)}.example`, true],
  ['a label of 64', `mira@${'a'.repeat(64)}.example`, false],
])('an address with %s', (_, email, isTaken) => {
  expect(newsletterSubscription.safeParse({ email }).success).toBe(isTaken)
})
