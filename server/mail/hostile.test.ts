import fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { writeLetter } from '../letters.ts'

const config = readConfig({
  SECRET: 'x'.repeat(32),
  SITE_URL: 'https://site.example',
  OPERATOR_EMAIL: 'team@site.example',
})
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

const pieces = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  'Bcc: eve@foreign.example',
  'Subject:',
  '.',
  '=?utf-8?Q?=0D=0A?=',
  '{brand}',
  '$&',
  '<b>',
  '"',
  ',',
  ';',
  '@',
]
const typed = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(''))

test('nothing that a visitor types adds a header, a recipient or markup to a mail', async () => {
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (name, company, message) => {
      const letter = {
        kind: 'contact-operator',
        name,
        company,
        message,
        email: 'mira@muster.example',
        receivedAt: '2026-11-22T08:00:00Z',
      } as const
      const { subject, text, html, replyTo, headers } = writeLetter(letter, 'de', config)
      const mail = { from: config.mailFrom, to: config.operatorEmail, subject, text, html, replyTo, headers }
      const { message: bytes } = await composer.sendMail(mail)
      const read = await simpleParser(bytes as Buffer)
      expect([...read.headers.keys()].sort()).toEqual([
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ])
      expect(read.replyTo?.value).toEqual([expect.objectContaining({ address: 'mira@muster.example' })])
      expect([read.to].flat().flatMap((list) => list?.value.map(({ address }) => address))).toEqual([
        'team@site.example',
      ])
      expect(html).not.toContain('<b>')
    }),
    { seed: 20261122, numRuns: 100 },
  )
})
