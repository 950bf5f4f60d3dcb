import { expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import type { ProofOfWork } from '#contract/proof-of-work.ts'
import { createNotifier } from '#server/alerts/notifier.ts'
import { createAlertService } from '#server/alerts/service.ts'
import { createContext } from '#server/context.ts'
import { createForms } from '#server/forms/forms.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { prove } from '#tests/support/prove.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { postsSince } from '../abuse/form-counts.ts'
import { createLimiter } from '../abuse/limiter.ts'
import { limitsTable } from '../abuse/limits-table.ts'
import { createAppointmentsService } from '../appointments/service.ts'
import { createContactService } from '../contact/service.ts'
import { createNewsletterService } from '../newsletter/service.ts'
import { createWaitlistService } from '../waitlist/service.ts'
import { createSuspectedService } from './service.ts'

const usual = limitsTable.formPosts.max
const page = { limit: 500, offset: 0 }
const contact = (number: number, more = {}) => ({
  name: `Nr. ${number}`,
  email: `v${number}@muster.example`,
  message: 'Wir buchen 120 Belege im Monat.',
  ...more,
})

onStoreOfRun('a wave of spam', (open) => {
  async function setUp() {
    const store = await open({
      ALERT_EMAIL: 'pager@saldora.example',
      FORM_POSTS_PER_10_MINUTES: String(usual),
      PROOF_OF_WORK_ROUNDS: '6',
    })
    // The library reads the time for itself, so this clock begins where that one stands.
    const clock = stoppedClock(new Date().toISOString())
    const partsOn = (db = store.db) => ({ db, config: store.config, log: silentLog, now: clock.now })
    const services = createServices(partsOn())
    const context = createContext(partsOn())
    const domains = {
      appointments: createAppointmentsService(context),
      contact: createContactService(context),
      newsletter: createNewsletterService(context),
      waitlist: createWaitlistService(context),
    }
    const suspected = createSuspectedService(context, createForms(domains))
    const letters = async () => {
      const written = await queuedLetters(store.db, store.config)
      return Object.fromEntries(
        Object.entries(Object.groupBy(written, ({ letter }) => letter)).map(([letter, mails]) => [
          letter,
          mails?.length,
        ]),
      )
    }
    const alerts = async () =>
      (await queuedLetters(store.db, store.config))
        .filter(({ letter }) => letter === 'alert')
        .map(({ subject }) => subject)
    let network = 0
    const meta = () => visitor({ address: addressOf(network++), page: '/contact' })
    const send = (input: object) => services.sendContactMessage(input, meta())
    const join = (input: object) => services.joinWaitlist(input, meta())
    const subscribe = (input: object) => services.subscribeToNewsletter(input, meta())
    /** Posts as many as pass, so that the next is one too many. */
    const flood = async (post: (input: object) => Promise<{ ok: boolean }> = send, from = 1000) => {
      for (let number = 0; number < usual; number++) expect(await post(contact(from + number))).toEqual({ ok: true })
    }
    /** A post that is held, and the proof that clears it. */
    const heldPost = async (input: object, post = send) => {
      const answer = await post(input)
      if (answer.ok) throw new Error('It was not held')
      expect(answer).toMatchObject({ code: 'held' })
      return prove(answer.challenge)
    }
    const messages = () => store.db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute()
    const held = async () => (await suspected.list(page, {})).rows
    return {
      ...store,
      clock,
      partsOn,
      suspected,
      letters,
      alerts,
      meta,
      send,
      join,
      subscribe,
      flood,
      heldPost,
      messages,
      held,
    }
  }

  it('of 250 posts from 250 networks sends mails for the first few, holds the rest, and tells the operator once', async () => {
    const { send, held, letters, alerts, messages, clock, partsOn, another, db } = await setUp()
    const answers = []
    for (let number = 0; number < 250; number++) answers.push(await send(contact(number)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(usual)
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'held', challenge: { signature: expect.any(String) } })
    expect(await messages()).toHaveLength(usual)
    expect(await held()).toHaveLength(250 - usual)
    expect(await letters()).toEqual({ 'contact-operator': usual, 'contact-receipt': usual })

    const servers = [partsOn(), partsOn(another().db)].map((parts) => {
      const context = createContext(parts)
      return createAlertService({ ...context, notifier: createNotifier(context), writeProbe: async () => undefined })
    })
    for (const { check } of [...servers, ...servers]) await check()
    expect(await alerts()).toEqual(['Auffällig: ein Formular wird überflutet'])
    await db.updateTable('outbox').set({ status: 'sent' }).where('letter', '<>', 'alert').execute()
    clock.pass({ minutes: 29 })
    for (const { check } of servers) await check()
    expect(await alerts()).toHaveLength(1)
    clock.pass({ minutes: 1 })
    expect(await send(contact(300))).toEqual({ ok: true })
    for (const { check } of [...servers, ...servers]) await check()
    expect(await alerts()).toContain('Vorbei: die Formulare werden wieder wie üblich abgeschickt')
    expect((await alerts()).filter((subject) => /überflutet|wie üblich/.test(subject))).toHaveLength(2)
  })

  it('is seen by every server, and by each form for itself', async () => {
    const { flood, another, partsOn, meta, subscribe } = await setUp()
    await flood()
    const other = createServices(partsOn(another().db))
    expect(await other.sendContactMessage(contact(1), meta())).toMatchObject({ code: 'held' })
    expect(await subscribe({ email: 'mira@muster.example' })).toEqual({ ok: true })
  })

  it('goes on as long as too many come, and is over half an hour after the last of them', async () => {
    const { flood, send, clock } = await setUp()
    await flood()
    expect(await send(contact(1))).toMatchObject({ code: 'held' })
    clock.pass({ minutes: 11 })
    for (let number = 0; number <= usual; number++) await send(contact(number))
    clock.pass({ minutes: 29 })
    expect(await send(contact(2))).toMatchObject({ code: 'held' })
    clock.pass({ minutes: 1 })
    expect(await send(contact(3))).toEqual({ ok: true })
  })

  it('keeps nobody from writing who brings a proof of work: it is served, and nothing stays behind', async () => {
    const { flood, send, heldPost, held, messages, letters, db, clock } = await setUp()
    await flood()
    const proof = await heldPost(contact(1, { message: 'Ein Mensch hat das geschrieben.' }))
    expect(await held()).toMatchObject([{ form: 'contact', email: 'v1@muster.example', page: '/contact' }])
    expect(await send(contact(1, { message: 'Ein Mensch hat das geschrieben.', proof }))).toEqual({ ok: true })
    expect(await held()).toEqual([])
    expect((await messages()).filter(({ message }) => message.startsWith('Ein Mensch'))).toHaveLength(1)
    expect(await letters()).toEqual({ 'contact-operator': usual + 1, 'contact-receipt': usual + 1 })
    const since = new Date(clock.now().getTime() - 3_600_000).toISOString()
    expect(await postsSince(db, 'proven', since)).toEqual({ contact: 1 })
  })

  it('takes a proof once', async () => {
    const { flood, send, heldPost, held } = await setUp()
    await flood()
    const proof = await heldPost(contact(1))
    expect(await send(contact(1, { proof }))).toEqual({ ok: true })
    for (const number of [1, 2]) expect(await send(contact(number, { proof }))).toMatchObject({ code: 'held' })
    expect(await held()).toHaveLength(2)
  })

  it('takes one of several servers that are sent the same proof at once', async () => {
    const { flood, heldPost, messages, another, partsOn, meta } = await setUp()
    await flood()
    const proof = await heldPost(contact(1))
    const servers = [createServices(partsOn()), createServices(partsOn(another().db))]
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => servers[index % 2]?.sendContactMessage(contact(1, { proof }), meta())),
    )
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1)
    expect(await messages()).toHaveLength(usual + 1)
  })

  it('takes no proof that is wrong, forged, for another form, or too late', async () => {
    const { flood, send, subscribe, join, heldPost, held, clock, partsOn, meta } = await setUp()
    await flood()
    const proof = await heldPost(contact(1))
    const { challenge, solution } = proof
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
    const wrong: unknown[] = [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: 'zz' } },
      { challenge, solution: {} },
      { challenge: easier, solution },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge: { ...challenge, parameters: {} }, solution },
      'proof',
      null,
    ]
    for (const proof of wrong) expect(await send(contact(1, { proof }))).toMatchObject({ code: 'held' })
    const foreign = createServices({ ...partsOn(), config: { ...partsOn().config, secret: 'another'.repeat(8) } })
    expect(await foreign.sendContactMessage(contact(1, { proof }), meta())).toMatchObject({ code: 'held' })
    await flood(subscribe)
    expect(await subscribe({ email: 'n@muster.example', proof })).toMatchObject({ code: 'held' })
    // A wrong solution of the same sum is the same submission, and is not put aside again.
    expect(await held()).toHaveLength(9)
    clock.pass({ minutes: 16 })
    expect(await send(contact(1, { proof }))).toMatchObject({ code: 'held' })
    await flood(join)
    expect(await join({ email: 'w@muster.example' })).toMatchObject({ code: 'held' })
  })

  it('holds proven posts as well when they come in a wave of their own', async () => {
    const { flood, send, heldPost, held, config, db, clock } = await setUp()
    await flood()
    const proof = await heldPost(contact(1))
    const limiter = createLimiter(db, clock.now)
    await limiter.take('provenPosts', 'contact', { weight: limitsTable.provenPosts.max })
    expect(config.formPostsPer10Minutes).toBe(usual)
    expect(await send(contact(1, { proof }))).toEqual({ ok: false, code: 'held' })
    expect(await held()).toHaveLength(1)
  })

  it('does not fill the store: beyond a number a day only proven posts are taken', async () => {
    const { flood, send, held, db, clock } = await setUp()
    await flood()
    await createLimiter(db, clock.now).take('heldPosts', 'all', { weight: limitsTable.heldPosts.max })
    const answer = await send(contact(1))
    expect(answer).toMatchObject({ ok: false, code: 'proof_required', challenge: { signature: expect.any(String) } })
    expect(await held()).toEqual([])
    const proof: ProofOfWork = await prove(answer.ok ? undefined : answer.challenge)
    expect(await send(contact(1, { proof }))).toEqual({ ok: true })
  })

  it('sends no confirmation and gives no number on the list before it is released or proven', async () => {
    const { flood, subscribe, join, heldPost, held, letters, db, suspected } = await setUp()
    await flood(subscribe)
    await flood(join)
    const before = await letters()
    const readerProof = await heldPost({ email: 'reader@muster.example' }, subscribe)
    await heldPost({ email: 'list@muster.example', motivation: 'Belege', agreeToPrivacy: true }, join)
    expect(await letters()).toEqual(before)
    const readers = () => db.selectFrom('newsletter_subscribers').select('email').execute()
    expect(await readers()).toHaveLength(usual)
    expect(await subscribe({ email: 'reader@muster.example', proof: readerProof })).toEqual({ ok: true })
    expect(await readers()).toHaveLength(usual + 1)
    const [entry] = await held()
    expect(entry?.consent_version).toBe(read('consent').waitlist)
    expect(await suspected.release([entry?.id ?? ''])).toEqual({ released: 1, known: 0, failed: [] })
    expect(
      await db.selectFrom('waitlist_entries').selectAll().where('email', 'like', 'list@%').execute(),
    ).toMatchObject([{ position: usual + 1, motivation: 'Belege', consent_version: expect.any(String) }])
  })

  it('keeps as proof the words that stood beside the form when it was sent, however late it is released', async () => {
    const { flood, subscribe, join, heldPost, db, suspected } = await setUp()
    await flood(subscribe)
    await flood(join)
    await heldPost({ email: 'reader@muster.example' }, subscribe)
    await heldPost({ email: 'list@muster.example', agreeToPrivacy: true }, join)
    // As if the words had changed since.
    await db.updateTable('suspected_submissions').set({ consent_version: '2026-10-01' }).execute()
    expect(await suspected.release({})).toEqual({ released: 2, known: 0, failed: [] })
    const wordings = async (table: 'newsletter_subscribers' | 'newsletter_tokens' | 'waitlist_entries') =>
      (await db.selectFrom(table).select('consent_version').execute()).map((row) => row.consent_version)
    for (const table of ['newsletter_subscribers', 'newsletter_tokens', 'waitlist_entries'] as const) {
      expect((await wordings(table)).filter((version) => version === '2026-10-01')).toHaveLength(1)
    }
  })

  it('tells somebody with a proof who is on the waiting list already, and leaves nothing to decide', async () => {
    const { flood, join, heldPost, held } = await setUp()
    await flood(join)
    const input = contact(1000)
    const proof = await heldPost(input, join)
    expect(await join({ ...input, proof })).toEqual({ ok: false, code: 'already_registered' })
    expect(await held()).toEqual([])
  })

  it('leaves it at one message when the operator releases what is being proven', async () => {
    const { flood, send, heldPost, suspected, messages } = await setUp()
    await flood()
    const proof = await heldPost(contact(1))
    await suspected.release({})
    expect(await send(contact(1, { proof }))).toEqual({ ok: true })
    expect(await messages()).toHaveLength(usual + 1)
  })

  it('counts honeypots as what they are, and tells the machine that all is well', async () => {
    const { send, join, held, messages, db, clock } = await setUp()
    for (let number = 0; number < 20; number++) {
      expect(await send(contact(number, { website: 'x' }))).toEqual({ ok: true, trapped: true })
    }
    expect(await join({ email: 'a@muster.example', website: 'x' })).toMatchObject({ ok: true })
    expect(await messages()).toEqual([])
    expect(await held()).toEqual([])
    const dayAgo = new Date(clock.now().getTime() - 24 * 3_600_000).toISOString()
    expect(await postsSince(db, 'honeypot', dayAgo)).toEqual({ contact: 20, waitlist: 1 })
  })
})
