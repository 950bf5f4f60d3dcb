import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { readerState } from '#server/newsletter/reader-state.ts'
import { createPeopleService } from '#server/people/service.ts'
import { createRetentionService } from '#server/retention/service.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { addReaders } from '#tests/support/readers.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { createSuppressionsService } from './service.ts'

onStoreOfRun('suppressed addresses', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const context = createContext({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const suppressions = createSuppressionsService(context)
    const states = async () => {
      const rows = await store.db
        .selectFrom('newsletter_subscribers')
        .select(['email', readerState.as('state')])
        .orderBy('email')
        .execute()
      return Object.fromEntries(rows.map(({ email, state }) => [email.split('@')[0], state]))
    }
    return { ...store, clock, context, suppressions, states }
  }

  const refusal = { reason: 'bounced', smtpCode: '5.1.1', words: 'No such user here', mailId: 'mail-1' } as const

  it('keep their reason, code and words, end the subscription, and give it back when lifted', async () => {
    const { db, suppressions, states } = await setUp()
    await addReaders(db, 2)
    expect(await suppressions.suppress('Reader0@muster.example', refusal)).toEqual({
      ok: true,
      wasReader: true,
      dropped: 0,
      alreadySuppressed: false,
    })
    expect(await suppressions.find('reader0@muster.example')).toMatchObject({
      email_key: 'reader0@muster.example',
      reason: 'bounced',
      smtp_code: '5.1.1',
      server_words: 'No such user here',
      mail_id: 'mail-1',
      created_at: '2026-11-21T08:00:00.000Z',
    })
    expect(await states()).toEqual({ reader0: 'refused', reader1: 'confirmed' })
    expect(await suppressions.find('READER0@muster.example')).toBeDefined()
    expect(await suppressions.find('reader1@muster.example')).toBeUndefined()
    expect(await suppressions.lift('reader0@muster.example')).toEqual({ ok: true, reason: 'bounced', restored: true })
    expect(await states()).toEqual({ reader0: 'confirmed', reader1: 'confirmed' })
    expect(await suppressions.lift('reader0@muster.example')).toEqual({ ok: false, problem: 'not_suppressed' })
  })

  it('keep their first cause; only a complaint takes its place, and is not undone by lifting', async () => {
    const { db, clock, suppressions, states } = await setUp()
    await addReaders(db, 1)
    const email = 'reader0@muster.example'
    await suppressions.suppress(email, refusal)
    clock.pass({ hours: 1 })
    expect(await suppressions.suppress(email, { reason: 'by_hand' })).toMatchObject({ alreadySuppressed: true })
    expect(await suppressions.find(email)).toMatchObject({ reason: 'bounced', created_at: '2026-11-21T08:00:00.000Z' })
    await suppressions.suppress(email, { reason: 'complained', mailId: 'mail-2' })
    expect(await suppressions.find(email)).toMatchObject({ reason: 'complained', smtp_code: null, mail_id: 'mail-2' })
    await suppressions.suppress(email, refusal)
    expect(await states()).toEqual({ reader0: 'complained' })
    expect(await suppressions.lift(email)).toMatchObject({ restored: false })
    expect(await states()).toEqual({ reader0: 'left' })
  })

  it('do not bring back who had left by themselves, or never confirmed', async () => {
    const { db, suppressions, states } = await setUp()
    await addReaders(db, 1, { status: 'unsubscribed', name: 'left' })
    await addReaders(db, 1, { status: 'pending', name: 'waiting' })
    expect(await states()).toEqual({ left0: 'left', waiting0: 'waiting' })
    for (const name of ['left0', 'waiting0']) {
      await suppressions.suppress(`${name}@muster.example`, { reason: 'by_hand' })
      expect(await states()).toMatchObject({ [name]: 'suppressed' })
      expect(await suppressions.lift(`${name}@muster.example`)).toMatchObject({ restored: false })
    }
    expect(await states()).toEqual({ left0: 'left', waiting0: 'left' })
  })

  it('without a record of a reader are listed and found, by their whole address also when only a hash is held', async () => {
    const { db, context, suppressions } = await setUp()
    await addReaders(db, 2)
    await suppressions.suppress('reader0@muster.example', refusal)
    await suppressions.suppress('fremd_1@muster.example', refusal)
    await suppressions.suppress('Anna@muster.example', { reason: 'by_hand' })
    await createPeopleService(context).erase('reader1@muster.example')
    const page = { limit: 10, offset: 0 }
    const found = async (search?: string) => (await suppressions.strangers(page, search)).rows.map(({ email }) => email)
    expect((await found()).sort()).toEqual(['anna@muster.example', 'fremd_1@muster.example'])
    expect(await suppressions.strangers({ limit: 1, offset: 1 })).toMatchObject({ total: 2, unnamed: 1, rows: [{}] })
    expect(await suppressions.countStrangers()).toBe(2)
    expect(await found('FREMD_')).toEqual(['fremd_1@muster.example'])
    expect(await found('fremd%')).toEqual([])
    expect(await found('reader1')).toEqual([])
    expect(await found('Reader1@muster.example')).toEqual(['reader1@muster.example'])
    expect(await suppressions.lift('fremd_1@muster.example', 'mended')).toMatchObject({ ok: true })
    expect(await suppressions.strangers(page)).toMatchObject({ total: 1 })
    const logged = await db.selectFrom('audit_log').select('details').where('act', '=', 'newsletter.lift').execute()
    expect(logged.map(({ details }) => JSON.parse(details))).toEqual([
      { reason: 'bounced', restored: false, because: 'mended' },
    ])
  })

  it('of erased people stay suppressed without being held', async () => {
    const { db, context, suppressions } = await setUp()
    await addReaders(db, 1)
    const email = 'reader0@muster.example'
    await suppressions.suppress(email, refusal)
    expect(await createPeopleService(context).export(email)).toMatchObject({
      newsletter_suppression: { reason: 'bounced', smtp_code: '5.1.1', server_words: 'No such user here' },
    })
    await createPeopleService(context).erase(email)
    const { rows } = await suppressions.list({ limit: 10, offset: 0 })
    expect(rows).toMatchObject([{ reason: 'erased', email_key: null, server_words: null, mail_id: null }])
    expect(await suppressions.find(email)).toBeDefined()
  })

  it('are known after their address is forgotten, and after SECRET has changed', async () => {
    const { db, config, clock, context, suppressions } = await setUp()
    await suppressions.suppress('gone@muster.example', refusal)
    const other = createContext({ db, config: { ...config, secret: 'other'.repeat(8) }, log: silentLog })
    expect(await createSuppressionsService(other).find('gone@muster.example')).toBeDefined()
    clock.pass({ hours: 24 * 800 })
    expect(await createRetentionService(context).run()).toMatchObject({ suppressedAddresses: 1 })
    expect(await suppressions.list({ limit: 10, offset: 0 }, 'bounced')).toMatchObject({
      total: 1,
      rows: [{ email_key: null, server_words: null, smtp_code: '5.1.1' }],
    })
    expect(await suppressions.find('gone@muster.example')).toBeDefined()
  })
})
