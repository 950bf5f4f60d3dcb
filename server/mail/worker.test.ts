import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { laneOf, writeQueued } from '#server/letters.ts'
import { createLog } from '#server/log.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { writtenMails } from '#tests/support/mails.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { onBothStores, openTestStore, silentLog, type TestStore } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { backOff, pause } from './back-off.ts'
import { createHandOver } from './hand-over.ts'
import { lease } from './leases.ts'
import { enqueue, listMails, outboxSummary, retryMails } from './outbox.ts'
import { connections } from './transport.ts'
import { createMailWorker } from './worker.ts'

const message = { name: 'Mira Beispiel', email: 'mira@muster.example', message: 'Wir buchen 120 Belege im Monat.' }

/** A started worker on a store, stopped when the test ends. */
function startWorker(store: TestStore, settings: Partial<Parameters<typeof createMailWorker>[0]> = {}) {
  const worker = createMailWorker({
    writeLetter: writeQueued,
    db: store.db,
    config: store.config,
    log: silentLog,
    pollMs: 100,
    ...settings,
  })
  worker.start()
  onTestFinished(() => worker.stop())
  return worker
}

async function queue(store: TestStore, to: string, now = new Date()): Promise<void> {
  await enqueue(store.db, [{ to, language: 'de', letter: { kind: 'contact-receipt' } }], {
    mailFrom: store.config.mailFrom,
    now,
    laneOf,
  })
}

