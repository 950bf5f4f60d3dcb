import { expect, it } from 'vitest'
import { undoMs } from '#contract/undo.ts'
import { createContext } from '#server/context.ts'
import { createServices } from '#server/services.ts'
import { onBothStores, onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { deleteLooseMerges } from './addresses.ts'
import { createPeopleService } from './service.ts'

onStoreOfRun('an address that was typed wrong', (open) => {
  async function setUp() {
    const { db, config } = await open()
    let later = 0
    const turn = (ms: number) => {
      later += ms
    }
    const parts = { db, config, log: silentLog, now: () => new Date(Date.now() + later) }
    const services = createServices(parts)
    const email = 'mira@tippfehler.example'
    await services.joinWaitlist({ email, tier: 'early_access', motivation: 'Weniger tippen.' }, visitor())
    await services.sendContactMessage({ name: 'Mira B.', email, message: 'Was kostet es?' }, visitor())
    await services.subscribeToNewsletter({ email }, visitor())
    await db.updateTable('outbox').set({ status: 'dead', attempts: 1 }).where('recipient', '=', email).execute()
    const mailOf = (letter: string) =>
      db.selectFrom('outbox').selectAll().where('letter', '=', letter).executeTakeFirstOrThrow()
    return { db, email, mailOf, turn, people: createPeopleService(createContext(parts)) }
  }

  it('is corrected on the mail, which goes out again, and wherever its person is known by it', async () => {
    const { db, email, mailOf, people } = await setUp()
    const { id } = await mailOf('contact-receipt')
    expect(await people.correctAddress(id, email)).toEqual({ ok: false, problem: 'same_email' })
    const right = 'mira@muster.example'
    expect(await people.correctAddress(id, ' mira@muster ')).toEqual({ ok: false, problem: 'bad_email' })
    expect(await people.correctAddress(id, ` ${right} `)).toMatchObject({ ok: true, isAgain: true })
    expect(await mailOf('contact-receipt')).toMatchObject({ recipient: right, status: 'queued', attempts: 0 })
    for (const table of ['contact_messages', 'waitlist_entries'] as const)
      expect(await db.selectFrom(table).select(['email', 'email_key']).execute()).toEqual([
        { email: right, email_key: right },
      ])
    const found = await db.selectFrom('contact_messages').select('search_text').executeTakeFirstOrThrow()
    expect(found.search_text).toContain('mira muster')
    expect(found.search_text).not.toContain('tippfehler')
    expect(await people.correctAddress(id, right)).toEqual({ ok: false, problem: 'unknown' })
  })

  it('stays where its person has to confirm another one, and where another person waits', async () => {
    const { db, email, mailOf, people } = await setUp()
    const { id } = await mailOf('newsletter-confirmation')
    expect(await people.correctAddress(id, 'mira@muster.example')).toEqual({ ok: false, problem: 'unknown' })
    const other = 'andere@muster.example'
    const entry = await db.selectFrom('waitlist_entries').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('waitlist_entries')
      .values({ ...entry, id: 'other', email: other, email_key: other, position: entry.position + 1 })
      .execute()
    expect(await people.correctAddress((await mailOf('contact-receipt')).id, other)).toMatchObject({ ok: true })
    const keys = await db.selectFrom('waitlist_entries').select('email_key').orderBy('position').execute()
    expect(keys.map(({ email_key }) => email_key)).toEqual([email, other])
    expect(await db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([{ email }])
  })

  it('is corrected on what else waits for its person, and on their card', async () => {
    const { db, email, mailOf, people } = await setUp()
    const [right, second] = ['mira@muster.example', 'mira@zweite.example']
    await db.updateTable('outbox').set({ status: 'queued' }).where('letter', '=', 'waitlist-received').execute()
    const entry = await db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('contact_messages')
      .values({ ...entry, id: 'second', email: second, email_key: second })
      .execute()
    expect(await people.merge(email, second)).toMatchObject({ ok: true })
    const { id } = await mailOf('contact-receipt')
    expect(await people.correctAddress(id, right)).toMatchObject({ ok: true, isAgain: true })
    expect(await mailOf('waitlist-received')).toMatchObject({ recipient: right, status: 'queued' })
    // A reply to what tells us of it would go astray, and an erasure would pass it by.
    expect(JSON.parse((await mailOf('contact-operator')).params)).toMatchObject({ email: right })
    expect(await mailOf('newsletter-confirmation')).toMatchObject({ recipient: email })
    expect((await people.export(second))?.same_person.map(({ email }) => email)).toContain(second)
    expect(await people.addressesOf(second)).toEqual([right, email, second])
    await deleteLooseMerges(db)
    expect(await people.addressesOf(second)).toContain(right)
  })

  it('is what it was once the correction is taken back, of one person and of several, until the mail leaves', async () => {
    const { db, email, mailOf, people, turn } = await setUp()
    const right = 'mira@muster.example'
    const entry = await db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('contact_messages')
      .values([
        { ...entry, id: 'known', email: right, email_key: right },
        { ...entry, id: 'second', email: 'mira@zweite.example', email_key: 'mira@zweite.example' },
      ])
      .execute()
    await people.merge('mira@zweite.example', email)
    const kept = () =>
      Promise.all([
        db.selectFrom('contact_messages').select(['id', 'email', 'email_key', 'search_text']).orderBy('id').execute(),
        db.selectFrom('waitlist_entries').select(['email', 'email_key']).execute(),
        db.selectFrom('outbox').select(['id', 'recipient', 'params', 'status', 'error']).orderBy('id').execute(),
        people.addressesOf(email),
        people.addressesOf(right),
      ])
    const before = await kept()
    const { id } = await mailOf('contact-receipt')
    const correct = async () => {
      const corrected = await people.correctAddress(id, right)
      return corrected.ok ? corrected.correction : expect.fail('not corrected')
    }
    expect(await people.undoCorrection(id, await correct())).toBe(true)
    expect(await kept()).toEqual(before)
    const correction = await correct()
    const other = { ...correction, people: [['somebody@muster.example', right]] }
    expect(await people.undoCorrection(id, other)).toBe(false)
    turn(undoMs)
    expect(await people.undoCorrection(id, correction)).toBe(false)
    expect(await mailOf('contact-receipt')).toMatchObject({ recipient: right, status: 'queued' })
  })

  it('stays where it is ours: that stands in the settings', async () => {
    const { db, email, mailOf, people } = await setUp()
    await db.updateTable('outbox').set({ status: 'dead' }).where('letter', '=', 'contact-operator').execute()
    const { id, recipient } = await mailOf('contact-operator')
    await db.updateTable('contact_messages').set({ email: recipient, email_key: recipient }).execute()
    expect(await people.correctAddress(id, email)).toEqual({ ok: false, problem: 'unknown' })
    // Nor by taking back what nobody corrected.
    await db.updateTable('outbox').set({ settled_at: '2026-11-01T08:00:00.000Z' }).where('id', '=', id).execute()
    expect(await people.undoCorrection(id, { from: email, rows: [], people: [] })).toBe(false)
    expect((await mailOf('contact-operator')).recipient).toBe(recipient)
    expect(await db.selectFrom('contact_messages').select('email').execute()).toEqual([{ email: recipient }])
  })
})

onBothStores('an address that two people correct at once', (open) => {
  it('becomes what the first of them typed', async () => {
    const { db, config, another } = await open()
    const context = createContext({ db, config, log: silentLog })
    await createServices({ db, config, log: silentLog }).sendContactMessage(
      { name: 'Mira B.', email: 'mira@tippfehler.example', message: 'Was kostet es?' },
      visitor(),
    )
    const receipt = db.selectFrom('outbox').selectAll().where('letter', '=', 'contact-receipt')
    await db
      .updateTable('outbox')
      .set({ status: 'dead', attempts: 1 })
      .where('letter', '=', 'contact-receipt')
      .execute()
    const { id } = await receipt.executeTakeFirstOrThrow()
    const other = createContext({ db: another().db, config, log: silentLog })
    const both = await Promise.all([
      createPeopleService(context).correctAddress(id, 'mira@eins.example'),
      createPeopleService(other).correctAddress(id, 'mira@zwei.example'),
    ])
    expect(both.filter(({ ok }) => ok)).toMatchObject([{ ok: true, isAgain: true }])
    const { email } = await db.selectFrom('contact_messages').select('email').executeTakeFirstOrThrow()
    expect((await receipt.executeTakeFirstOrThrow()).recipient).toBe(email)
  })
})
