import { expect, it, onTestFinished } from 'vitest'
import { createAlertService } from '#server/alerts/service.ts'
import { createContext } from '#server/context.ts'
import { writeQueued } from '#server/letters.ts'
import { mailIdOf } from '#server/mail/return-path.ts'
import { createMailWorker } from '#server/mail/worker.ts'
import { createSuppressionsService } from '#server/newsletter/suppressions/service.ts'
import { createPeopleService } from '#server/people/service.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { createNotifier } from '../alerts/notifier.ts'
import { outboxSummary, retryMails } from '../mail/outbox.ts'
import { createIssueControl } from './issue-control.ts'
import { createIssueWriter } from './issue-letter.ts'
import { createIssuesService } from './issues.ts'
import { createRefusalNote } from './refusals.ts'

onStoreOfRun('a mail server that refuses', (open) => {
  async function setUp(settings: Record<string, string> = {}) {
    const server = await startMailServer()
    const { db, config } = await open({ SMTP_URL: server.url, ...settings })
    const context = createContext({ db, config, log: silentLog })
    const issues = createIssuesService(context)
    const worker = createMailWorker({
      ...{ db, config, log: silentLog, pollMs: 20, writeLetter: writeQueued },
      writeIssue: createIssueWriter(db, config),
      issueGivenUp: createRefusalNote(context),
    })
    worker.start()
    onTestFinished(() => worker.stop())
    const settled = () => expect.poll(async () => (await outboxSummary(db)).queued).toBe(0)
    const send = async (slug: string) => {
      server.mails.length = 0
      await queueIssue(context, issueDraft({ slug }))
      await settled()
      return server.mails.map(({ to }) => [to].flat()[0]?.text.split('@')[0]).sort()
    }
    return { db, config, context, issues, server, send, settled, suppressions: createSuppressionsService(context) }
  }

  it('an address for good suppresses it at once; what it has against us does not', async () => {
    const { db, server, send, settled, suppressions } = await setUp()
    await addReaders(db, 4)
    const unknown = { code: 550, text: '5.1.1 <reader1@muster.example>: User unknown' }
    const policy = { code: 550, text: '5.7.1 Message rejected due to local policy' }
    server.refuse = (to) => (to.startsWith('reader1@') ? unknown : to.startsWith('reader2@') ? policy : undefined)
    expect(await send('november')).toEqual(['reader0', 'reader3'])
    expect(await suppressions.list({ limit: 10, offset: 0 })).toMatchObject({
      total: 1,
      rows: [
        {
          email_key: 'reader1@muster.example',
          reason: 'bounced',
          smtp_code: '5.1.1',
          server_words: '550 5.1.1 <[redacted]>: User unknown',
        },
      ],
    })
    const dead = await db.selectFrom('outbox').selectAll().where('status', '=', 'dead').orderBy('recipient').execute()
    expect(dead.map(({ smtp_code, refused_at }) => [smtp_code, refused_at !== null])).toEqual([
      ['5.1.1', true],
      ['5.7.1', true],
    ])
    expect(dead[0]?.id).toBe((await suppressions.find('reader1@muster.example'))?.mail_id)

    server.refuse = () => undefined
    server.mails.length = 0
    expect(await retryMails(db, new Date())).toBe(1)
    await settled()
    expect(server.mails).toHaveLength(1)
    expect(await send('december')).toEqual(['reader0', 'reader2', 'reader3'])
    await suppressions.lift('reader1@muster.example')
    expect(await send('january')).toHaveLength(4)
  })

  it('can report later: each mail has a return path of its own, where there is a mailbox for them', async () => {
    const { db, config, server, send } = await setUp({ BOUNCE_ADDRESS: 'bounces@saldora.example' })
    await addReaders(db, 2)
    await send('november')
    const ids = (await db.selectFrom('outbox').select('id').execute()).map(({ id }) => id).sort()
    expect(server.returnPaths.map((path) => mailIdOf(config, path)).sort()).toEqual(ids)
    expect(server.mails.map(({ from }) => from?.value[0]?.address)).toEqual(Array(2).fill(config.mailFrom.address))

    const without = await setUp()
    await addReaders(without.db, 1)
    await without.send('november')
    expect(without.server.returnPaths).toEqual([without.config.mailFrom.address])
  })

  it('for now counts per issue: five running suppress, one that arrives begins anew', async () => {
    const { db, context, server, send, suppressions } = await setUp()
    await addReaders(db, 2)
    const full = { code: 552, text: '5.2.2 Over quota' }
    server.refuse = (to) => (to.startsWith('reader1@') ? full : undefined)
    const isSuppressed = async () => (await suppressions.find('reader1@muster.example')) !== undefined
    for (const slug of ['a', 'b', 'c', 'd']) expect(await send(slug)).toEqual(['reader0'])
    expect(await createPeopleService(context).export('reader1@muster.example')).toMatchObject({
      newsletter: { undelivered_issues: Array(4).fill({ smtp_code: '5.2.2' }) },
    })
    server.refuse = () => undefined
    expect(await send('e')).toEqual(['reader0', 'reader1'])
    server.refuse = (to) => (to.startsWith('reader1@') ? full : undefined)
    for (const slug of ['f', 'g', 'h', 'i']) await send(slug)
    expect(await isSuppressed()).toBe(false)
    await send('j')
    expect(await suppressions.find('reader1@muster.example')).toMatchObject({ reason: 'bounced', smtp_code: '5.2.2' })
    await suppressions.lift('reader1@muster.example')
    await send('k')
    expect(await isSuppressed()).toBe(false)
  })

  it('more than 5 % pauses the issue and tells the operator, until it is resumed', async () => {
    const { db, context, issues, server, suppressions } = await setUp({ ALERT_EMAIL: 'ops@muster.example' })
    await addReaders(db, 60)
    let asked = 0
    server.refuse = () => (++asked % 2 === 0 ? { code: 554, text: '5.7.1 Blocked by policy' } : undefined)
    const alerts = createAlertService({
      ...context,
      notifier: createNotifier({ ...context, enqueue: async () => [] }),
      writeProbe: async () => undefined,
      fullness: async () => 0,
    })
    const incidents = async () => {
      await alerts.check()
      return (await db.selectFrom('incidents').select('name').execute()).map(({ name }) => name)
    }
    const state = async () => (await issues.list())[0]
    await queueIssue(context, issueDraft())
    await expect.poll(state).toMatchObject({ state: 'paused', pause_reason: 'refusals' })
    const paused = await state()
    expect(paused?.refused).toBeGreaterThanOrEqual(11)
    expect(paused?.queued).toBeGreaterThan(0)
    expect(await incidents()).toEqual(['issue_paused'])
    expect(await suppressions.count()).toBe(0)

    server.refuse = () => undefined
    expect(await createIssueControl(context).resume('november')).toMatchObject({ ok: true })
    await expect.poll(state).toMatchObject({ state: 'sent', queued: 0, pause_reason: null })
    expect(await incidents()).toEqual([])
  })
})