/** Fails to note that a mail went out, as a full disk does. */
function unableToNote(isFull: () => boolean): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (isFull() && node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('sent_at')) {
        throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

const mailsOf = async (store: TestStore) => (await listMails(store.db, { limit: 1000, offset: 0 })).rows

onBothStores('the mail worker', (open) => {
  it('writes mails to files right after the commit, whole and with their headers', async () => {
    const store = await open({ MAIL_FROM: 'Saldora <post@saldora.example>', OPERATOR_EMAIL: 'team@saldora.example' })
    const worker = startWorker(store, { pollMs: 60_000 })
    const services = createServices({ db: store.db, config: store.config, log: silentLog, mailQueued: worker.wake })
    await services.sendContactMessage(message, visitor())
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 2, dead: 0 })
    const mails = await writtenMails(store.config.dataDir)
    const operator = mails.find((mail) => mail.subject?.startsWith('Anfrage'))
    expect(operator?.from?.value).toEqual([{ name: 'Saldora', address: 'post@saldora.example' }])
    expect(operator?.to).toMatchObject({ text: 'team@saldora.example' })
    expect(operator?.replyTo?.value).toEqual([{ name: 'Mira Beispiel', address: 'mira@muster.example' }])
    expect(operator?.messageId).toMatch(/^<[0-9a-f-]{36}@saldora\.example>$/)
    expect(operator?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(operator?.text).toContain(message.message)
    expect(operator?.html).toContain(message.message)
    const rows = await store.db.selectFrom('outbox').select('params').execute()
    expect(rows).toEqual([{ params: '{}' }, { params: '{}' }])
  })

  it('sends by SMTP and lets two workers share the work without sending twice', async () => {
    const server = await startMailServer()
    const store = await open({ SMTP_URL: server.url })
    for (let number = 0; number < 40; number++) await queue(store, `reader${number}@muster.example`)
    startWorker(store)
    startWorker({ ...store, ...store.another() })
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 40 })
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(40)
    expect(server.mails).toHaveLength(40)
  })

  it('gives up what is refused for good, tries again what is refused for now, and keeps the rest going', async () => {
    const server = await startMailServer()
    server.refuse = (recipient) => {
      if (recipient.startsWith('gone')) return { code: 550, text: `no ${recipient} here` }
      return recipient.startsWith('later') ? { code: 451, text: 'greylisted' } : undefined
    }
    const store = await open({ SMTP_URL: server.url })
    for (const name of ['gone', 'later', 'mira']) await queue(store, `${name}@muster.example`)
    startWorker(store)
    const noted = async () => (await mailsOf(store)).filter((mail) => mail.error ?? mail.sent_at)
    await expect.poll(noted).toHaveLength(3)
    expect(await outboxSummary(store.db)).toMatchObject({ queued: 1, sent: 1, dead: 1 })
    const listed = await mailsOf(store)
    const mails = Object.fromEntries(listed.map((mail) => [mail.recipient.split('@')[0], mail]))
    expect(mails.gone).toMatchObject({ status: 'dead', attempts: 1, error: expect.stringContaining('550') })
    expect(mails.gone?.error).not.toContain('gone@muster.example')
    expect(mails.later).toMatchObject({ status: 'queued', attempts: 1, error: expect.stringContaining('451') })
    expect(Date.parse(mails.later?.next_attempt_at ?? '')).toBeGreaterThan(Date.now() + 3000)

    server.refuse = () => undefined
    expect(await retryMails(store.db, new Date())).toBe(1)
    expect(await retryMails(store.db, new Date(), mails.later?.id.slice(0, 8))).toBe(1)
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 3, dead: 0 })
    const arrived = server.mails.map(({ messageId }) => messageId)
    expect(arrived.sort()).toEqual(listed.map((mail) => mail.message_id).sort())
  })

  it('names a wrong password as that, keeps the mails, and sends them once it is right', async () => {
    const server = await startMailServer(0, 'right')
    const address = (login: string) => server.url.replace('//', `//${login}`)
    const lines: { level: string; msg: string; failure?: string }[] = []
    const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
    const told = (words: RegExp) => lines.filter(({ msg }) => words.test(msg))
    const wrong = await open({ SMTP_URL: address('mira:wrong@') })
    for (let number = 0; number < 8; number++) await queue(wrong, `r${number}@muster.example`)
    const worker = startWorker(wrong, { log })
    await expect.poll(async () => (await outboxSummary(wrong.db)).failing.login).toBeGreaterThan(4)
    await worker.stop()
    expect(await outboxSummary(wrong.db)).toMatchObject({ queued: 8, dead: 0 })
    expect(told(/refuses our login: check user and password in SMTP_URL/)).toMatchObject([{ level: 'error' }])
    for (const { failure } of told(/will try again/)) expect(failure).toBe('login')

    // Without any login the server says at the sender that one is needed: no fault of the mail.
    const due = { next_attempt_at: '2026-01-01T00:00:00.000Z' }
    await wrong.db
      .updateTable('outbox')
      .set({ ...due, failure: null })
      .execute()
    const without = startWorker(wrong, { config: { ...wrong.config, smtpUrl: server.url } })
    await expect.poll(async () => (await outboxSummary(wrong.db)).failing.login).toBeGreaterThan(4)
    await without.stop()

    await wrong.db.updateTable('outbox').set(due).execute()
    startWorker(wrong, { config: { ...wrong.config, smtpUrl: address('mira:right@') } })
    const done = { queued: 0, sent: 8, dead: 0, failing: {} }
    await expect.poll(() => outboxSummary(wrong.db)).toMatchObject(done)
  })

  it('sets a mail aside that cannot be written', async () => {
    const store = await open()
    await queue(store, 'poison@muster.example')
    await store.db.updateTable('outbox').set({ params: 'no JSON' }).execute()
    await queue(store, 'mira@muster.example')
    startWorker(store)
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 1, dead: 1 })
  })

  it('has a mail for half a minute, then it is any other one’s', async () => {
    const server = await startMailServer()
    const store = await open({ SMTP_URL: server.url })
    const patience = Promise.withResolvers<void>()
    server.beforeReply = () => patience.promise
    await queue(store, 'mira@muster.example')
    startWorker(store)
    const until = async () => {
      const { leased_until } = await store.db.selectFrom('outbox').select('leased_until').executeTakeFirstOrThrow()
      return leased_until ? Date.parse(leased_until) : Number.POSITIVE_INFINITY
    }
    await expect.poll(async () => (await until()) - Date.now()).toBeLessThanOrEqual(30_000)
    patience.resolve()
  })

  it('takes over the mails of a worker that died, and none of one that is only slow', async () => {
    const server = await startMailServer()
    const store = await open({ SMTP_URL: server.url })
    const lifeSign = { everyMs: 100, deadAfterMs: 600 }
    for (const name of ['lost', 'gone']) await queue(store, `${name}@muster.example`)
    const dead = { worker: 'dead', now: new Date(), until: new Date(), count: 2 }
    expect(await lease(store.db, 'unverified', dead)).toHaveLength(2)
    for (const name of ['slow', 'slower']) await queue(store, `${name}@muster.example`)

    // The mail server has the mails and does not say so for several times as long as a worker may be silent.
    const patience = Promise.withResolvers<void>()
    server.beforeReply = () => (server.mails.length > 2 ? undefined : patience.promise)
    startWorker(store, { lifeSign })
    const both = async () => server.mails.map(({ to }) => (to && 'text' in to ? to.text.split('@')[0] : ''))
    await expect.poll(both).toEqual(expect.arrayContaining(['slow', 'slower']))
    startWorker({ ...store, ...store.another() }, { lifeSign })
    await expect.poll(async () => (await both()).sort()).toEqual(['gone', 'lost', 'slow', 'slower'])
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(server.mails).toHaveLength(4)
    patience.resolve()
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 4 })
    expect(server.mails).toHaveLength(4)
    const attempts = await store.db.selectFrom('outbox').select(['recipient', 'attempts']).execute()
    expect(Object.fromEntries(attempts.map((row) => [row.recipient.split('@')[0], row.attempts]))).toEqual({
      lost: 2,
      gone: 2,
      slow: 1,
      slower: 1,
    })
  })

  it('has noted one mail before the next one ends: killed at any moment, it sends one again', async () => {
    const server = await startMailServer()
    const store = await open({ SMTP_URL: server.url })
    for (let number = 0; number < 30; number++) await queue(store, `reader${number}@muster.example`)
    const other = store.another().db
    const unnoted: number[] = []
    server.beforeReply = async () => {
      const arrived = server.mails.length
      unnoted.push(arrived - (await outboxSummary(other)).sent)
    }
    // Waits for as long as it takes, so that a busy machine does not count.
    startWorker(store, { nextTurn: createHandOver(60_000) })
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 30 })
    expect(unnoted).toEqual(Array(30).fill(1))
  })

  it('never has more mails at that point than connections, however slow the mail server is', async () => {
    const server = await startMailServer()
    const store = await open({ SMTP_URL: server.url })
    for (let number = 0; number < 30; number++) await queue(store, `reader${number}@muster.example`)
    const patience = Promise.withResolvers<void>()
    server.beforeReply = () => patience.promise
    startWorker(store)
    await expect.poll(() => server.mails.length).toBe(connections)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(server.mails).toHaveLength(connections)
    patience.resolve()
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 30 })
    expect(server.mails).toHaveLength(30)
  })

  it('sends a mail once although its sending can be noted late only', async () => {
    const server = await startMailServer()
    const store = await open({ SMTP_URL: server.url })
    let isAway = true
    const db = store.db.withPlugin(unableToNote(() => isAway))
    await queue(store, 'mira@muster.example')
    const worker = startWorker(store, { db, lifeSign: { everyMs: 50, deadAfterMs: 300 } })
    await expect.poll(() => server.mails.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    isAway = false
    worker.wake()
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 1 })
    expect(server.mails).toHaveLength(1)
  })
})

