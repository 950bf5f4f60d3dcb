import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { read as readDocument } from '#content/documents.ts'
import { createAlertService } from '#server/alerts/service.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import type { OutboxRow } from '#server/db/tables/mail.ts'
import { type Letter, writeLetter } from '#server/letters.ts'
import { newsletterLink } from '#server/mail/links.ts'
import { returnPathOf } from '#server/mail/return-path.ts'
import { readerState } from '#server/newsletter/reader-state.ts'
import { createSuppressionsService } from '#server/newsletter/suppressions/service.ts'
import { keepUnsubscribeLink } from '#server/newsletter/unsubscribe-link.ts'
import { type ImapServer, startImapServer } from '#tests/support/imap-server.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { type ReportName, reportMail } from '#tests/support/reports.ts'
import { freePort } from '#tests/support/server.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { createNotifier } from '../alerts/notifier.ts'
import { visitMailbox } from './mailbox.ts'
import { mailboxProblemOf } from './mailbox-problem.ts'
import { createReportReader, type MailOutcome } from './reader.ts'

type AlertLetter = Extract<Letter, { kind: 'alert' }>

let imap: ImapServer
beforeAll(async () => {
  imap = await startImapServer()
}, 120_000)
afterAll(() => imap.stop())
beforeEach(() => imap.empty())

const providers: ReportName[] = ['postfix', 'exchange', 'gmail', 'exim', 'qmail']

