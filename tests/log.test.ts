import { expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import { rawGet } from './support/raw-get.ts'
import { type RunningServer, sharedServer, startServer } from './support/server.ts'
import { startMailServer } from './support/smtp.ts'

type Line = { level: string; msg: string; request?: string; path?: string; status?: number }

/** The server's log so far; whatever is no JSON object is not part of it. */
function linesOf({ output }: RunningServer): Line[] {
  const lines = output().split('\n')
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
}

const person = {
  name: 'Zacharias Unverwechselbar',
  email: 'zacharias@unverwechselbar.example',
  company: 'Kontorhaus Nirgendwo AG',
  message: 'Wir suchen jemanden für die Quartalsabstimmung.',
  motivation: 'Unsere Abacus-Exporte sind mühsam.',
}
const traces = [/zacharias/i, /unverwechselbar/i, /nirgendwo/i, /quartalsabstimmung/i, /abacus-exporte/i, /203\.0\.113/]

it('the log tells what happened, by request, and nothing about people', async () => {
  const mailServer = await startMailServer()
  mailServer.refuse = (recipient) => ({ code: 550, text: `no mailbox ${recipient} here` })
  const server = await startServer({ SMTP_URL: mailServer.url, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'trace' })
  onTestFinished(() => server.stop())
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Unverwechselbar/1.0',
    referer: `${server.url}/contact?email=${person.email}`,
  }
  const ids: string[] = []
  const post = async (path: string, body: string | URLSearchParams, type = 'application/json') => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      body,
      headers: typeof body === 'string' ? { ...headers, 'content-type': type } : headers,
    })
    ids.push(response.headers.get('x-request-id') ?? '')
    await response.arrayBuffer()
  }

  const form = new URLSearchParams({ ...person, form: 'newsletter', agreeToPrivacy: 'on' })
  const json = JSON.stringify({ ...person, tier: 'early_access' })
  const event = { event_type: 'form_validation_failed', user_identifier: person.email, event_data: person }
  for (const path of [calls.sendContactEmail, calls.waitlistSubmit, calls.newsletterSubscribe]) {
    await post(path, json)
    await post(path, json.slice(0, -1))
    await post(path, json.replace('@', ' at '))
    await post(path, json, 'text/plain')
  }
  await post(calls.logSecurityEvent, JSON.stringify(event))
  for (const page of ['/contact', '/', '/newsletter', `/nowhere/${person.email}?name=${person.name}`]) {
    await post(page, form)
  }
  await rawGet(server.url, `/?q=<script>${person.email}</script>`, headers)
  await rawGet(server.url, `/unknown/${person.email}?q=${encodeURIComponent(person.name)}`, headers)

  await expect
    .poll(() => linesOf(server).filter(({ msg }) => msg === 'mail given up').length, { timeout: 30_000 })
    .toBeGreaterThan(2)
  await expect.poll(() => linesOf(server).some(({ path }) => path === '/unknown/[redacted]')).toBe(true)
  for (const trace of traces) expect(server.output()).not.toMatch(trace)

  const served = linesOf(server).filter(({ msg }) => msg === 'request')
  expect(new Set(ids).size).toBe(ids.length)
  expect(served.map(({ request }) => request)).toEqual(expect.arrayContaining(ids))
  expect(served).toContainEqual(expect.objectContaining({ method: 'POST', path: calls.sendContactEmail, status: 200 }))
  expect(served).toContainEqual(expect.objectContaining({ method: 'GET', path: '/unknown/[redacted]', status: 404 }))
})

it('an id is taken over from a trusted proxy only, and only if it is one', async () => {
  const [plain, trusting] = await Promise.all([startServer(), sharedServer()])
  onTestFinished(() => plain.stop())
  const idOf = async ({ url }: RunningServer, path: string, stated: string) =>
    (await rawGet(url, path, { 'x-request-id': stated })).headers['x-request-id']

  const stated = '7d3f0c52-4c3e-4b8e-9d55-0b6d5f1c9a10'
  const uuid = /^[0-9a-f-]{36}$/
  for (const path of ['/', '/no-such-page', '/healthz']) {
    expect(await idOf(trusting, path, stated)).toBe(stated)
    expect(await idOf(plain, path, stated)).toMatch(uuid)
    expect(await idOf(plain, path, stated)).not.toBe(stated)
    for (const insane of ['short', 'mira@muster.example', '{"level":"fatal"}', 'x'.repeat(65)]) {
      expect(await idOf(trusting, path, insane)).toMatch(uuid)
    }
  }
  const told = () => linesOf(trusting).some(({ path, request }) => path === '/no-such-page' && request === stated)
  await expect.poll(told).toBe(true)
})
