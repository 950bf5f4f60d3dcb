import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import { readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { loadUntilKilled } from '../support/load-until-killed.ts'
import { manyVisitors } from '../support/many-visitors.ts'
import { postCall } from '../support/post-call.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { type MailServer, startMailServer } from '../support/smtp.ts'
import { newPlace, type StoreKind } from '../support/store.ts'

/** Servers to kill; `KILLS=20 vitest run tests/survival/killed.test.ts` is the long run. */
const kills = (kind: StoreKind) => Number(process.env.KILLS ?? { sqlite: 5, postgres: 2 }[kind])

/** Settings of servers that follow each other on one store and under one address. Nobody else has the store open. */
async function newSite(kind: StoreKind, mailServer: MailServer): Promise<Record<string, string>> {
  const { env, remove } = await newPlace(kind)
  onTestFinished(remove)
  return {
    ...env,
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: mailServer.url,
    SECRET: 'test'.repeat(10),
    ...manyVisitors,
  }
}

async function look<Result>(env: Record<string, string>, at: (store: Store) => Promise<Result>): Promise<Result> {
  const store = openStore(readConfig(env))
  try {
    return await at(store)
  } finally {
    await store.close()
  }
}

/**
 * A last server that nobody kills sends what is left, as if the minutes had passed after which the mails of a dead worker
 * are taken up by another one.
 */
async function sendTheRest(env: Record<string, string>): Promise<void> {
  const now = new Date().toISOString()
  await look(env, ({ db }) => db.updateTable('outbox').set({ next_attempt_at: now, leased_by: null }).execute())
  const server = await startServer(env)
  const queued = () => look(env, async ({ db }) => (await outboxSummary(db)).queued)
  try {
    await expect.poll(queued, { timeout: 50_000, interval: 200 }).toBe(0)
  } finally {
    await server.stop({ keepData: true })
  }
}

/** Every queued mail arrived, and a mail that came twice can be recognised by its Message-ID. */
async function expectEachMailAtLeastOnce({ db }: Store, { mails }: MailServer): Promise<void> {
  const rows = await db.selectFrom('outbox').select(['message_id', 'status']).execute()
  expect(rows.filter(({ status }) => status !== 'sent')).toEqual([])
  const arrived = new Map(mails.map((mail) => [mail.messageId, mail]))
  expect([...arrived.keys()].sort()).toEqual(rows.map(({ message_id }) => message_id).sort())
  for (const mail of mails) expect(mail.text).toBe(arrived.get(mail.messageId)?.text)
}

describe.each(['sqlite', 'postgres'] as const)('a server on %s', (kind) => {
  it('killed under load, again and again, loses nothing that it acknowledged, and no mail', {
    timeout: 60_000 * (1 + kills(kind)),
  }, async () => {
    const mailServer = await startMailServer()
    const env = await newSite(kind, mailServer)
    const acknowledged = await loadUntilKilled(kills(kind), env)
    await sendTheRest(env)

    await look(env, async (store) => {
      const { db } = store
      const names = (rows: { email: string }[]) => new Set(rows.map(({ email }) => email.split('@')[0]))
      const kept = {
        contact: names(await db.selectFrom('contact_messages').select('email').execute()),
        waitlist: names(await db.selectFrom('waitlist_entries').select('email').execute()),
        newsletter: names(await db.selectFrom('newsletter_subscribers').select('email').execute()),
      }
      for (const call of ['contact', 'waitlist', 'newsletter'] as const) {
        expect(acknowledged[call].length).toBeGreaterThan(kills(kind))
        expect(acknowledged[call].filter((name) => !kept[call].has(name))).toEqual([])
      }
      const letters = await db.selectFrom('outbox').select('letter').execute()
      expect(letters.filter(({ letter }) => letter === 'contact-operator')).toHaveLength(kept.contact.size)
      await expectEachMailAtLeastOnce(store, mailServer)
      if (kind === 'postgres') return
      expect(await sql`pragma integrity_check`.execute(db)).toMatchObject({ rows: [{ integrity_check: 'ok' }] })
    })
  })

  it('killed between sending a mail and noting it sends it again within a minute, under the same Message-ID', {
    timeout: 150_000,
  }, async () => {
    const mailServer = await startMailServer()
    const env = await newSite(kind, mailServer)
    const server = await startServer(env)
    onTestFinished(() => server.kill())
    let other: RunningServer | undefined
    const posted = Promise.withResolvers<void>()
    mailServer.beforeReply = async () => {
      await posted.promise
      // On PostgreSQL another server lives on; the embedded store waits for the next start.
      if (kind === 'postgres') other = await startServer(env)
      await server.kill()
    }
    await postCall(server.url, calls.newsletterSubscribe, { email: 'mira@muster.example' })
    posted.resolve()
    await expect.poll(() => server.process.signalCode, { timeout: 60_000 }).toBe('SIGKILL')
    expect(mailServer.mails).toHaveLength(1)
    expect(await look(env, ({ db }) => outboxSummary(db))).toMatchObject({ queued: 1, sent: 0 })

    mailServer.beforeReply = () => undefined
    const next = other ?? (await startServer(env))
    onTestFinished(() => next.kill())
    await expect.poll(() => mailServer.mails.length, { timeout: 100_000 }).toBe(2)
    await expect.poll(() => look(env, ({ db }) => outboxSummary(db))).toMatchObject({ queued: 0, sent: 1 })
    await next.stop({ keepData: true })
    expect(mailServer.mails).toHaveLength(2)
    await look(env, (store) => expectEachMailAtLeastOnce(store, mailServer))
  })
})
