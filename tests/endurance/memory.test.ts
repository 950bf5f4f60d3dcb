import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { languages } from '#contract/language.ts'
import { startServer } from '../support/server.ts'

// Promise: a server needs little memory, whatever it has read.

const megabyte = 1024

/** Started by server/serve.sh, as by npm, in the image and as a service. */
test('a server never needs 190 MB, nor when it reads what the assistant knows', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  // The answer waits for what the assistant knows, the last thing that a start reads.
  for (const language of languages) {
    const response = await fetch(server.url + calls.chat, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'QR-IBAN' }], language }),
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('IBAN')
  }
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  const megabytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / megabyte
  expect(megabytes).toBeGreaterThan(50)
  expect(megabytes).toBeLessThan(190)
})
