import { expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/open.ts'
import { startHookServer } from '../support/hook-server.ts'
import { runTool } from '../support/operator.ts'
import { inParallel, postCall } from '../support/post-call.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { smallDisk } from '../support/small-disk.ts'
import { startMailServer } from '../support/smtp.ts'

// Promise: On a full disk nothing that was acknowledged is lost, and every probe says what is wrong.

const form = { name: 'Mira', message: 'Zehn Zeichen lang.' }

/** Sends one form of each kind. @returns the statuses. */
async function sendEach({ url }: RunningServer, number: number): Promise<number[]> {
  const email = `m${number}@muster.example`
  const answers = [
    await postCall(url, calls.sendContactEmail, { ...form, email }, number),
    await postCall(url, calls.waitlistSubmit, { email }, number),
    await postCall(url, calls.newsletterSubscribe, { email }, number),
  ]
  return answers.map(({ status }) => status)
}

function errorLines({ output }: RunningServer): { msg: string; times?: number; err?: { reason: string } }[] {
  const lines = output().split('\n')
  return lines.filter((line) => line.startsWith('{"level":"error"')).map((line) => JSON.parse(line))
}

it('a server on a full disk says so everywhere, loses nothing it acknowledged, and goes on when there is room', {
  timeout: 180_000,
}, async () => {
  const disk = await smallDisk()
  const mailServer = await startMailServer()
  const hooks = await startHookServer()
  const env = {
    DATA_DIR: disk.folder,
    SMTP_URL: mailServer.url,
    TRUSTED_PROXIES: '127.0.0.1',
    ALERT_EMAIL: 'pager@saldora.example',
    ALERT_WEBHOOK_URL: hooks.url,
  }
  const server = await startServer(env)
  onTestFinished(() => server.stop({ keepData: true }))
  const pid = server.process.pid ?? 0
  const statusOf = async (path: string) => (await fetch(server.url + path)).status
  expect(await sendEach(server, 1)).toEqual([200, 200, 200])
  await expect.poll(() => mailServer.mails.length).toBe(5)

  disk.fill(pid)
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  const refused = await inParallel(100, 8, (number) => sendEach(server, 2 + number))
  expect(new Set(refused.flat())).toEqual(new Set([503]))
  const page = await fetch(`${server.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, email: 'm1@muster.example' }),
  })
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(form.message)])
  expect([await statusOf('/'), await statusOf('/healthz')]).toEqual([200, 200])
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('site_store_writable{store="sqlite"} 0\n')
  if (disk.problem === 'full') {
    const status = await runTool(['status'], env)
    expect(status).toMatchObject({ code: 0, stdout: expect.stringMatching(/CANNOT BE WRITTEN: its disk is full/) })
    expect(JSON.parse((await runTool(['status', '--json'], env)).stdout)).toMatchObject({ store: { problem: 'full' } })
  }

  // The alert cannot be written down, and goes out all the same.
  const alerts = () => mailServer.mails.filter(({ subject }) => subject?.startsWith('Störung: die Datenbank'))
  await expect.poll(() => alerts().length, { timeout: 90_000 }).toBe(1)
  await expect.poll(() => hooks.received.map(({ body }) => body.incident)).toEqual(['store_unwritable'])

  const lines = errorLines(server)
  const causes = lines.filter(({ msg }) => msg === 'store unavailable').map(({ err }) => err?.reason)
  expect(causes.length).toBeLessThan(4)
  expect(lines.length).toBeLessThan(6)
  for (const cause of causes) expect(cause).toMatch(/full|I\/O/)
  expect(server.output()).not.toContain('cannot rollback')

  disk.free(pid)
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect(await sendEach(server, 200)).toEqual([200, 200, 200])
  await server.stop({ keepData: true })
  const store = openStore(readConfig(env))
  const kept = await store.db.selectFrom('contact_messages').select('email').orderBy('created_at').execute()
  await store.close()
  expect(kept).toEqual([{ email: 'm1@muster.example' }, { email: 'm200@muster.example' }])
})
