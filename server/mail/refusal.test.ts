import { expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

const refused = (response: string, command = 'RCPT TO') => ({
  code: command === 'RCPT TO' ? 'EENVELOPE' : 'EMESSAGE',
  command,
  responseCode: Number(response.slice(0, 3)),
  response,
})

it.each([
  ['550 5.1.1 <a@muster.example>: Recipient address rejected: User unknown in virtual mailbox table', '5.1.1'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', '5.1.1'],
  ['550 5.4.1 Recipient address rejected: Access denied. [x.example]', '5.4.1'],
  ['550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).', '5.5.0'],
  ['550 5.2.1 The email account that you tried to reach is disabled.', '5.2.1'],
  ['556 5.1.10 Recipient address has null MX', '5.1.10'],
  ['550 No such person at this address', '550'],
  ['550 Requested action not taken', '550'],
  ['511 sorry, no mailbox here by that name (#5.1.1 - chkuser)', '5.1.1'],
])('is about the address: %s', (response, code) => {
  expect(refusalOf(refused(response))).toMatchObject({ about: 'address', code })
})

it.each([
  ['550 5.7.1 Message rejected due to local policy', 'RCPT TO'],
  ['550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy of the domain', 'DATA'],
  ['554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', 'RCPT TO'],
  ['550 Blocked, see https://postmaster.example', 'RCPT TO'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'RCPT TO'],
  ['550 Mailbox unavailable because of our spam policy', 'RCPT TO'],
  ['552 5.3.4 Message size exceeds fixed limit', 'MAIL FROM'],
  ['554 Transaction failed', 'DATA'],
  ['550 5.6.0 Invalid header found', 'DATA'],
])('is about us or this mail: %s', (response, command) => {
  expect(refusalOf(refused(response, command))).toMatchObject({ about: 'sender' })
})

it.each([
  '452 4.2.2 Mailbox full',
  '552 5.2.2 The email account that you tried to reach is over quota.',
  '550 5.4.6 Routing loop detected',
  '450 4.2.0 Greylisted, see you later',
  '552 Requested mail action aborted: exceeded storage allocation',
])('is for later: %s', (response) => {
  expect(refusalOf(refused(response))).toMatchObject({ about: 'later' })
})

it('keeps the words in one line, without addresses, and not at any length', () => {
  const { words } = refusalOf(refused(`550 5.1.1 mira@muster.example:\r\n ${'x '.repeat(500)}`))
  expect(words).toMatch(/^550 5\.1\.1 \[redacted\]: x x/)
  expect(words.length).toBeLessThanOrEqual(300)
})
