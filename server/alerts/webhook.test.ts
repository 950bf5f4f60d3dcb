import { pino } from 'pino'
import { expect, it } from 'vitest'
import { startHookServer } from '#tests/support/hook-server.ts'
import { freePort } from '#tests/support/server.ts'
import { silentLog } from '#tests/support/store.ts'
import { createWebhook, type WebhookMessage, webhookRequest } from './webhook.ts'

const message: WebhookMessage = {
  title: 'site.example: Störung: Mails bleiben liegen',
  text: 'Mails bleiben liegen.\nSeit 30 Minuten.',
  incident: 'outbox_stalled',
  state: 'begun',
  at: '2026-11-21T08:00:00.000Z',
}
const whole = `${message.title}\n${message.text}`

const bodyOf = (url: string) => JSON.parse(String(webhookRequest(url, message).init.body))

it('posts one body that chats and ntfy understand, each its own part of it', async () => {
  const hooks = await startHookServer()
  expect(await createWebhook(hooks.url, silentLog).post(message)).toBe(true)
  const [got, ...more] = hooks.received
  expect(more).toEqual([])
  expect(got?.path).toBe('/hooks/very-secret')
  expect(got?.headers['content-type']).toBe('application/json')
  // Slack, Mattermost and Rocket.Chat; Discord, which shall call nobody by name.
  expect(got?.body).toMatchObject({ text: whole, content: whole, allowed_mentions: { parse: [] } })
  expect(got?.body).toMatchObject({ incident: 'outbox_stalled', state: 'begun', at: message.at })
  // ntfy fills its templates from the body.
  const filled = (template: unknown) =>
    String(template).replace(/\{\{\.(\w+)\}\}/g, (_, name) => String(got?.body[name]))
  expect(got?.headers['x-template']).toBe('yes')
  expect(filled(got?.headers['x-title'])).toBe(message.title)
  expect(filled(got?.headers['x-message'])).toBe(message.text)
})

it('gives those who refuse unknown fields only what they know', () => {
  expect(bodyOf('https://chat.googleapis.com/v1/spaces/A/messages?key=k&token=t')).toEqual({ text: whole })
  for (const host of [
    'prod-12.westeurope.logic.azure.com',
    'a.b.environment.api.powerplatform.com',
    'x.webhook.office.com',
  ]) {
    const { type, attachments, ...more } = bodyOf(`https://${host}/workflows/x`)
    expect([type, more]).toEqual(['message', {}])
    expect(attachments).toMatchObject([
      { contentType: 'application/vnd.microsoft.card.adaptive', content: { type: 'AdaptiveCard', version: '1.4' } },
    ])
    expect(attachments[0].content.body.map(({ text }: { text: string }) => text)).toEqual([
      message.title,
      ...message.text.split('\n'),
    ])
  }
})

it('sends user and password of the address as a login', async () => {
  const hooks = await startHookServer()
  await createWebhook(hooks.url.replace('//', '//mira:p%40ss@'), silentLog).post(message)
  const [got] = hooks.received
  expect(got?.headers.authorization).toBe(`Basic ${Buffer.from('mira:p@ss').toString('base64')}`)
})

it('tries again after failures and silence, gives up after the last, and logs no secret', async () => {
  const hooks = await startHookServer()
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const webhook = (pauses: number[]) => createWebhook(hooks.url, log, { pauses, timeoutMs: 200 })
  const answers = [503, undefined, 200]
  hooks.answer = () => answers.shift()
  expect(await webhook([1, 1]).post(message)).toBe(true)
  expect(hooks.received).toHaveLength(3)
  expect(lines).toEqual([])

  // A redirection would lead the message elsewhere.
  for (const [answer, failure] of [
    [500, 'status 500'],
    [302, 'status 302'],
    [undefined, 'TimeoutError'],
  ] as const) {
    hooks.answer = () => answer
    expect(await webhook([1]).post(message)).toBe(false)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 50, failure, msg: 'alert webhook failed' })
  }
  expect(hooks.received).toHaveLength(9)
  const away = createWebhook(`http://very:secret@127.0.0.1:${await freePort()}/very-secret`, log, { pauses: [1] })
  expect(await away.post(message)).toBe(false)
  expect(lines.at(-1)).toContain('"failure":"ECONNREFUSED"')
  expect(lines.join()).not.toContain('secret')
})

it('stops at once when the server does', async () => {
  const hooks = await startHookServer()
  hooks.answer = () => 500
  const webhook = createWebhook(hooks.url, silentLog, { pauses: [60_000] })
  const posted = webhook.post(message)
  await expect.poll(() => hooks.received.length).toBe(1)
  webhook.stop()
  expect(await posted).toBe(false)
})