onStoreOfRun('the mailbox of bounces', (open) => {
  async function setUp(settings: Record<string, string> = {}) {
    const store = await open({ BOUNCE_ADDRESS: 'bounces@saldora.example', BOUNCE_IMAP_URL: imap.url, ...settings })
    const { db, config } = store
    const context = createContext({ db, config, log: silentLog })
    const readers = await addReaders(db, 12)
    await queueIssue(context, issueDraft(), 60_000)
    const sent = new Date().toISOString()
    await db.updateTable('outbox').set({ status: 'sent', sent_at: sent, params: '{}' }).execute()
    const mailTo = async (email = ''): Promise<OutboxRow> =>
      db.selectFrom('outbox').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow()
    const arrive = async (name: ReportName, email = '') => {
      const to = returnPathOf(config, (await mailTo(email)).id) ?? ''
      await imap.deliver(await reportMail(name, to, email))
    }
    const outcomes: MailOutcome[] = []
    /** Another server on the store, as it were. */
    const startReader = (on = db) => {
      const reader = createReportReader(createContext({ db: on, config, log: silentLog }), {
        count: (outcome) => outcomes.push(outcome),
        everyMs: 100,
      })
      reader.start()
      onTestFinished(() => reader.stop())
    }
    const read = async (count: number) => {
      startReader()
      await expect.poll(() => outcomes.length).toBe(count)
      await allRead()
    }
    const allRead = () =>
      expect
        .poll(async () => (await imap.mails()).filter(({ isFlagged }) => !isFlagged), { timeout: 20_000 })
        .toEqual([])
    const states = async () =>
      Object.fromEntries(
        (
          await db
            .selectFrom('newsletter_subscribers')
            .select(['email', readerState.as('state')])
            .execute()
        ).map(({ email, state }) => [email.split('@')[0], state]),
      )
    const suppressions = createSuppressionsService(context)
    return { ...store, context, readers, mailTo, arrive, outcomes, read, allRead, startReader, states, suppressions }
  }

  it('suppresses whom five providers do not know, each by the mail that came back', async () => {
    const { db, readers, arrive, read, outcomes, states, suppressions, mailTo, context } = await setUp()
    const gone = readers.slice(0, 5).map(({ email }) => email)
    for (const [index, name] of providers.entries()) await arrive(name, gone[index])
    await read(5)
    expect(outcomes).toEqual(Array(5).fill('refused'))
    expect(await imap.mails()).toEqual([])
    expect(Object.entries(await states()).filter(([, state]) => state === 'refused')).toHaveLength(5)
    for (const email of gone) {
      const mail = await mailTo(email)
      expect(mail).toMatchObject({ status: 'sent', failure: 'refused', refused_at: expect.any(String) })
      expect(await suppressions.find(email)).toMatchObject({ reason: 'bounced', mail_id: mail.id })
    }
    const codes = (await suppressions.list({ limit: 10, offset: 0 })).rows.map(({ smtp_code }) => smtp_code).sort()
    expect(codes).toEqual(['5.0.0', '5.1.1', '5.1.1', '5.1.1', '5.1.10'])
    expect(await queueIssue(context, issueDraft({ slug: 'december' }), 60)).toBe(7)
    expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([])
  })

  it('ends the subscription of who complains, by the return path or by the link to leave', async () => {
    const { db, config, readers, arrive, read, outcomes, states } = await setUp()
    const [first, second] = readers
    if (!first || !second) throw new Error('no readers')
    await arrive('complaint', first.email)
    await keepUnsubscribeLink(db, config.secret, second)
    const link = newsletterLink(config, 'de', 'unsubscribe', second.id)
    const complaint = String(await reportMail('complaint', 'redacted@provider.example', second.email))
    const folded = `List-Unsubscribe:\r\n <${link}>\r\n`
    await imap.deliver(Buffer.from(complaint.replace('Subject: Neues im November\r\nContent', `${folded}Content`)))
    await read(2)
    expect(outcomes).toEqual(['complaint', 'complaint'])
    expect(await states()).toMatchObject({ reader0: 'complained', reader1: 'complained', reader2: 'confirmed' })
  })

  it('leaves a forged report and what it does not understand, flagged, and ignores answers of machines', async () => {
    const { config, readers, arrive, read, outcomes, states, db } = await setUp()
    const [victim, ...others] = readers.map(({ email }) => email)
    const own = returnPathOf(config, randomUUID()) ?? ''
    const forged = own.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0'))
    await imap.deliver(await reportMail('postfix', forged, victim ?? ''))
    await imap.deliver(await reportMail('exim', 'bounces@saldora.example', victim ?? ''))
    await imap.deliver(await reportMail('complaint', forged, victim ?? ''))
    await imap.deliver(Buffer.from(`To: ${own}\r\nSubject: Frage\r\n\r\nWas ist das?\r\n`))
    await imap.deliver(await reportMail('gmail', own, victim ?? ''))
    await arrive('out-of-office', others[0])
    await arrive('delayed', others[1])
    await read(7)
    expect(outcomes.toSorted()).toEqual(
      [
        ...['auto_reply', 'not_understood', 'outdated', 'unattributed', 'unattributed', 'unattributed', 'under_way'],
      ].toSorted(),
    )
    expect(new Set(Object.values(await states()))).toEqual(new Set(['confirmed']))
    const left = await imap.mails()
    expect(left.map(({ isFlagged }) => isFlagged)).toEqual([true, true, true, true])
    const state = () => db.selectFrom('store_state').select('value').where('name', '=', 'reports_left').execute()
    await expect.poll(state).toEqual([{ value: '4' }])
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(outcomes).toHaveLength(7)
  })

  it('counts what passes, issue by issue, and is read by one of two servers', async () => {
    const { readers, arrive, outcomes, allRead, startReader, suppressions, another } = await setUp()
    for (const { email } of readers) await arrive('full', email)
    startReader()
    startReader(another().db)
    await allRead()
    expect(outcomes).toEqual(Array(12).fill('refused'))
    expect(await suppressions.count()).toBe(0)
  })

  it('that cannot be read is told to the operator, and read once it can', async () => {
    const { db, context, config, readers, arrive, read } = await setUp({
      ALERT_EMAIL: 'pager@saldora.example',
    })
    const encrypted = readConfig({
      DATA_DIR: config.dataDir,
      BOUNCE_ADDRESS: 'b@x.example',
      BOUNCE_IMAP_URL: imap.encryptedUrl,
    })
    const notices: AlertLetter[] = []
    const later = new Date(Date.now() + 2 * 3_600_000)
    const alerts = createAlertService({
      ...context,
      now: () => later,
      notifier: createNotifier({
        ...context,
        enqueue: async (_trx, mail) => {
          notices.push(mail.letter as AlertLetter)
          return []
        },
      }),
      writeProbe: async () => undefined,
      fullness: async () => 0,
    })
    const troubles = async () => {
      await alerts.check()
      const rows = await db.selectFrom('incidents').select('name').execute()
      return rows.map(({ name }) => name).filter((name) => name === 'reports_unread')
    }
    const lines: string[] = []
    const log = Object.assign(Object.create(silentLog), { error: (data: object) => lines.push(JSON.stringify(data)) })
    // Nobody vouches for its certificate.
    const refusing = createReportReader(
      createContext({ db, config: { ...config, bounceMailbox: encrypted.bounceMailbox }, log }),
      { everyMs: 100 },
    )
    refusing.start()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    await refusing.stop()
    expect(lines.join()).not.toContain('hidden')
    await arrive('postfix', readers[0]?.email)
    expect(await imap.mails()).toHaveLength(1)
    expect(await troubles()).toEqual(['reports_unread'])
    const told = { kind: 'alert', alert: notices[0]?.alert } as const
    expect(told.alert).toMatchObject({ incident: 'reports_unread', mailbox: 'certificate' })
    for (const language of ['de', 'en'] as const) {
      const { text } = writeLetter(told as Letter, language, config)
      expect(text).toContain(readDocument('letters', language).alert.mailboxProblems.certificate)
      expect(text).not.toMatch(/[{}]|hidden/)
    }
    await read(1)
    await expect
      .poll(
        async () =>
          (await db.selectFrom('daily_runs').select('finished_at').where('name', '=', 'reports').execute())[0]
            ?.finished_at,
      )
      .toBeTruthy()
    await db
      .updateTable('store_state')
      .set({ value: later.toISOString() })
      .where('name', '=', 'reports_read_at')
      .execute()
    expect(await troubles()).toEqual([])
  })
})

it('says of a mailbox that cannot be read what whoever mends it can act on', async () => {
  const problemWith = async (url: string) => {
    const { bounceMailbox } = readConfig({ BOUNCE_ADDRESS: 'b@x.example', BOUNCE_IMAP_URL: url })
    if (!bounceMailbox) throw new Error('no mailbox')
    return visitMailbox(bounceMailbox, async () => true).then(() => undefined, mailboxProblemOf)
  }
  expect(await problemWith(imap.url)).toBeUndefined()
  expect(await problemWith(imap.url.replace('hidden', 'other'))).toBe('login')
  expect(await problemWith(imap.url.replace('/INBOX', '/Nirgends'))).toBe('folder')
  expect(await problemWith(imap.encryptedUrl)).toBe('certificate')
  expect(await problemWith(imap.url.replace(/:\d+\//, `:${await freePort()}/`))).toBe('away')
  expect(await problemWith(imap.encryptedUrl.replace('127.0.0.1', 'nirgends.invalid'))).toBe('away')
  expect(mailboxProblemOf(new Error('something else'))).toBe('other')
}, 30_000)
