import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import { postCall } from '../support/post-call.ts'
import { createCluster } from '../support/postgres-cluster.ts'
import { startServer } from '../support/server.ts'

// Promise: A server outlives its database, says so while it is away, and goes on by itself.

it('a server outlives its database: says so while it is gone, and goes on by itself when it is back', async () => {
  const folder = await mkdtemp(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'cluster-'))
  const database = await createCluster(folder)
  await database.start()
  onTestFinished(database.stop)
  const server = await startServer({ DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1' })
  onTestFinished(() => server.stop())

  const statusOf = async (path: string) => (await fetch(server.url + path)).status
  const write = async (number: number) => {
    const input = { name: 'Mira', email: `m${number}@muster.example`, message: 'Zehn Zeichen lang.' }
    return postCall(server.url, calls.sendContactEmail, input, number)
  }
  expect(await write(1)).toMatchObject({ status: 200 })

  await database.stop()
  expect(await statusOf('/readyz')).toBe(503)
  expect(await write(2)).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } })
  expect(await postCall(server.url, calls.tierAvailability, {})).toMatchObject({ status: 503 })
  expect([await statusOf('/healthz'), await statusOf('/'), await statusOf('/en/contact')]).toEqual([200, 200, 200])

  await database.start()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect(await write(3)).toMatchObject({ status: 200 })
  expect(server.process.exitCode).toBeNull()
})
