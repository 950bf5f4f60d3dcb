import { describe, expect, it } from 'vitest'
import { languages } from '#contract/language.ts'
import { everyLetter, letterConfig, typed } from '#tests/support/letters.ts'
import { type Letter, writeLetter, writeQueued } from './letters.ts'

const config = letterConfig

/** They carry what a visitor typed, as it is. */
const carriers: string[] = ['contact-operator', 'waitlist-operator', 'appointment-operator']

const cases = everyLetter.flatMap((letter) => languages.map((language) => [letter.kind, language, letter] as const))

describe.each(cases)('%s in %s', (kind, language, letter) => {
  const written = writeLetter(letter, language, config)

  it('is whole, as text and as HTML', () => {
    expect(written.subject.length).toBeGreaterThan(10)
    for (const part of [written.subject, written.text, written.html]) {
      expect(part).not.toMatch(/undefined|\[object|NaN/)
      if (!carriers.includes(kind)) expect(part).not.toMatch(/\{[\w.]+\}/)
    }
    expect(written.html).toContain(`<html lang="${language === 'de' ? 'de-CH' : 'en-GB'}">`)
    if (!carriers.includes(kind)) expect(written.text).not.toMatch(/<[a-z]/)
  })

  it('loads nothing from anywhere and keeps to Swiss spelling', () => {
    expect(written.html).not.toMatch(/<(img|script|link|iframe)\b|url\(/)
    if (!carriers.includes(kind)) expect(written.text).not.toMatch(/ß|!/)
  })

  it('says the same in both parts', () => {
    const links = (text: string) =>
      [...text.matchAll(/https:\/\/[\w./?=&;-]+/g)].map(([link]) => link.replaceAll('&amp;', '&'))
    expect(new Set(links(written.text))).toEqual(new Set(links(written.html)))
  })
})

describe('what a visitor typed', () => {
  const operator = everyLetter.find(({ kind }) => kind === 'contact-operator') as Letter
  const { subject, text, html, replyTo } = writeLetter(operator, 'de', config)

  it('is text in the HTML and stays as it is in the text', () => {
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {mail.contact}')
    expect(html).toContain('Zeile 1<br>')
    expect(html).toContain('Muster &amp; Söhne')
    expect(text).toContain(typed.message)
    expect(subject).toBe(`Anfrage über die Website: ${typed.name}`)
  })

  it('never becomes a header', () => {
    const evil = { ...operator, name: 'Mira\r\nBcc: a@b.example\u2028X: y' } as Letter
    const written = writeLetter(evil, 'de', config)
    expect(written.subject).toBe('Anfrage über die Website: Mira Bcc: a@b.example X: y')
    expect(written.replyTo.name).toBe('Mira Bcc: a@b.example X: y')
    expect(replyTo.address).toBe(typed.email)
  })
})

describe('links', () => {
  it('lead to the page in the letter’s language, with a token of 256 bits', () => {
    const german = writeLetter({ kind: 'newsletter-confirmation', tokenId: 'a' }, 'de', config)
    const english = writeLetter({ kind: 'newsletter-confirmation', tokenId: 'a' }, 'en', config)
    expect(german.text).toMatch(/https:\/\/site\.example\/newsletter\/confirm\?token=[0-9a-f]{64}\n/)
    expect(english.text).toMatch(/https:\/\/site\.example\/en\/newsletter\/confirm\?token=[0-9a-f]{64}\n/)
    expect(german.headers).toEqual({})
  })

  it('let a reader leave with one click (RFC 8058)', () => {
    const { headers, text } = writeLetter({ kind: 'newsletter-welcome', subscriberId: 'b' }, 'en', config)
    expect(headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/site\.example\/en\/newsletter\/unsubscribe\?token=[0-9a-f]{64}>$/,
    )
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(text).toContain(headers['List-Unsubscribe']?.slice(1, -1))
  })
})

it('tells the operator both spellings of an address with umlauts', () => {
  const operator = everyLetter.find(({ kind }) => kind === 'contact-operator') as Letter
  const written = writeLetter({ ...operator, email: 'info@xn--mller-kva.example' } as Letter, 'de', config)
  expect(written.text).toContain('info@müller.example (info@xn--mller-kva.example)')
  expect(written.replyTo).toMatchObject({ address: 'info@xn--mller-kva.example' })
})

it('a row of the outbox is written from its kind and values, and one of an unknown kind says so', () => {
  const row = {
    letter: 'waitlist-received',
    params: '{"position":7,"tier":"early_access"}',
    language: 'de',
    sent_letter: null,
  } as const
  const letter: Letter = { kind: 'waitlist-received', position: 7, tier: 'early_access' }
  expect(writeQueued(row, config)).toEqual(writeLetter(letter, 'de', config))
  expect(() => writeQueued({ ...row, letter: 'pigeon' }, config)).toThrow('no letter of the kind pigeon')
})
