import { expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { readConfig } from '../config.ts'
import { writeReply } from './letters.ts'

const reply = {
  kind: 'enquiry-reply',
  text: 'Guten Tag\n\nGerne am Montag.',
  author: 'Jonas Muster',
  quoted: { name: 'Mira', text: 'Geht Montag?', receivedAt: '2026-11-23T08:00:00.000Z' },
} as const

it.each<[Language, string]>([
  ['de', 'Freundliche Grüsse'],
  ['en', 'Kind regards'],
])('a reply closes with a greeting before the name, in %s', (language, greeting) => {
  const { text, html } = writeReply(reply, language, readConfig({ DATA_DIR: '/nowhere' }))
  expect(text).toContain(`Gerne am Montag.\n\n${greeting}\n\n-- \nJonas Muster\n`)
  expect(html).toMatch(new RegExp(`Gerne am Montag\\.</p><p>${greeting}</p><p[^>]*>Jonas Muster<br>`))
})

it('addresses and numbers in what we wrote can be pressed, and none in what is quoted', () => {
  const ours = 'Rufen Sie an: +41 44 000 00 00, oder https://saldora.example/book.'
  const quoted = { ...reply.quoted, text: 'Siehe https://fremd.example und +41 79 000 00 00' }
  const { html } = writeReply({ ...reply, text: ours, quoted }, 'de', readConfig({ DATA_DIR: '/nowhere' }))
  expect(html.match(/<a .*?<\/a>/g)).toEqual([
    '<a href="tel:+41440000000">+41 44 000 00 00</a>',
    '<a href="https://saldora.example/book">https://saldora.example/book</a>',
  ])
})
