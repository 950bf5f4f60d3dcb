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
