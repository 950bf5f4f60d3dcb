import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onBothStores, silentLog, type TestStore } from '#tests/support/store.ts'
import { testTiers } from '#tests/support/tiers.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { createWaitlistService } from './service.ts'

const email = 'Reto@Muster.example'

function operatorOf({ db, config }: Pick<TestStore, 'db' | 'config'>) {
  return createWaitlistService(createContext({ db, config, log: silentLog }))
}

onBothStores('waiting list', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const services = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    let network = 0
    const join = (input: object) => services.joinWaitlist(input, visitor({ address: addressOf(network++) }))
    const letters = () => queuedLetters(store.db, store.config)
    return { ...store, clock, services, join, letters, operator: operatorOf(store) }
  }

  it('tells the places', async () => {
    const { services } = await setUp()
    expect(await services.tierAvailability()).toEqual({ ok: true, tiers: testTiers })
  })

  it('takes one entry an address, with its position, and tells the second', async () => {
    const { join, operator, letters } = await setUp()
    expect(
      await join({ email, tier: 'early_access', company: 'Muster AG', motivation: 'Belege', agreeToPrivacy: true }),
    ).toEqual({ ok: true })
    expect(await join({ email: email.toUpperCase() })).toEqual({ ok: false, code: 'already_registered' })
    expect(await join({ email: 'zwei@muster.example', language: 'en' })).toEqual({ ok: true })
    expect(await operator.list()).toMatchObject([
      {
        email,
        position: 1,
        tier: 'early_access',
        status: 'waiting',
        company: 'Muster AG',
        consent_version: expect.any(String),
      },
      { email: 'zwei@muster.example', position: 2, tier: 'general_waitlist', consent_version: null },
    ])
    const received = (await letters()).filter(({ letter }) => letter === 'waitlist-received')
    expect(received).toMatchObject([
      { to: email, language: 'de' },
      { to: 'zwei@muster.example', language: 'en' },
    ])
  })

  it('tells the operator of an entry at once, with all that was given, once', async () => {
    const { join, letters, operator, config } = await setUp()
    const motivation = 'Belege\n<b>Abacus</b> {brand}'
    await join({ email, tier: 'early_access', company: 'Muster & Söhne', motivation, page: '/en/', language: 'en' })
    await join({ email, tier: 'early_access' })
    const toOperator = async () => (await letters()).filter(({ letter }) => letter === 'waitlist-operator')
    const [letter, ...more] = await toOperator()
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      to: config.operatorEmail,
      language: 'en',
      subject: 'Waiting list: new entry, number 1, Early Access',
      replyTo: { name: '', address: email },
    })
    for (const known of [email, 'Muster & Söhne', 'Early Access', '21 November 2026 at 09:00', 'Abacus']) {
      expect(letter?.text).toContain(known)
    }
    expect(letter?.html).not.toContain('<b>Abacus')
    expect(letter?.text).not.toContain('Applications so far')

    await operator.decline(email)
    await join({ email })
    expect((await toOperator()).at(-1)?.text).toMatch(/Wievielte Anmeldung: 2\n/)
  })

  it('numbers entries without gaps, however many come at once', async () => {
    const { services, another, config, operator } = await setUp()
    const other = createServices({ db: another().db, config, log: silentLog })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? services : other).joinWaitlist(
          { email: `p${index % 30}@muster.example` },
          visitor({ address: addressOf(index) }),
        ),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30)
    expect((await operator.list()).map(({ position }) => position)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
  })

  it('gives a place when the operator accepts, and only then', async () => {
    const { join, services, operator, letters, clock } = await setUp()
    await join({ email, tier: 'early_access' })
    expect(await services.tierAvailability()).toMatchObject({ tiers: [{}, { accepted_count: 8, available_slots: 17 }] })
    expect(await operator.accept(email.toLowerCase())).toMatchObject({
      ok: true,
      entry: { status: 'accepted', tier: 'early_access' },
    })
    // Long enough for an answer that was kept to be asked for anew.
    clock.pass({ ms: 250 })
    expect(await services.tierAvailability()).toMatchObject({ tiers: [{}, { accepted_count: 9, available_slots: 16 }] })
    expect(await operator.accept(email)).toEqual({ ok: false, problem: 'already_decided', status: 'accepted' })
    expect(await operator.decline(email)).toEqual({ ok: false, problem: 'already_decided', status: 'accepted' })
    expect(await services.tierAvailability()).toMatchObject({ tiers: [{}, { accepted_count: 9 }] })
    expect((await letters()).map(({ letter }) => letter).sort()).toEqual([
      'waitlist-accepted',
      'waitlist-operator',
      'waitlist-received',
    ])
  })

  it('declines, and can change its mind', async () => {
    const { join, operator, letters } = await setUp()
    await join({ email, tier: 'early_access' })
    expect(await operator.decline(email)).toMatchObject({ ok: true, entry: { status: 'declined' } })
    expect(await operator.decline(email)).toMatchObject({ ok: false, problem: 'already_decided' })
    expect(await operator.accept(email)).toMatchObject({ ok: true, entry: { status: 'accepted' } })
    expect((await letters()).map(({ letter }) => letter).sort()).toEqual([
      'waitlist-accepted',
      'waitlist-declined',
      'waitlist-operator',
      'waitlist-received',
    ])
  })

  it('lets somebody apply again who was declined, at the end of the list, and nobody else', async () => {
    const { join, operator, letters, services } = await setUp()
    await join({ email, tier: 'early_access', company: 'Muster AG', motivation: 'Belege' })
    await join({ email: 'zwei@muster.example', tier: 'early_access' })
    expect(await join({ email })).toEqual({ ok: false, code: 'already_registered' })
    await operator.decline(email)
    expect(await join({ email: email.toUpperCase(), motivation: 'Jetzt mit bexio', agreeToPrivacy: true })).toEqual({
      ok: true,
    })
    expect(await join({ email })).toEqual({ ok: false, code: 'already_registered' })
    expect(await operator.list()).toMatchObject([
      { email: 'zwei@muster.example', position: 2, applications: 1 },
      {
        email: email.toUpperCase(),
        position: 3,
        status: 'waiting',
        tier: 'general_waitlist',
        company: null,
        motivation: 'Jetzt mit bexio',
        applications: 2,
        decided_at: null,
        consent_version: expect.any(String),
      },
    ])
    const second = (await letters()).find(({ to }) => to === email.toUpperCase())
    expect(second).toMatchObject({ letter: 'waitlist-received', text: expect.stringContaining('Nummer 3') })
    await operator.accept(email, 'early_access')
    expect(await join({ email })).toEqual({ ok: false, code: 'already_registered' })
    expect(await services.tierAvailability()).toMatchObject({ tiers: [{}, { accepted_count: 9 }] })
  })

  it('takes one of several applications that a declined person sends at once', async () => {
    const { join, services, another, config, operator } = await setUp()
    await join({ email })
    await operator.decline(email)
    const other = createServices({ db: another().db, config, log: silentLog })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? services : other).joinWaitlist({ email }, visitor({ address: addressOf(50 + index) })),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await operator.list()).toMatchObject([{ position: 2, applications: 2, status: 'waiting' }])
  })

  it('says why it cannot', async () => {
    const { join, operator, letters } = await setUp()
    expect(await operator.accept(email)).toEqual({ ok: false, problem: 'unknown_address' })
    await join({ email })
    expect(await operator.accept(email)).toEqual({ ok: false, problem: 'tier_without_places' })
    expect(await operator.accept(email, 'founders_beta')).toEqual({
      ok: false,
      problem: 'no_places_left',
      tier: 'founders_beta',
    })
    expect(await operator.list('waiting')).toHaveLength(1)
    expect(await letters()).toHaveLength(2)
    expect(await operator.accept(email, 'early_access')).toMatchObject({ ok: true, entry: { tier: 'early_access' } })
  })

  it('never has fewer places than are given', async () => {
    const { operator } = await setUp()
    expect(await operator.setTier('early_access', { total: 7 })).toMatchObject({
      ok: false,
      problem: 'more_taken_than_places',
    })
    expect(await operator.setTier('early_access', { total: 8 })).toMatchObject({ ok: true, tier: { total_slots: 8 } })
    expect(await operator.setTier('gold', { total: 8 })).toEqual({ ok: false, problem: 'unknown_tier' })
  })

  it('gives exactly the last 17 places to 60 who are accepted at once, over several connections', async () => {
    const store = await setUp()
    const entries = Array.from({ length: 60 }, (_, index) => `claim${index}@muster.example`)
    const now = new Date().toISOString()
    await store.db
      .insertInto('waitlist_entries')
      .values(
        entries.map((address, index) => ({
          id: `entry-${index}`,
          email: address,
          email_key: address,
          position: index + 1,
          tier: 'early_access' as const,
          status: 'waiting' as const,
          language: 'de' as const,
          consent_at: now,
          created_at: now,
        })),
      )
      .execute()
    const operators = Array.from({ length: 8 }, () => operatorOf({ db: store.another().db, config: store.config }))
    const decisions = await Promise.all(entries.map((address, index) => operators[index % 8]?.accept(address)))
    expect(decisions.filter((decision) => decision?.ok)).toHaveLength(17)
    expect(
      decisions.filter((decision) => decision && !decision.ok && decision.problem === 'no_places_left'),
    ).toHaveLength(43)
    expect(await store.operator.tierAvailability()).toMatchObject([{}, { accepted_count: 25, available_slots: 0 }])
    expect(await store.operator.list('accepted')).toHaveLength(17)
    expect(await store.letters()).toHaveLength(17)
  })

  it('names the first thing wrong and stores nothing', async () => {
    const { services, operator } = await setUp()
    const wrong: [unknown, string][] = [
      [{ email: '', agreeToPrivacy: false }, 'invalid_email'],
      [{ email: 'nobody', agreeToPrivacy: false }, 'invalid_email'],
      [{ email, agreeToPrivacy: false, company: 'x'.repeat(201) }, 'consent_required'],
      [{ email, company: 'x'.repeat(201) }, 'invalid'],
      [{ email, motivation: 'x'.repeat(501) }, 'invalid'],
      [null, 'malformed'],
    ]
    for (const [input, code] of wrong) {
      expect(await services.joinWaitlist(input, visitor())).toMatchObject({ ok: false, code })
    }
    expect(await operator.list()).toEqual([])
  })

  it('takes a decision back while its letter waits, and not afterwards', async () => {
    const { join, clock, db, config, letters, services } = await setUp()
    const operator = createWaitlistService(createContext({ db, config, log: silentLog, now: clock.now }))
    await join({ email, tier: 'early_access', agreeToPrivacy: true })
    await join({ email: 'zwei@muster.example', agreeToPrivacy: true })
    const before = await services.tierAvailability()
    const told = async () =>
      (await letters()).map(({ letter }) => letter).filter((kind) => /accepted|declined/.test(kind))

    expect(await operator.accept(email, undefined, { holdSeconds: 300 })).toMatchObject({ ok: true })
    expect(await operator.accept('zwei@muster.example', 'early_access', { holdSeconds: 300 })).toMatchObject({
      ok: true,
    })
    expect((await operator.held()).map((entry) => entry.email)).toEqual([email, 'zwei@muster.example'])
    expect(await operator.undo(email)).toMatchObject({ ok: true, entry: { status: 'waiting', decided_at: null } })
    expect(await operator.undo('zwei@muster.example')).toMatchObject({ entry: { tier: 'general_waitlist' } })
    expect(await services.tierAvailability()).toEqual(before)
    expect(await told()).toEqual([])
    expect(await operator.undo(email)).toEqual({ ok: false, problem: 'letter_has_left' })

    expect(await operator.decline(email, { holdSeconds: 300 })).toMatchObject({ ok: true })
    clock.pass({ minutes: 6 })
    expect(await operator.held()).toEqual([])
    expect(await operator.undo(email)).toEqual({ ok: false, problem: 'letter_has_left' })
    expect(await told()).toEqual(['waitlist-declined'])
  })

  it('makes a place free again without a letter, once, and lets the person apply anew', async () => {
    const { join, operator, letters, services } = await setUp()
    await join({ email, tier: 'early_access', agreeToPrivacy: true })
    const before = await services.tierAvailability()
    expect(await operator.free(email)).toEqual({ ok: false, problem: 'has_no_place' })
    await operator.accept(email)
    const sent = (await letters()).length
    expect(await operator.free(email)).toMatchObject({
      ok: true,
      entry: { status: 'declined', freed_at: expect.any(String) },
    })
    expect(await operator.free(email)).toEqual({ ok: false, problem: 'has_no_place' })
    expect(await operator.free('nobody@muster.example')).toEqual({ ok: false, problem: 'unknown_address' })
    expect(await services.tierAvailability()).toEqual(before)
    expect((await letters()).length).toBe(sent)
    expect(await join({ email, tier: 'early_access', agreeToPrivacy: true })).toEqual({ ok: true })
    expect(await operator.list('waiting')).toMatchObject([{ email, applications: 2, freed_at: null }])
  })

  it('is listed a page at a time, searched, and counted', async () => {
    const { join, operator } = await setUp()
    await join({
      email,
      tier: 'early_access',
      company: 'Muster_Holz AG',
      motivation: '100% Zettel',
      agreeToPrivacy: true,
    })
    await join({ email: 'zwei@muster.example', agreeToPrivacy: true })
    await join({ email: 'drei@muster.example', tier: 'early_access', agreeToPrivacy: true })
    await operator.decline('drei@muster.example')
    const emails = async (filter: Parameters<typeof operator.page>[0], page = { limit: 50, offset: 0 }) =>
      (await operator.page(filter, page)).rows.map((row) => row.email)
    expect(await emails({ search: 'muster_holz zettel' })).toEqual([email])
    expect(await emails({ search: '100%' })).toEqual([email])
    expect(await emails({ search: '%' })).toEqual([email])
    expect(await emails({ statuses: ['waiting'] })).toEqual([email, 'zwei@muster.example'])
    expect(await emails({}, { limit: 1, offset: 2 })).toEqual(['drei@muster.example'])
    expect(await operator.counts()).toEqual({ open: 2, accepted: 0, declined: 1, placed: {} })
    await operator.accept(email)
    expect(await operator.counts()).toEqual({ open: 1, accepted: 1, declined: 1, placed: { early_access: 1 } })
  })
})
