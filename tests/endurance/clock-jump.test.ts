import { expect, it, onTestFinished } from 'vitest'
import { createContext } from '#server/context.ts'
import { createDailyJobs } from '#server/daily/jobs.ts'
import { listRuns } from '#server/daily/store.ts'
import { createDigestService } from '#server/digest/service.ts'
import { writeQueued } from '#server/letters.ts'
import { lease } from '#server/mail/leases.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { createMailWorker } from '#server/mail/worker.ts'
import { createIssueWriter } from '#server/newsletter/issue-letter.ts'
import { createNewsletterService } from '#server/newsletter/service.ts'
import { createRetentionService } from '#server/retention/service.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '../support/clock.ts'
import { queuedLetters, tokenIn } from '../support/mails.ts'
import { addReaders, issueDraft, queueIssue } from '../support/readers.ts'
import { startMailServer } from '../support/smtp.ts'
import { onBothStores, openTestStore, silentLog } from '../support/store.ts'
import { addressOf, visitor } from '../support/visitor.ts'

// Promise: A clock that jumps, forwards or backwards, loses no mail, no session rule and no count.

const yearHours = 365 * 24
const message = 'Zehn Zeichen lang.'

/** A clock that goes forward by a year, for instance because a machine asks the wrong server for the time, and back again. */
onBothStores('after a clock that jumped a year forward and back', (open) => {
  async function setUp() {
    const mailServer = await startMailServer()
    const store = await open({ SMTP_URL: mailServer.url })
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const context = createContext(parts)
    const startWorker = () => {
      const writeIssue = createIssueWriter(store.db, store.config)
      const lifeSign = { everyMs: 50, deadAfterMs: 300 }
      const worker = createMailWorker({ writeLetter: writeQueued, ...parts, writeIssue, lifeSign, pollMs: 20 })
      onTestFinished(() => worker.stop())
      worker.start()
      return worker
    }
    const daily = () =>
      createDailyJobs({
        db: store.db,
        log: silentLog,
        now: clock.now,
        jobs: { retention: createRetentionService(context).runDaily, digest: createDigestService(context).run },
      })
    const jump = () => clock.pass({ hours: yearHours })
    const back = () => clock.pass({ hours: -yearHours })
    return {
      ...store,
      parts,
      context,
      mailServer,
      clock,
      jump,
      back,
      startWorker,
      daily,
      services: createServices(parts),
    }
  }

  it('no mail is stuck: neither one queued, nor one that failed, nor one that a dead worker held', async () => {
    const { db, services, jump, back, startWorker, mailServer, clock } = await setUp()
    jump()
    for (const name of ['failed', 'held', 'queued']) {
      expect(await services.joinWaitlist({ email: `${name}@muster.example` }, visitor())).toEqual({ ok: true })
    }
    mailServer.refuse = (recipient) => (recipient.startsWith('failed') ? { code: 451, text: 'later' } : undefined)
    await db.updateTable('outbox').set({ leased_by: 'elsewhere' }).where('recipient', 'not like', 'failed%').execute()
    const first = startWorker()
    await expect.poll(async () => (await outboxSummary(db)).failing).toEqual({ deferred: 1 })
    await first.stop()
    await db.updateTable('outbox').set({ leased_by: null, leased_until: null }).execute()
    const until = new Date(clock.now().getTime() + 30_000)
    await db.updateTable('outbox').set({ lane: 'newsletter' }).where('recipient', 'not like', 'held%').execute()
    expect(await lease(db, 'unverified', { worker: 'dead', now: clock.now(), until, count: 5 })).toHaveLength(1)
    await db.updateTable('outbox').set({ lane: 'unverified' }).where('lane', '=', 'newsletter').execute()

    back()
    mailServer.refuse = () => undefined
    startWorker()
    const all = { queued: 0, sent: 6, dead: 0 }
    await expect.poll(() => outboxSummary(db)).toMatchObject(all)
    expect(mailServer.mails).toHaveLength(6)
  })

  it('no limit is stuck, in the store or in memory', async () => {
    const { services, parts, jump, back, db } = await setUp()
    const send = (from = services) =>
      from.sendContactMessage({ name: 'Mira', email: 'mira@muster.example', message }, visitor())
    jump()
    const answers = []
    for (let number = 0; number < 12; number++) answers.push(await send())
    expect(answers.at(-1)).toMatchObject({ code: 'rate_limited' })
    back()
    expect(await send()).toEqual({ ok: true })
    expect(await send(createServices(parts))).toEqual({ ok: true })

    // What a day later nobody asks for any more goes as well.
    jump()
    await services.sendContactMessage(
      { name: 'Reto', email: 'reto@muster.example', message },
      visitor({ address: addressOf(9) }),
    )
    back()
    await createRetentionService(createContext(parts)).run()
    const left = await db.selectFrom('rate_limits').select('expires_at').execute()
    const soon = new Date(parts.now().getTime() + 25 * 3_600_000).toISOString()
    expect(left.filter(({ expires_at }) => expires_at > soon)).toEqual([])
  })

  it('daily jobs run as ever, and nothing was deleted meanwhile', async () => {
    const { db, services, daily, jump, back, clock } = await setUp()
    await daily().check()
    await services.sendContactMessage({ name: 'Mira', email: 'mira@muster.example', message }, visitor())
    await db.updateTable('contact_messages').set({ created_at: '2024-12-01T08:00:00.000Z' }).execute()
    await services.subscribeToNewsletter({ email: 'mira@muster.example' }, visitor())
    jump()
    await daily().check()
    back()
    expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('newsletter_subscribers').select('id').execute()).toHaveLength(1)

    await daily().check()
    const today = clock.now().toISOString()
    expect(await listRuns(db)).toMatchObject([{ finished_at: today }, { finished_at: today }])
    clock.pass({ hours: 24 })
    await daily().check()
    expect(await listRuns(db)).toMatchObject([
      { finished_at: clock.now().toISOString() },
      { finished_at: clock.now().toISOString() },
    ])
  })

  it('an issue of the newsletter goes out at its rate, also to who confirmed meanwhile', async () => {
    const { db, context, config, services, jump, back, clock, startWorker, mailServer } = await setUp()
    await addReaders(db, 2)
    jump()
    await services.subscribeToNewsletter({ email: 'mira@muster.example' }, visitor())
    const [confirmation] = await queuedLetters(db, config)
    expect(await createNewsletterService(context).confirm(tokenIn(confirmation?.text ?? ''))).toMatchObject({
      ok: true,
    })
    await db.deleteFrom('outbox').execute()
    await queueIssue(context, issueDraft({ slug: 'october' }), 60)
    const first = startWorker()
    await expect.poll(() => mailServer.mails.length).toBeGreaterThan(0)
    await first.stop()
    back()
    expect(await queueIssue(context, issueDraft(), 60)).toBe(3)
    startWorker()
    await expect
      .poll(
        async () => {
          clock.pass({ ms: 1000 })
          return (await outboxSummary(db)).queued
        },
        { timeout: 20_000 },
      )
      .toBe(0)
    expect(mailServer.mails).toHaveLength(6)
  })
})

it('a server that stood still for weeks deletes what has reached its limit, only a day later', async () => {
  const store = await openTestStore('sqlite')
  const clock = stoppedClock()
  const context = createContext({ db: store.db, config: store.config, log: silentLog, now: clock.now })
  const jobs = { retention: createRetentionService(context).runDaily }
  const daily = createDailyJobs({ db: store.db, log: silentLog, now: clock.now, jobs })
  await daily.check()
  await createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now }).sendContactMessage(
    { name: 'Mira', email: 'mira@muster.example', message },
    visitor(),
  )
  await store.db.updateTable('contact_messages').set({ created_at: '2020-01-01T08:00:00.000Z' }).execute()
  const kept = async () => (await store.db.selectFrom('contact_messages').select('id').execute()).length
  clock.pass({ hours: 20 * 24 })
  await daily.check()
  expect(await kept()).toBe(1)
  clock.pass({ hours: 24 })
  await daily.check()
  expect(await kept()).toBe(0)
})
