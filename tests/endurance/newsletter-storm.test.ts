import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { connections } from '#server/mail/transport.ts'
import { createIssuesService } from '#server/newsletter/issues.ts'
import { createSuppressionsService } from '#server/newsletter/suppressions/service.ts'
import { addReaders, issueDraft, queueIssue } from '../support/readers.ts'
import { startServer } from '../support/server.ts'
import { startMailServer } from '../support/smtp.ts'
import { newPlace, silentLog } from '../support/store.ts'

// Promise: Two servers, one killed, and a mail server that breaks off: every reader gets the issue, once.

/** `npm run bench:newsletter` does the same with 10,000. */
const readers = 300
const perMinute = 5000

it('two servers, one of them killed, and a mail server that refuses and breaks off: everybody once, and the refused never again', {
  timeout: 300_000,
}, async () => {
  const mailServer = await startMailServer()
  const place = await newPlace('postgres')
  onTestFinished(place.remove)
  const env = {
    ...place.env,
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: mailServer.url,
    SECRET: 'test'.repeat(10),
    BOUNCE_ADDRESS: 'bounces@saldora.example',
  }
  const config = readConfig(env)
  const store = openStore(config)
  onTestFinished(store.close)
  const { db } = store
  await migrate(store)
  const context = createContext({ db, config, log: silentLog })
  const issues = createIssuesService(context)
  const everybody = (await addReaders(db, readers)).map(({ email }) => email)
  const refused = everybody.filter((_, index) => index % 100 === 7)
  const deferred = new Set(everybody.filter((_, index) => index % 50 === 9))
  const broken = new Set(everybody.filter((_, index) => index % 150 === 11))
  mailServer.refuse = (to) => {
    if (refused.includes(to)) return { code: 550, text: '5.1.1 User unknown' }
    return deferred.delete(to) ? { code: 451, text: '4.7.1 Greylisted, try again later' } : undefined
  }
  mailServer.drops = (to) => broken.delete(to)
  // The mail server answers nobody until both servers run, or a slow start of the second would find everything sent.
  const bothRun = Promise.withResolvers<void>()
  mailServer.beforeReply = () => bothRun.promise
  /** A worker that is sending. */
  const holder = async () => {
    const held = db.selectFrom('outbox').select('leased_by').where('leased_by', 'is not', null)
    return (await held.executeTakeFirst())?.leased_by ?? null
  }

  await queueIssue(context, issueDraft(), perMinute)
  const first = await startServer(env)
  onTestFinished(() => first.kill())
  let dying: string | null = null
  await expect.poll(async () => (dying ??= await holder()), { timeout: 60_000, interval: 5 }).toBeTruthy()
  const second = await startServer(env)
  onTestFinished(() => second.kill())
  bothRun.resolve()
  const before = mailServer.mails.length
  await expect.poll(() => mailServer.mails.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 50)
  await first.kill()
  expect((await outboxSummary(db)).queued).toBeGreaterThan(50)
  // As if the time had passed after which a living server takes up the mails of a dead one, and tries again what was put off.
  const settled = async () => {
    const due = { next_attempt_at: new Date().toISOString() }
    await db.updateTable('outbox').set(due).where('status', '=', 'queued').where('leased_by', 'is', null).execute()
    return (await outboxSummary(db)).queued
  }
  await db.updateTable('outbox').set({ leased_until: null, leased_by: null }).where('leased_by', '=', dying).execute()
  await expect.poll(settled, { timeout: 120_000, interval: 500 }).toBe(0)

  const copies = new Map<string, Set<string>>()
  const arrived: string[] = []
  for (const mail of mailServer.mails) {
    const to = [mail.to].flat()[0]?.text ?? ''
    copies.set(to, (copies.get(to) ?? new Set()).add(mail.messageId ?? ''))
    arrived.push(to)
  }
  const good = everybody.filter((email) => !refused.includes(email))
  expect([...copies.keys()].sort()).toEqual(good.sort())
  // Twice is at most one letter a connection of the killed server, under the same Message-ID.
  expect(arrived.length - good.length).toBeLessThanOrEqual(connections)
  expect([...copies.values()].filter((ids) => ids.size !== 1)).toEqual([])
  const suppressed = await createSuppressionsService(context).list({ limit: 100, offset: 0 })
  expect(suppressed.rows.map(({ email_key }) => email_key).sort()).toEqual(refused.sort())
  expect(await issues.list()).toMatchObject([{ state: 'sent', sent: good.length, dead: refused.length }])

  mailServer.mails.length = 0
  await queueIssue(context, issueDraft({ slug: 'december' }), 60_000)
  await expect.poll(settled, { timeout: 120_000, interval: 500 }).toBe(0)
  expect(mailServer.mails.map((mail) => [mail.to].flat()[0]?.text).sort()).toEqual(good)
})
