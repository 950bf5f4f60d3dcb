import { expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/open.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { tokenIn } from '../support/mails.ts'
import { runTool } from '../support/operator.ts'
import { postCall } from '../support/post-call.ts'
import { startServer } from '../support/server.ts'
import { startMailServer } from '../support/smtp.ts'

// Promise: No text of a visitor makes a header or a recipient of a mail.

/** Line ends of every kind, and what their encodings would become if anybody decoded them. */
const lineEnds = [
  '\r\n',
  '\n',
  '\r',
  '\n\n',
  '\u2028',
  '\u0085',
  '\u0000\r\n',
  '%0d%0a',
  '=0D=0A',
  '=?utf-8?q?=0D=0A?=',
]

/** Headers that the letters carry by themselves. */
const own = new Set([
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'dkim-signature',
  'feedback-id',
  'from',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'precedence',
  'reply-to',
  'subject',
  'to',
])

it('a line end in any field of any call never makes a header or a recipient of a mail', async () => {
  const mailServer = await startMailServer()
  const recipients = new Set<string>()
  mailServer.refuse = (recipient) => {
    recipients.add(recipient)
    return undefined
  }
  const operator = 'team@saldora.example'
  const server = await startServer({
    SMTP_URL: mailServer.url,
    OPERATOR_EMAIL: operator,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  })
  onTestFinished(() => server.stop())
  const env = { DATA_DIR: server.dataDir }
  const store = openStore(readConfig(env))
  onTestFinished(() => store.close())
  const allSent = () =>
    expect.poll(() => outboxSummary(store.db), { timeout: 40_000 }).toMatchObject({ queued: 0, dead: 0 })

  const forms = {
    [calls.sendContactEmail]: ['name', 'email', 'company', 'message', 'language', 'page', 'website', 'elapsed'],
    [calls.waitlistSubmit]: ['email', 'company', 'tier', 'motivation', 'language', 'page'],
    [calls.newsletterSubscribe]: ['email', 'language', 'page'],
    [calls.logSecurityEvent]: ['event_type', 'user_identifier', 'user_agent', 'event_data', 'severity'],
  }
  const expected = new Set([operator])
  let number = 0
  for (const [path, fields] of Object.entries(forms)) {
    for (const field of fields) {
      for (const lineEnd of lineEnds) {
        const email = `p${number}@muster.example`
        const base = { name: 'Mira Beispiel', email, message: 'Zehn Zeichen lang.', event_type: 'bot_activity' }
        const value = `Mira${lineEnd}Bcc: victim@muster.example${lineEnd}X-Injected: yes${lineEnd}${lineEnd}text`
        const input = { ...base, [field]: field === 'email' ? `${email}${value.slice(4)}` : value }
        const { status, body } = await postCall(server.url, path, input, number++)
        expect(status, `${path} ${field}`).toBeLessThan(500)
        if (field === 'email') expect(body, JSON.stringify(lineEnd)).toMatchObject({ success: false })
        else expected.add(email)
      }
    }
  }
  await allSent()

  // The letters that follow: welcome, acceptance, refusal.
  const readers = mailServer.mails.filter(({ text }) => text?.includes('/newsletter/confirm?token='))
  expect(readers.length).toBeGreaterThan(5)
  for (const { text } of readers) {
    const link = `/newsletter/confirm?token=${tokenIn(text ?? '')}`
    expect((await fetch(server.url + link, { method: 'POST', body: new URLSearchParams() })).status).toBe(200)
  }
  const waiting: { email: string }[] = JSON.parse((await runTool(['waitlist', 'list', '--json'], env)).stdout)
  expect(waiting.length).toBeGreaterThan(10)
  for (const [index, { email }] of waiting.slice(0, 20).entries()) {
    await runTool(['waitlist', index % 2 ? 'accept' : 'decline', email], env)
  }
  await allSent()

  expect(mailServer.mails.length).toBeGreaterThan(100)
  const foreign = mailServer.mails.flatMap(({ headerLines }) => headerLines.map(({ key }) => key))
  expect([...new Set(foreign)].filter((key) => !own.has(key))).toEqual([])
  for (const { headerLines } of mailServer.mails) {
    for (const key of ['to', 'from', 'subject', 'message-id', 'reply-to']) {
      expect(headerLines.filter((header) => header.key === key).length).toBeLessThan(2)
    }
  }
  expect([...recipients].filter((recipient) => !expected.has(recipient))).toEqual([])
})
