import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { bodyLimits } from '#server/abuse/limits-table.ts'
import { type NginxProxy, startNginxProxy } from '../support/nginx-proxy.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// Promise: Bodies of unknown length through nginx are limited like all others.

/** Bodies in chunks, whose length nobody knows beforehand, as they come through a proxy. */
let server: RunningServer
let proxy: NginxProxy
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  proxy = await startNginxProxy(server.url)
  // On a machine without nginx it is installed first.
}, 180_000)
afterAll(async () => {
  await proxy?.stop()
  await server?.stop()
})

type Answer = { status: number | undefined; body: string }

/** Sends the pieces as chunks of their own, and the end unless `isEndless`. Rejects where no answer comes. */
function sendChunked(url: string, type: string, pieces: Iterable<string>, isEndless = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { 'content-type': type }, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
    })
    sent.setTimeout(20_000, () => sent.destroy(new Error('neither an answer nor an end')))
    // A server may close once it has said that it is too much; what it said counts.
    sent.once('error', reject)
    for (const piece of pieces) sent.write(piece)
    if (!isEndless) sent.end()
  })
}

const message = { name: 'Chunk Muster', email: 'chunks@muster.example', message: 'Wir buchen 120 Belege von Hand.' }
const pieces = (text: string, length: number) => text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []
const json = (length: number) => JSON.stringify({ ...message, company: 'x'.repeat(length) })

/** Just above the limit, far above it, and beyond what nginx itself takes (1 MB). */
const tooLong = [bodyLimits.contact, 10 * bodyLimits.contact, 3_000_000]

const ways = ['buffered', 'streaming'] as const
describe.each(ways)('%s by nginx', (way) => {
  test('a short message in chunks is taken', async () => {
    const answer = await sendChunked(proxy[way] + calls.sendContactEmail, 'application/json', pieces(json(1), 7))
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ success: true })
  })

  test.each(tooLong)('a message of more than %d bytes in chunks is refused as too long, each time', async (length) => {
    const once = () => sendChunked(proxy[way] + calls.sendContactEmail, 'application/json', pieces(json(length), 9_000))
    const answers = await Promise.all(Array.from({ length: 12 }, once))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413))
  })

  test('the form of the page, in chunks, is taken or refused alike', async () => {
    const type = 'application/x-www-form-urlencoded'
    const form = String(new URLSearchParams({ ...message, email: 'form@muster.example' }))
    const taken = await sendChunked(`${proxy[way]}/contact`, type, pieces(form, 11))
    expect(taken.status).toBeLessThan(400)
    const refused = await sendChunked(`${proxy[way]}/contact`, type, pieces(`${form}&x=${'x'.repeat(200_000)}`, 9_000))
    expect(refused.status).toBe(413)
  })
})

test('a message that never ends is refused as soon as it is too long', async () => {
  const address = proxy.streaming + calls.sendContactEmail
  const answer = await sendChunked(address, 'application/json', pieces(json(bodyLimits.contact), 9_000), true)
  expect(answer.status).toBe(413)
})
