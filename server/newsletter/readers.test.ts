import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { runTool } from '#tests/support/operator.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { linkToken } from '../mail/links.ts'
import { createReadersService } from './readers.ts'
import { createSuppressionsService } from './suppressions/service.ts'
import { keepUnsubscribeLink } from './unsubscribe-link.ts'

onStoreOfRun('readers of the newsletter', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const context = createContext(parts)
    return {
      ...{ ...store, clock, context, services: createServices(parts), readers: createReadersService(context) },
      suppressions: createSuppressionsService(context),
      letters: () => queuedLetters(store.db, store.config),
    }
  }

  it('are found by letters of their address and by how they stand, page by page', async () => {
    const { db, readers, suppressions } = await setUp()
    await addReaders(db, 3)
    await addReaders(db, 1, { status: 'pending', name: 'waiting' })
    await addReaders(db, 1, { status: 'unsubscribed', name: 'left' })
    await suppressions.suppress('reader0@muster.example', { reason: 'bounced', smtpCode: '5.1.1' })
    await suppressions.suppress('reader1@muster.example', { reason: 'complained' })
    expect(await readers.count()).toEqual({
      waiting: 1,
      confirmed: 1,
      left: 1,
      refused: 1,
      complained: 1,
      suppressed: 0,
    })
    const found = async (filter: object, page = { limit: 10, offset: 0 }) => {
      const { rows, total } = await readers.page(filter, page)
      return [total, ...rows.map(({ email }) => email.split('@')[0])]
    }
    expect(await found({ state: 'refused' })).toEqual([1, 'reader0'])
    expect(await found({ state: 'confirmed', search: 'READER MUSTER' })).toEqual([1, 'reader2'])
    expect(await found({ search: '%' })).toEqual([0])
    const all = [
      ...(await found({}, { limit: 3, offset: 0 })).slice(1),
      ...(await found({}, { limit: 3, offset: 3 })).slice(1),
    ]
    expect(new Set(all).size).toBe(5)
  })

  it('have a history: asked, confirmed, issues, language, left, taken out, suppressed', async () => {
    const { db, services, letters, readers, clock, context, suppressions } = await setUp()
    await services.subscribeToNewsletter({ email: 'mira@muster.example' }, visitor())
    clock.pass({ minutes: 1 })
    await services.confirmNewsletter(tokenIn((await letters()).at(-1)?.text ?? ''))
    await queueIssue(context, issueDraft())
    clock.pass({ minutes: 1 })
    await suppressions.suppress('mira@muster.example', { reason: 'by_hand' })
    clock.pass({ minutes: 1 })
    await suppressions.lift('mira@muster.example', 'mistake')
    clock.pass({ minutes: 1 })
    const id = (await readers.idOf('MIRA@muster.example')) ?? ''
    expect(await readers.takeOut(id)).toMatchObject({ ok: true })
    expect(await readers.takeOut(id)).toEqual({ ok: false, problem: 'no_reader' })
    const card = await readers.find(id)
    expect(card?.reader.state).toBe('left')
    expect(card?.events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ...[
        ['asked', null],
        ['confirmed', null],
        ['suppressed', 'by_hand'],
        ['lifted', null],
        ['taken-out', null],
      ],
    ])
    // For a moment it can be taken back; who leaves themselves stays away.
    expect(await readers.undoTakeOut(id)).toEqual({ ok: true })
    expect((await readers.find(id))?.reader.state).toBe('confirmed')
    expect(await readers.undoTakeOut(id)).toEqual({ ok: false })
    expect(await readers.takeOut(id)).toMatchObject({ ok: true })
    clock.pass({ minutes: 11 })
    expect(await readers.undoTakeOut(id)).toEqual({ ok: false })
    const acts = await db.selectFrom('audit_log').select('act').orderBy('number').execute()
    expect(acts.map(({ act }) => act.replace('newsletter.', ''))).toEqual(
      ...[['suppress', 'lift', 'take-out', 'undo-take-out', 'take-out']],
    )
    expect(await readers.find('nobody')).toBeUndefined()
  })

  it('stay away who press the link of an old letter after they were taken out', async () => {
    const { db, config, services, clock, readers } = await setUp()
    const [reader] = await addReaders(db, 1)
    if (!reader) throw new Error('no reader was added')
    await keepUnsubscribeLink(db, config.secret, reader)
    expect(await readers.takeOut(reader.id)).toMatchObject({ ok: true })
    clock.pass({ minutes: 1 })
    const press = () => services.unsubscribeNewsletter(linkToken(config.secret, 'unsubscribe', reader.id))
    expect([await press(), await press()]).toMatchObject([{ ok: true }, { ok: true }])
    expect(await readers.undoTakeOut(reader.id)).toEqual({ ok: false })
    const card = await readers.find(reader.id)
    expect(card?.reader.state).toBe('left')
    expect(card?.events.map(({ kind }) => kind)).toEqual(['taken-out', 'left'])
  })

  it('are asked once more within the limits of the form, and confirm with the new link', async () => {
    const { services, letters, readers, clock } = await setUp()
    await services.subscribeToNewsletter({ email: 'mira@muster.example', language: 'en' }, visitor())
    const id = (await readers.idOf('mira@muster.example')) ?? ''
    expect(await readers.resend(id)).toEqual({ ok: false, problem: 'too_many' })
    clock.pass({ hours: 30 })
    expect(await readers.resend(id)).toEqual({ ok: true })
    clock.pass({ minutes: 1 })
    expect(await letters()).toMatchObject([{ language: 'en' }, { language: 'en', to: 'mira@muster.example' }])
    expect(await services.confirmNewsletter(tokenIn((await letters()).at(-1)?.text ?? ''))).toMatchObject({ ok: true })
    expect(await readers.resend(id)).toEqual({ ok: false, problem: 'not_waiting' })
    expect(await readers.resend('nobody')).toEqual({ ok: false, problem: 'unknown' })
    expect((await readers.find(id))?.events.map(({ kind }) => kind)).toEqual(['asked', 'asked-again', 'confirmed'])
  })

  it('are kept from the command line, too', async () => {
    const { db, env } = await setUp()
    await addReaders(db, 2)
    const tool = async (...args: string[]) => {
      const { code, stdout } = await runTool(['newsletter', ...args, '--json'], env)
      return code === 0 ? JSON.parse(stdout) : code
    }
    expect(await tool('readers', '--state', 'confirmed', '--search', 'reader0')).toMatchObject([{ state: 'confirmed' }])
    expect(await tool('take-out', 'reader0@muster.example')).toMatchObject({ dropped: 0 })
    expect(await tool('reader', 'reader0@muster.example')).toMatchObject({
      state: 'left',
      history: [{ kind: 'taken-out' }],
    })
    expect(await tool('take-out', 'reader0@muster.example')).toBe(1)
    expect(await tool('resend', 'reader1@muster.example')).toBe(1)
    expect(await tool('reader', 'nobody@muster.example')).toBe(1)
    expect(await tool('bounce', 'reader1@muster.example')).toMatchObject({ wasReader: true })
    expect(await tool('lift', 'reader1@muster.example', '--because', 'mended')).toMatchObject({ restored: true })
  })
})
