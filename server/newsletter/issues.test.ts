import { expect, it, onTestFinished } from 'vitest'
import { createContext } from '#server/context.ts'
import { writeQueued } from '#server/letters.ts'
import { createServices } from '#server/services.ts'
import { startChild } from '#tests/support/child.ts'
import { tokenIn } from '#tests/support/mails.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { onBothStores, silentLog, type TestStore } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { outboxSummary } from '../mail/outbox.ts'
import { leaseDue } from '../mail/pace.ts'
import { unverifiedHour } from '../mail/unverified-hour.ts'
import { createMailWorker } from '../mail/worker.ts'
import { createIssueWriter } from './issue-letter.ts'
import { createIssuesService, type IssueDraft } from './issues.ts'
import { createSuppressionsService } from './suppressions/service.ts'

onBothStores('an issue of the newsletter', (open) => {
  async function setUp(settings?: Record<string, string>) {
    const store = await open(settings)
    const parts = { db: store.db, config: store.config, log: silentLog }
    const context = createContext(parts)
    const issues = createIssuesService(context)
    const queue = (draft: IssueDraft, perMinute?: number) => queueIssue(context, draft, perMinute)
    const mails = () => store.db.selectFrom('outbox').selectAll().orderBy('recipient').execute()
    return { ...store, parts, issues, queue, mails, services: createServices(parts) }
  }

  function startWorker(store: Pick<TestStore, 'db' | 'config'>) {
    const { db, config } = store
    const writeIssue = createIssueWriter(db, config)
    const worker = createMailWorker({ writeLetter: writeQueued, db, config, log: silentLog, writeIssue, pollMs: 50 })
    worker.start()
    onTestFinished(() => worker.stop())
  }

  it('is queued once for each confirmed reader of its language', async () => {
    const { db, issues, queue, mails } = await setUp()
    const readers = await addReaders(db, 3)
    await addReaders(db, 1, { language: 'en', name: 'english' })
    await addReaders(db, 1, { status: 'pending', name: 'pending' })
    await addReaders(db, 1, { status: 'unsubscribed', name: 'gone' })
    expect(await issues.countReaders()).toEqual({ de: 3, en: 1 })
    expect(await queue(issueDraft())).toBe(3)
    const queued = await mails()
    expect(queued.map(({ recipient }) => recipient)).toEqual(readers.map(({ email }) => email).sort())
    expect(queued[0]).toMatchObject({ lane: 'newsletter', letter: 'newsletter-issue', language: 'de', attempts: 0 })
    expect(queued[0]?.params.length).toBeLessThan(100)

    await addReaders(db, 1, { name: 'late' })
    expect(await queue(issueDraft())).toBe(3)
    expect(await mails()).toHaveLength(3)
  })

  it('comes in one language to a reader who changed it in between', async () => {
    const { db, queue, mails } = await setUp()
    const [reader] = await addReaders(db, 1)
    await queue(issueDraft())
    await db
      .updateTable('newsletter_subscribers')
      .set({ language: 'en' })
      .where('id', '=', reader?.id ?? '')
      .execute()
    expect(await queue(issueDraft({ language: 'en' }))).toBe(0)
    expect(await mails()).toHaveLength(1)
    expect(await queue(issueDraft({ slug: 'december', language: 'en' }))).toBe(1)
  })

  it('is queued to the end after kill -9: nobody twice, nobody missed', async () => {
    const { db, env, queue, mails } = await setUp()
    await addReaders(db, 1300)
    const child = startChild('tests/support/queue-until-killed.ts', [], env)
    await expect.poll(child.stdout).toBe('queued\n')
    child.process.kill('SIGKILL')
    await child.finished
    expect(await mails()).toHaveLength(500)
    const begun = await db.selectFrom('newsletter_issues').selectAll().executeTakeFirst()
    expect(begun).toMatchObject({ queued_count: 500, queued_at: null })

    expect(await queue(issueDraft())).toBe(1300)
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(1300)
    expect(await mails()).toHaveLength(1300)
  })

  it('is queued once also when two runs are at it', async () => {
    const { db, config, another, issues, queue, mails } = await setUp()
    await addReaders(db, 1100)
    const other = createContext({ db: another().db, config, log: silentLog })
    expect(await Promise.all([queue(issueDraft()), queueIssue(other, issueDraft())])).toEqual([1100, 1100])
    expect(await mails()).toHaveLength(1100)
    expect(await issues.list()).toMatchObject([{ slug: 'november', mails: 1100, queued: 1100, sent: 0, gone: 0 }])
  })

  it('arrives once with personal links, but not at who has left, was suppressed or erased meanwhile', async () => {
    const server = await startMailServer()
    const site = await setUp({ SMTP_URL: server.url })
    const { db, config, services, issues, queue, mails } = site
    const [left, bounced, erased, ...others] = await addReaders(db, 23)
    await queue(issueDraft())
    const before = await mails()
    await db
      .updateTable('newsletter_subscribers')
      .set({ status: 'unsubscribed' })
      .where('id', '=', left?.id ?? '')
      .execute()
    const suppressions = createSuppressionsService(createContext(site.parts))
    expect(await suppressions.suppress(bounced?.email ?? '', { reason: 'bounced' })).toMatchObject({ dropped: 1 })
    await db
      .deleteFrom('newsletter_subscribers')
      .where('id', '=', erased?.id ?? '')
      .execute()
    startWorker(site)
    startWorker({ config, db: site.another().db })
    await expect.poll(async () => (await outboxSummary(db)).queued).toBe(0)

    const arrived = server.mails.map((mail) => mail.to && 'text' in mail.to && mail.to.text).sort()
    expect(arrived).toEqual(others.map(({ email }) => email).sort())
    expect(await issues.list()).toMatchObject([{ mails: 23, queued: 0, sent: 20, dead: 0, gone: 3 }])
    const [mail] = server.mails
    const recipient = mail?.to && 'text' in mail.to ? mail.to.text : ''
    expect(mail?.messageId).toBe(before.find((row) => row.recipient === recipient)?.message_id)
    const header = (name: string) => mail?.headerLines.find(({ key }) => key === name)?.line.replace(/\s+/g, ' ')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const leave = tokenIn(header('list-unsubscribe') ?? '')
    expect(mail?.text).toContain(leave)
    const preferences = tokenIn(/https:\S+\/preferences\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(await services.newsletterPreferences(preferences)).toMatchObject({ reader: { email: recipient } })
    expect(await services.unsubscribeNewsletter(leave)).toMatchObject({ ok: true })
    expect(await services.newsletterPreferences(preferences)).toMatchObject({ reader: { status: 'unsubscribed' } })
    expect(new Set(server.mails.map(({ text }) => text)).size).toBe(20)
  })

  it('waits behind mail to one person, and keeps its pace also after a pause', async () => {
    const { db, config, queue, services } = await setUp()
    await addReaders(db, 100)
    await queue(issueDraft(), 60)
    let time = Date.now() + 60_000
    const take = async (count: number) => {
      const now = new Date(time)
      const until = new Date(time + 3_600_000)
      const hour = unverifiedHour(db, config, () => now)
      const rows = await leaseDue(db, { worker: 'worker', now, until, count }, hour)
      return rows.map(({ lane }) => lane)
    }
    expect(await take(5)).toEqual(Array(4).fill('newsletter'))
    expect(await take(5)).toEqual([])
    time += 1000
    expect(await take(5)).toEqual(['newsletter'])
    time += 600_000
    await services.sendContactMessage({ name: 'Mira', email: 'm@muster.example', message: 'Zehn Zeichen.' }, visitor())
    expect(await take(5)).toEqual(['direct', 'unverified', 'newsletter', 'newsletter', 'newsletter'])
  })

  it('can be left by its link after a change of SECRET, too', async () => {
    const { db, config, queue, mails } = await setUp()
    await addReaders(db, 1)
    await queue(issueDraft())
    const changed = { ...config, secret: 'another'.repeat(6) }
    const [row] = await mails()
    const letter = row && (await createIssueWriter(db, changed)(row))
    const services = createServices({ db, config: changed, log: silentLog })
    const leave = tokenIn(/^List-Unsubscribe: (.*)$/m.exec(String(letter?.raw))?.[1] ?? '')
    expect(await services.unsubscribeNewsletter(leave)).toMatchObject({ ok: true })
  })
})