describe('a mail server that is away', () => {
  it('while 100 messages arrive costs none: each of its mails arrives once after it is back', async () => {
    const first = await startMailServer()
    await first.close()
    const store = await openTestStore('sqlite', { SMTP_URL: first.url, OPERATOR_EMAIL: 'team@saldora.example' })
    const worker = startWorker(store)
    const services = createServices({ db: store.db, config: store.config, log: silentLog, mailQueued: worker.wake })
    for (let number = 0; number < 100; number++) {
      // Ten messages an hour are taken from one address, and three of them get a receipt.
      const sender = { ...message, name: `Nr. ${number}`, email: `m${Math.floor(number / 10)}@muster.example` }
      expect(await services.sendContactMessage(sender, visitor({ address: addressOf(number) }))).toEqual({ ok: true })
    }
    await expect.poll(async () => (await mailsOf(store)).some(({ error }) => error)).toBe(true)
    expect(await outboxSummary(store.db)).toMatchObject({ queued: 130, sent: 0, dead: 0 })

    const server = await startMailServer(first.port)
    await store.db.updateTable('outbox').set({ next_attempt_at: new Date().toISOString() }).execute()
    const done = { queued: 0, sent: 130, dead: 0 }
    await expect.poll(() => outboxSummary(store.db), { timeout: 50_000, interval: 200 }).toMatchObject(done)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(130)
    expect(server.mails).toHaveLength(130)
    const toOperator = server.mails.filter(({ to }) => to && 'text' in to && to.text === 'team@saldora.example')
    const senders = toOperator.map(({ replyTo }) => Number(replyTo?.value[0]?.name.replace('Nr. ', '')))
    expect(senders.sort((left, right) => left - right)).toEqual(Array.from({ length: 100 }, (_, index) => index))
  })

  it('is asked again after doubling pauses, of which a random half is taken off', () => {
    expect([1, 2, 3, 4].map((attempt) => backOff(attempt, () => 1))).toEqual([10_000, 20_000, 40_000, 80_000])
    expect([1, 300].map((attempt) => backOff(attempt, () => 0))).toEqual([5000, 450_000])
    expect([1, 2, 7, 50].map((failures) => pause(failures, () => 1))).toEqual([1000, 2000, 60_000, 60_000])
  })
})

