import { expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { limitsTable } from '../abuse/limits-table.ts'

const consentVersions = read('consent')

const email = 'Mira@Saldora.example'

onStoreOfRun('newsletter', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const services = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const letters = () => queuedLetters(store.db, store.config)
    const subscribers = () => store.db.selectFrom('newsletter_subscribers').selectAll().execute()
    const confirmationToken = async () => tokenIn((await letters()).at(-1)?.text ?? '')
    return { ...store, clock, services, letters, subscribers, confirmationToken }
  }

  it('is a subscription only after its link was used, with proof of consent', async () => {
    const { services, letters, subscribers, confirmationToken, clock, db } = await setUp()
    expect(await services.subscribeToNewsletter({ email, language: 'en', page: '/en/' }, visitor())).toEqual({
      ok: true,
    })
    expect(await subscribers()).toMatchObject([{ email, status: 'pending', confirmed_at: null }])
    expect(await letters()).toMatchObject([{ to: email, letter: 'newsletter-confirmation', language: 'en' }])

    const token = await confirmationToken()
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await db.selectFrom('newsletter_tokens').selectAll().execute())).not.toContain(token)
    expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain(token)

    clock.pass({ hours: 2 })
    expect(await services.confirmNewsletter(token)).toEqual({ ok: true, already: false, language: 'en' })
    expect(await subscribers()).toMatchObject([
      {
        status: 'confirmed',
        language: 'en',
        consent_version: consentVersions.newsletter,
        consent_at: '2026-11-21T08:00:00.000Z',
        consent_page: '/en/',
        confirmed_at: '2026-11-21T10:00:00.000Z',
      },
    ])
    expect((await letters()).map(({ letter }) => letter)).toEqual(['newsletter-confirmation', 'newsletter-welcome'])
  })

  it('confirms once: the second press changes nothing and sends nothing', async () => {
    const { services, letters, subscribers, confirmationToken } = await setUp()
    await services.subscribeToNewsletter({ email }, visitor())
    const token = await confirmationToken()
    await services.confirmNewsletter(token)
    const before = await subscribers()
    expect(await services.confirmNewsletter(token)).toEqual({ ok: true, already: true, language: 'de' })
    expect(await subscribers()).toEqual(before)
    expect(await letters()).toHaveLength(2)
  })

  it('refuses links that are invented, too old, or of somebody who left', async () => {
    const { services, confirmationToken, letters, clock } = await setUp()
    const dead = { ok: false, code: 'invalid', fields: { token: 'expired' } }
    expect(await services.confirmNewsletter('x'.repeat(43))).toEqual(dead)
    await services.subscribeToNewsletter({ email }, visitor())
    const token = await confirmationToken()
    expect(await services.unsubscribeNewsletter(token)).toEqual(dead)
    clock.pass({ hours: 24 })
    expect(await services.confirmNewsletter(token)).toEqual(dead)

    await services.subscribeToNewsletter({ email }, visitor())
    const second = await confirmationToken()
    await services.confirmNewsletter(second)
    const leave = tokenIn((await letters()).at(-1)?.headers['List-Unsubscribe'] ?? '')
    expect(await services.confirmNewsletter(leave)).toEqual(dead)
    expect(await services.unsubscribeNewsletter(leave)).toEqual({ ok: true, language: 'de' })
    expect(await services.confirmNewsletter(second)).toEqual(dead)
  })

  it('can be left at any time, twice over, and taken up again', async () => {
    const { services, confirmationToken, letters, subscribers, clock } = await setUp()
    await services.subscribeToNewsletter({ email }, visitor())
    await services.confirmNewsletter(await confirmationToken())
    const leave = tokenIn((await letters()).at(-1)?.headers['List-Unsubscribe'] ?? '')
    clock.pass({ hours: 24 * 400 })
    expect(await services.unsubscribeNewsletter(leave)).toMatchObject({ ok: true })
    expect(await services.unsubscribeNewsletter(leave)).toMatchObject({ ok: true })
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])

    await services.subscribeToNewsletter({ email: email.toLowerCase() }, visitor())
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
    await services.confirmNewsletter(await confirmationToken())
    expect(await subscribers()).toMatchObject([{ status: 'confirmed', unsubscribed_at: null }])
    expect(await services.unsubscribeNewsletter(leave)).toMatchObject({ ok: true })
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
  })

  it('answers the same whether an address is known, and mails it at most every ten minutes and three times a day', async () => {
    const { services, letters, clock } = await setUp()
    let network = 0
    const signUp = () => services.subscribeToNewsletter({ email }, visitor({ address: addressOf(network++) }))
    const sent = async () => (await letters()).length
    expect(await signUp()).toEqual({ ok: true })
    expect(await signUp()).toEqual({ ok: true })
    expect(await sent()).toBe(1)
    for (const expected of [2, 3, 3]) {
      clock.pass({ minutes: 10 })
      expect(await signUp()).toEqual({ ok: true })
      expect(await sent()).toBe(expected)
    }
    clock.pass({ hours: 24 })
    await signUp()
    expect(await sent()).toBe(4)
  })

  it('adds an address once, however many sign it up at once', async () => {
    const { services, subscribers, letters, another, config, clock } = await setUp()
    const other = createServices({ db: another().db, config, log: silentLog, now: clock.now })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? services : other).subscribeToNewsletter({ email }, visitor({ address: addressOf(index) })),
      ),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await subscribers()).toHaveLength(1)
    expect(await letters()).toHaveLength(1)
  })

  it('stores nothing for a machine that fills the honeypot, and refuses what is no address', async () => {
    const { services, subscribers, letters } = await setUp()
    expect(await services.subscribeToNewsletter({ email, website: 'https://spam.example' }, visitor())).toMatchObject({
      ok: true,
    })
    expect(await services.subscribeToNewsletter({ email: 'mira' }, visitor())).toEqual({
      ok: false,
      code: 'invalid_email',
      fields: { email: 'invalid' },
    })
    expect(await subscribers()).toEqual([])
    expect(await letters()).toEqual([])
  })

  it('limits one network address with the seconds to wait', async () => {
    const { services } = await setUp()
    for (let number = 0; number < limitsTable.newsletterPerNetwork.max; number++) {
      expect(await services.subscribeToNewsletter({ email: `m${number}@saldora.example` }, visitor())).toEqual({
        ok: true,
      })
    }
    expect(await services.subscribeToNewsletter({ email }, visitor())).toEqual({
      ok: false,
      code: 'rate_limited',
      retryAfterSeconds: 3600,
    })
  })
})
