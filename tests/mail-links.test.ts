import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { tokenIn, writtenMails } from './support/mails.ts'
import { runTool } from './support/operator.ts'
import { type Answer, postCall } from './support/post-call.ts'
import { rawRows } from './support/raw-store.ts'
import { type RunningServer, startServer } from './support/server.ts'

/** What strangers and machines can learn or do with newsletter addresses and the links in mails, from outside. */
let server: RunningServer
let env: Record<string, string>
let store: Store

beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' })
  env = { DATA_DIR: server.dataDir }
  store = openStore(readConfig(env))
})
afterAll(async () => {
  await store.close()
  await server.stop()
})

let visitor = 0
const subscribe = (email: string) => postCall(server.url, calls.newsletterSubscribe, { email }, visitor++)
const press = (link: string) => fetch(server.url + link, { method: 'POST', body: new URLSearchParams() })

/** Text of the newest letter to an address, waited for. */
async function letterTo(email: string, about: string): Promise<string> {
  const find = async () =>
    (await writtenMails(server.dataDir)).findLast(
      (mail) => mail.to && 'text' in mail.to && mail.to.text === email && mail.text?.includes(about),
    )?.text ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

async function confirmed(email: string): Promise<void> {
  await subscribe(email)
  const token = tokenIn(await letterTo(email, '/newsletter/confirm'))
  expect((await press(`/newsletter/confirm?token=${token}`)).status).toBe(200)
}

/** What a stranger sees of an answer; the time of day and the request's own id tell nothing. */
function seen({ status, headers, body }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status, body, headers: kept }
}

it('the answer to a sign-up is the same, whatever is known of the address', async () => {
  await subscribe('pending@muster.example')
  await confirmed('reader@muster.example')
  await confirmed('gone@muster.example')
  const leave = tokenIn(await letterTo('gone@muster.example', '/newsletter/unsubscribe'))
  expect((await press(`/newsletter/unsubscribe?token=${leave}`)).status).toBe(200)
  await confirmed('bounced@muster.example')
  expect((await runTool(['newsletter', 'bounce', 'bounced@muster.example'], env)).code).toBe(0)

  const unknown = seen(await subscribe('unknown@muster.example'))
  expect(unknown).toMatchObject({ status: 200, body: { success: true } })
  for (const known of ['pending', 'reader', 'gone', 'bounced']) {
    expect(seen(await subscribe(`${known}@muster.example`)), known).toEqual(unknown)
    expect(seen(await subscribe(`${known.toUpperCase()}@muster.example`)), known).toEqual(unknown)
  }
})

it('a machine that opens every link in a mail, again and again, changes nothing', async () => {
  const email = 'scanned@muster.example'
  await subscribe(email)
  const confirm = tokenIn(await letterTo(email, '/newsletter/confirm'))
  const scan = async (token: string) => {
    const before = await rawRows(store)
    for (const page of ['/newsletter/confirm', '/newsletter/unsubscribe', '/en/newsletter/confirm']) {
      for (const method of ['GET', 'HEAD', 'GET']) {
        const { status } = await fetch(`${server.url}${page}?token=${token}`, { method })
        expect(status, `${method} ${page}`).toBe(200)
      }
    }
    expect(await rawRows(store)).toBe(before)
  }
  const status = async () =>
    (await store.db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email).execute())[0]
      ?.status

  await expect.poll(async () => JSON.stringify(await rawRows(store)).includes('queued')).toBe(false)
  await scan(confirm)
  expect(await status()).toBe('pending')
  expect((await press(`/newsletter/confirm?token=${confirm}`)).status).toBe(200)
  expect(await status()).toBe('confirmed')

  const leave = tokenIn(await letterTo(email, '/newsletter/unsubscribe'))
  await expect.poll(async () => JSON.stringify(await rawRows(store)).includes('queued')).toBe(false)
  await scan(leave)
  expect(await status()).toBe('confirmed')
  expect((await press(`/newsletter/unsubscribe?token=${leave}`)).status).toBe(200)
  expect(await status()).toBe('unsubscribed')
})
