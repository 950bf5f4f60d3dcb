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

/** Takes away the pattern that ends first, again and again: what one pass comes to, in quadratic time. */
function strippedOneByOne(text: string): string {
  let stripped = text.replace(/[^\P{Cc}\t\n\r]/gu, '')
  for (;;) {
    const ends = [/[<>]/, /javascript\s*:/i, /\bon[a-z]+\s*=/i].flatMap((pattern) => {
      const match = pattern.exec(stripped)
      return match ? [{ start: match.index, end: match.index + match[0].length }] : []
    })
    const [first] = ends.sort((one, other) => one.end - other.end)
    if (!first) return stripped.trim()
    stripped = stripped.slice(0, first.start) + stripped.slice(first.end)
  }
}

describe('sanitiseText', () => {
  it('takes away one pattern after another, whatever comes together then', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(sanitiseText(text)).toBe(strippedOneByOne(text))
      }),
      { numRuns: 1000 },
    )
  })

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
  it.each([
    '/?q=<script>',
    '/?q=%3Cscript%3E',
    '/?q=%ff%3Cscript',
    '/#javascript:alert(1)',
    '/?u=JaVaScRiPt%3A1',
    'java\nscript:alert(1)',
    ' jav\ta\r\nscript :alert(1)',
    '/?u=java%0Ascript%3A1',
    '/?u=<%0A/ scr%09ipt',
    '/blog?x=<script>&q=a',
    '/blog?q=a&x=<script>',
    '/blog?q=a#<script>',
    '/blog<script>?q=a',
    '/contact?q=<script>',
    'https://elsewhere.example/blog?q=<script>',
  ])('sees %j', (address) => {
    expect(isSuspiciousAddress(address)).toBe(true)
  })

  it.each([
    '/',
    '/faq?q=100%',
    '/?q=%E0%A4%A',
    '/blog?q=typescript',
    '/blog?q=<script>',
    '/en/blog?category=KMU&q=%3Cscript%3E&search=x',
    '/blog?q=javascript%3A',
  ])('lets %s pass', (address) => {
    expect(isSuspiciousAddress(address)).toBe(false)
  })
})