it('a worker that stops finishes what it is sending and leaves the rest queued', async () => {
  const store = await openTestStore('sqlite')
  for (let number = 0; number < 30; number++) await queue(store, `r${number}@muster.example`)
  const worker = createMailWorker({ writeLetter: writeQueued, db: store.db, config: store.config, log: silentLog })
  worker.start()
  await expect.poll(async () => (await outboxSummary(store.db)).sent).toBeGreaterThan(0)
  await worker.stop()
  const { sent, queued } = await outboxSummary(store.db)
  expect(sent + queued).toBe(30)
  expect(await readdir(join(store.config.dataDir, 'mail'))).toHaveLength(sent)
  const held = await store.db.selectFrom('outbox').select('id').where('leased_by', 'is not', null).execute()
  expect(held).toEqual([])
})

onBothStores('mails to addresses that nobody has confirmed', (open) => {
  it('go out up to a number an hour; what is beyond waits, holds nobody else up, and then goes out too', async () => {
    const store = await open({ UNVERIFIED_MAILS_PER_HOUR: '4' })
    const clock = stoppedClock()
    const settings = { now: clock.now, pollMs: 20 }
    const services = createServices({ ...store, log: silentLog, now: clock.now })
    for (let number = 0; number < 10; number++) {
      const sender = { ...message, email: `m${number}@muster.example` }
      await services.sendContactMessage(sender, visitor({ address: addressOf(number) }))
    }
    startWorker(store, settings)
    startWorker({ ...store, ...store.another() }, settings)
    const sent = async () => {
      const rows = await store.db.selectFrom('outbox').select('letter').where('status', '=', 'sent').execute()
      return Object.groupBy(rows, ({ letter }) => letter)
    }
    const counts = async () => Object.values(await sent()).map((rows) => rows?.length)
    await expect.poll(async () => (await sent())['contact-operator']?.length).toBe(10)
    await expect.poll(async () => (await counts()).sort()).toEqual([10, 4])
    clock.pass({ minutes: 59 })
    expect((await counts()).sort()).toEqual([10, 4])
    clock.pass({ minutes: 1 })
    await expect.poll(async () => (await counts()).sort()).toEqual([10, 8])
    clock.pass({ minutes: 60 })
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 20 })
  })

  it('are counted once, however often one of them is tried', async () => {
    const server = await startMailServer()
    server.refuse = () => ({ code: 451, text: 'greylisted' })
    const store = await open({ SMTP_URL: server.url, UNVERIFIED_MAILS_PER_HOUR: '2' })
    const clock = stoppedClock()
    for (let number = 0; number < 3; number++) await queue(store, `r${number}@muster.example`, clock.now())
    startWorker(store, { now: clock.now, pollMs: 20 })
    /** Of those that were tried and set back. */
    const attempts = async () => {
      const now = clock.now().toISOString()
      const { rows } = await listMails(store.db, { limit: 3, offset: 0 })
      return rows.filter((mail) => mail.next_attempt_at > now).map((mail) => mail.attempts)
    }
    await expect.poll(attempts).toEqual([1, 1])
    clock.pass({ minutes: 1 })
    await expect.poll(attempts).toEqual([2, 2])
    server.refuse = () => undefined
    clock.pass({ minutes: 2 })
    await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 1, sent: 2 })
  })
})
