import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openDnsServer } from '#tests/support/dns-server.ts'
import { runTool } from '#tests/support/operator.ts'
import { freePort } from '#tests/support/server.ts'
import { openTestStore } from '#tests/support/store.ts'

/** What the server would answer, and its proxy in front of it. */
async function front(answers: Record<string, [status: number, body: object]>): Promise<string> {
  const server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return String((server.address() as AddressInfo).port)
}

async function examine(PORT: string) {
  const store = await openTestStore('sqlite')
  const dns = await openDnsServer()
  onTestFinished(dns.close)
  const env = { ...store.env, PORT, SITE_URL: `http://127.0.0.1:${PORT}`, DNS_SERVERS: dns.address }
  const { code, stdout } = await runTool(['doctor', '--json'], env)
  const { findings } = JSON.parse(stdout) as { findings: { part: string; state: string; words: string }[] }
  return { code, of: (part: string) => findings.find((finding) => finding.part === part) }
}

it('says what is wrong, in words, and ends with 1', async () => {
  const { code, of } = await examine(await front({ '/readyz': [503, { ready: false }] }))
  expect(code).toBe(1)
  expect(of('Store')).toMatchObject({ state: 'ok', words: expect.stringContaining('can be written') })
  expect(of('Server')).toMatchObject({ state: 'wrong', words: 'runs, and cannot write to its store' })
  expect(of('Address')).toMatchObject({ state: 'wrong', words: expect.stringMatching(/healthz answers 404$/) })
  expect(of('Certificate')).toMatchObject({ state: 'look' })
  expect(of('Backup')).toMatchObject({ state: 'wrong' })
  expect(of('Sender')).toMatchObject({ state: 'wrong', words: expect.stringContaining('mail check says why') })
})

it('sees that visitors are taken for the proxy', async () => {
  const known = await examine(
    await front({ '/readyz': [200, { ready: true }], '/healthz': [200, { status: 'ok', version: '1' }] }),
  )
  expect(known.of('Server')).toMatchObject({ state: 'ok' })
  expect(known.of('Proxy')).toMatchObject({ state: 'wrong', words: expect.stringContaining('TRUSTED_PROXIES') })
  const unknown = await examine(await front({ '/healthz': [200, { status: 'ok' }] }))
  expect(unknown.of('Proxy')).toMatchObject({ state: 'ok' })
})

it('says where nothing answers', async () => {
  const { of } = await examine(String(await freePort()))
  expect(of('Server')).toMatchObject({ state: 'wrong', words: expect.stringContaining('ECONNREFUSED') })
  expect(of('Address')).toMatchObject({ state: 'wrong', words: expect.stringContaining('ECONNREFUSED') })
})
