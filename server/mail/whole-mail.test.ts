import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, it } from 'vitest'
import { wholeMessage } from './whole-mail.ts'

const html = `<p>${'Grüezi, «Zeile» — lang. '.repeat(60)}</p>\r\n.\r\n<p>Ende = 1 </p>`

const common = {
  from: { name: 'Müller & Söhne', address: 'site@muster.example' },
  to: { name: '', address: 'v1@muster.example' },
  replyTo: { name: 'Anna "Ä"', address: 'anna@muster.example' },
  subject: `Ihre Nachricht: ${'Rückfrage 🙂 '.repeat(12)}`,
  messageId: '<1@muster.example>',
  date: new Date('2026-11-23T12:00:00Z'),
  headers: { 'List-Unsubscribe': '<https://muster.example/a?token=b>', 'Auto-Submitted': 'auto-generated' },
}

it.each([
  ['a text alone', { text: 'Guten Tag\n' }],
  ['a text without an end of line', { text: 'Grüezi' }],
  ['an empty text', { text: '' }],
  ['text and HTML', { text: 'Guten Tag\n.\nAdieu', html }],
  ['an attachment', { text: 'Siehe Anhang', html, attachments: [{ filename: 'ä.ics', content: html.repeat(20) }] }],
  ['an attachment of bytes', { text: 'x', attachments: [{ filename: 'b', content: Buffer.from([0, 255, 13, 10]) }] }],
  ['an invitation', { text: 'x', html, icalEvent: { method: 'REQUEST', filename: 'invite.ics', content: html } }],
])('writes %s as nodemailer streams it', async (_, parts) => {
  const message = new MailComposer({ ...common, ...parts }).compile()
  expect(wholeMessage(message)).toBe((await message.build()).toString())
})

it('refuses what is not in memory', () => {
  const message = new MailComposer({ ...common, text: { path: '/etc/hostname' } }).compile()
  expect(() => wholeMessage(message)).toThrow('in memory')
})
