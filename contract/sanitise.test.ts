import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterCount } from './limits.ts'
import { isPlainText, isSuspiciousAddress, sanitiseLine, sanitiseText } from './sanitise.ts'

/** Text made of what the sanitiser looks for, in pieces, so that removing one can put another together. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        'script',
        'java',
        'script:',
        'javascript',
        ':',
        ' ',
        '\n',
        '\u0000',
        'on',
        'load',
        '=',
        'onx=',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''))

describe('sanitiseText', () => {
  it('is idempotent', () => {
    fc.assert(fc.property(hostile, (text) => sanitiseText(sanitiseText(text)) === sanitiseText(text)))
  })

  it('never grows and never keeps what it strips', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const clean = sanitiseText(text)
        expect(characterCount(clean)).toBeLessThanOrEqual(characterCount(text))
        expect(clean).not.toMatch(/[<>]|javascript\s*:|\bon[a-z]+\s*=/i)
        expect(clean).toBe(clean.trim())
        expect(isPlainText(clean, 0, 10_000)).toBe(true)
      }),
    )
  })

  it('leaves ordinary text alone', () => {
    const text = "Grüezi, wir buchen 120 Belege à CHF 2'390 pro Monat.\n\nGeht das? 😀"
    expect(sanitiseText(text)).toBe(text)
  })

  it.each([
    ['  <b>Hallo</b> ', 'bHallo/b'],
    ['javajavascript:script:alert(1)', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', 'img src=x alert(1)'],
    ['a\u0000b\u001bc\td', 'abc\td'],
  ])('turns %j into %j', (given, expected) => {
    expect(sanitiseText(given)).toBe(expected)
  })

  it('cuts at 10,000 characters, counted as a person counts', () => {
    expect(characterCount(sanitiseText('😀'.repeat(10_001)))).toBe(10_000)
    const cutAtBlank = sanitiseText(`${'a'.repeat(9_999)} ${'b'.repeat(10)}`)
    expect(cutAtBlank).toBe('a'.repeat(9_999))
  })

  it('makes one line of a name', () => {
    expect(sanitiseLine('Mira\r\nBcc: a@b.example')).toBe('Mira Bcc: a@b.example')
  })
})

describe('isSuspiciousAddress', () => {
  it.each(['/?q=<script>', '/?q=%3Cscript%3E', '/?q=%ff%3Cscript', '/#javascript:alert(1)', '/?u=JaVaScRiPt%3A1'])(
    'sees %s',
    (address) => {
      expect(isSuspiciousAddress(address)).toBe(true)
    },
  )

  it.each(['/', '/blog?q=typescript', '/faq?q=100%', '/?q=%E0%A4%A'])('lets %s pass', (address) => {
    expect(isSuspiciousAddress(address)).toBe(false)
  })
})
