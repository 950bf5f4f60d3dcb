import { expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { hasty, limitsTable } from '../abuse/limits-table.ts'

const message = {
  name: 'Mira Beispiel',
  email: 'mira@muster.example',
  company: 'Holzbau Keller',
  message: 'Wir buchen 120 Belege im Monat.\nGeht das ohne Abtippen?',
}

onStoreOfRun('contact', (open) => {
  async function setUp() {
    const store = await open({ OPERATOR_EMAIL: 'team@saldora.example' })
    const clock = stoppedClock()
    const services = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const messages = () => store.db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute()
    const letters = () => queuedLetters(store.db, store.config)
    return { ...store, clock, services, messages, letters }
  }

  it('stores the message and queues both letters with it', async () => {
    const { services, messages, letters } = await setUp()
    expect(await services.sendContactMessage({ ...message, language: 'en' }, visitor({ page: '/en/contact' }))).toEqual(
      { ok: true },
    )
    expect(await messages()).toMatchObject([{ ...message, language: 'en', page: '/en/contact' }])
    const [first, second] = (await letters()).sort((left, right) => left.letter.localeCompare(right.letter))
    expect(first).toMatchObject({
      to: 'team@saldora.example',
      letter: 'contact-operator',
      replyTo: { name: 'Mira Beispiel', address: 'mira@muster.example' },
    })
    expect(first?.text).toContain(message.message)
    expect(second).toMatchObject({ to: 'mira@muster.example', letter: 'contact-receipt', language: 'en' })
    for (const typed of ['Mira', 'Keller', 'Belege']) expect(second?.text + (second?.html ?? '')).not.toContain(typed)
  })

  it('takes any character, and none of them stops the store', async () => {
    const { services, messages } = await setUp()
    const odd = {
      name: 'Zoë \u0000\ud800 O’Neil',
      email: 'z@muster.example',
      message: "Robert'); drop table tiers;-- 😀 \u2028 ok",
    }
    expect(await services.sendContactMessage(odd, visitor())).toEqual({ ok: true })
    const [stored] = await messages()
    expect(stored?.name).toMatch(/^Zoë .* O’Neil$/)
    expect(stored?.message).toContain("'); drop table tiers;-- 😀")
  })

  it('stores nothing that is invalid or from a machine', async () => {
    const { services, messages, letters } = await setUp()
    expect(
      await services.sendContactMessage({ ...message, name: 'M', email: 'x', message: 'kurz' }, visitor()),
    ).toEqual({
      ok: false,
      code: 'invalid',
      fields: { name: 'length', email: 'invalid', message: 'length' },
    })
    expect(await services.sendContactMessage({ ...message, website: 'x' }, visitor())).toMatchObject({ ok: true })
    expect(await messages()).toEqual([])
    expect(await letters()).toEqual([])
  })

  it('does not refuse a quick form, but stops many in a row', async () => {
    const { services, messages } = await setUp()
    const quick = (number: number) =>
      services.sendContactMessage({ ...message, email: `m${number}@muster.example`, elapsed: 120 }, visitor())
    const allowed = Math.floor(limitsTable.contactPerNetwork.max / hasty.weight)
    const answers = []
    for (let number = 0; number <= allowed; number++) answers.push((await quick(number)).ok)
    expect(answers).toEqual([...Array(allowed).fill(true), false])
    expect(await messages()).toHaveLength(allowed)
  })

  it('limits one mailbox too, for whoever names it, and sends it few receipts', async () => {
    const { services, letters, clock } = await setUp()
    const send = (network: number) => services.sendContactMessage(message, visitor({ address: addressOf(network) }))
    const { max } = limitsTable.contactPerSender
    for (let number = 0; number < max; number++) expect(await send(0)).toEqual({ ok: true })
    expect(await send(0)).toMatchObject({ ok: false, code: 'rate_limited', retryAfterSeconds: 3600 })
    // Somebody else has named the address: its owner, on a network of their own, is served.
    expect(await send(1)).toEqual({ ok: true })
    const receipts = async () => (await letters()).filter(({ letter }) => letter === 'contact-receipt').length
    expect(await receipts()).toBe(3)
    clock.pass({ hours: 25 })
    await send(2)
    expect(await receipts()).toBe(4)
  })
})
