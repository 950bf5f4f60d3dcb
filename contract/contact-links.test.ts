import { expect, test } from 'vitest'
import { contactLinks } from './contact-links.ts'

test('leaves a text without addresses whole', () => {
  expect(contactLinks('Art. 6 Abs. 1 lit. f DSGVO, CHF 2390.')).toEqual([
    { text: 'Art. 6 Abs. 1 lit. f DSGVO, CHF 2390.' },
  ])
})

test('links a mail address without the full stop behind it', () => {
  expect(contactLinks('Schreiben Sie an kontakt@saldora.example.')).toEqual([
    { text: 'Schreiben Sie an ' },
    { text: 'kontakt@saldora.example', href: 'mailto:kontakt@saldora.example' },
    { text: '.' },
  ])
})

test('links a phone number, spaced by breaking or non-breaking spaces, and keeps the hours behind it', () => {
  expect(contactLinks('+41\u00a044 000 00 00 (Montag bis Freitag)')).toEqual([
    { text: '+41\u00a044 000 00 00', href: 'tel:+41440000000' },
    { text: ' (Montag bis Freitag)' },
  ])
})

test('links both where a text has both', () => {
  const hrefs = contactLinks('a.b@c-d.example, +41 44 000 00 00').map((part) => part.href)
  expect(hrefs).toEqual(['mailto:a.b@c-d.example', undefined, 'tel:+41440000000'])
})

test('links a web address without the full stop behind it', () => {
  expect(contactLinks('Mehr: https://saldora.example/faq?q=a@b.example.')).toEqual([
    { text: 'Mehr: ' },
    { text: 'https://saldora.example/faq?q=a@b.example', href: 'https://saldora.example/faq?q=a@b.example' },
    { text: '.' },
  ])
})

test('gives nothing for nothing', () => {
  expect(contactLinks('')).toEqual([])
})
