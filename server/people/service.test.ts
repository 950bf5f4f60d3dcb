import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { suppressionKey } from '#server/abuse/keyed-hash.ts'
import { createContext } from '#server/context.ts'
import { writeQueued } from '#server/letters.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { createMailWorker } from '#server/mail/worker.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { rawStore } from '#tests/support/raw-store.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { addSuspected } from '../suspected/store.ts'
import { createPeopleService } from './service.ts'

const email = 'Mira.Beispiel@muster.example'
const other = 'other-mira.beispiel@muster.example'

onStoreOfRun("a person's rights", (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const services = createServices(parts)
    const people = createPeopleService(createContext(parts))
    const confirmation = async () =>
      tokenIn((await queuedLetters(store.db, store.config)).findLast(({ text }) => /\?token=/.test(text))?.text ?? '')
    const mailFiles = () => readdir(join(store.config.dataDir, 'mail')).catch(() => [])
    /** Sends what waits in the outbox into files. */
    const deliver = async () => {
      const worker = createMailWorker({ writeLetter: writeQueued, ...parts, pollMs: 50 })
      worker.start()
      await expect.poll(async () => (await outboxSummary(store.db)).queued).toBe(0)
      await worker.stop()
    }
    return { ...store, clock, services, people, confirmation, mailFiles, deliver }
  }

  type SetUp = Awaited<ReturnType<typeof setUp>>

  /** Leaves something of a person everywhere: reader, list, messages sent and waiting, limits. */
  async function leaveTraces({ services, confirmation, deliver }: SetUp, address: string) {
    await services.subscribeToNewsletter({ email: address, page: '/blog' }, visitor())
    await services.confirmNewsletter(await confirmation())
    await services.joinWaitlist({ email: address, tier: 'early_access', motivation: 'Weniger tippen.' }, visitor())
    await services.sendContactMessage({ name: 'Mira B.', email: address, message: 'Die erste Nachricht.' }, visitor())
    const event = { event_type: 'application_error', user_identifier: address, event_data: { text: `to ${address}` } }
    await services.logSecurityEvent(event, visitor({ userAgent: `Mail/1.0 (${address})` }))
    await deliver()
    await services.sendContactMessage({ name: 'Mira B.', email: address, message: 'Die zweite Nachricht.' }, visitor())
    const free = await services.freeAppointments()
    const start = (free.ok && free.slots[address.length]?.start) || ''
    expect(
      await services.bookAppointment({ start, name: 'Mira B.', email: address, topic: 'MWST' }, visitor()),
    ).toEqual({
      ok: true,
    })
  }

  function putAside({ db, clock }: SetUp, address: string, fields: object) {
    const created_at = clock.now().toISOString()
    const submission = { id: address, form: 'contact', language: 'de', page: null, created_at } as const
    return addSuspected(db, { ...submission, email: address, fields: JSON.stringify(fields) })
  }

  it('export shows all that is held, and nothing of anybody else', async () => {
    const site = await setUp()
    await leaveTraces(site, other)
    await leaveTraces(site, email)
    await putAside(site, email, { email, message: 'Die dritte Nachricht.' })
    await putAside(site, other, { email: other })
    const held = await site.people.export(email.toUpperCase())
    expect(held).toMatchObject({
      email: email.toLowerCase(),
      newsletter: {
        email,
        status: 'confirmed',
        consent_page: '/blog',
        links: [{ purpose: 'confirm', used_at: '2026-11-21T08:00:00.000Z' }, { purpose: 'unsubscribe' }],
      },
      newsletter_suppression: null,
      waiting_list: { email, tier: 'early_access', motivation: 'Weniger tippen.', position: 2 },
      appointments: [{ topic: 'MWST', status: 'booked' }],
      contact_messages: [{ message: 'Die erste Nachricht.' }, { message: 'Die zweite Nachricht.' }],
      suspected_submissions: [{ form: 'contact', fields: { message: 'Die dritte Nachricht.' } }],
    })
    const letters = held?.mails.map(({ letter, status }) => `${letter} ${status}`).sort()
    expect(letters).toEqual([
      'appointment-confirmation queued',
      'appointment-operator queued',
      'contact-operator queued',
      'contact-receipt queued',
      'contact-receipt sent',
      'newsletter-confirmation sent',
      'newsletter-welcome sent',
      'waitlist-received sent',
    ])
    expect(held?.mail_files).toHaveLength(6)
    expect(held?.limits.map(({ limit }) => limit)).toEqual([
      'appointmentMailDay',
      'confirmationMailBurst',
      'confirmationMailDay',
      'contactReceiptDay',
      'mailboxDay',
    ])
    const json = JSON.stringify(held)
    expect(json).not.toContain('other-')
    expect(json).not.toMatch(/token_hash|email_key|[0-9a-f]{64}/)
  })

  it('is handed out as a page that runs nothing, in the language in which the person wrote last', async () => {
    const { services, people, db } = await setUp()
    const message = 'Hello <script>alert(1)</script>\n\nspam'
    await services.sendContactMessage({ name: 'Mira', email, message, language: 'en' }, visitor())
    await db.updateTable('contact_messages').set({ message }).execute()
    const held = await people.handOut(email)
    const page = held ? people.document(held) : ''
    expect(page).toContain('<html lang="en-GB">')
    expect(page).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;\n\nspam')
    expect(page).not.toMatch(/<script|src=|href=|@import|url\(/)
    // What somebody told us is in our words, and it says so.
    expect(page).not.toContain('Written down by')
    await db.updateTable('contact_messages').set({ noted_by: 'member' }).execute()
    const noted = await people.export(email)
    expect(noted && people.document(noted)).toContain('<dt>Written down by</dt><dd>us</dd>')
    const log = await db.selectFrom('audit_log').select(['act', 'subject_id']).execute()
    const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
    expect(log).toEqual([{ act: 'person.export', subject_id: id }])
    expect(await people.handOut('nobody@muster.example')).toBeUndefined()
    expect(await db.selectFrom('audit_log').select('act').execute()).toHaveLength(1)
  })

  it('hold for all addresses of a person once they are merged, and for one alone once they are split', async () => {
    const { db, services, people } = await setUp()
    const [home, third] = ['mira@home.example', 'mira@third.example']
    for (const [index, address] of [email, home, third].entries())
      await services.sendContactMessage(
        { name: 'Mira', email: address, message: `Die ${index}. Nachricht.` },
        visitor({ address: addressOf(index) }),
      )
    expect(await people.merge(email, 'nobody@muster.example')).toEqual({ ok: false, problem: 'unknown_address' })
    expect(await people.merge(third, home)).toMatchObject({ ok: true })
    const key = email.toLowerCase()
    expect(await people.merge(home, email)).toEqual({ ok: true, addresses: [key, home, third] })
    expect(await people.merge(email, home)).toEqual({ ok: false, problem: 'same_person' })
    const messages = async (address: string) => {
      const person = await people.export(address)
      return (
        person && [person, ...person.same_person].map((held) => held.contact_messages.map(({ message }) => message))
      )
    }
    const all = [['Die 0. Nachricht.'], ['Die 1. Nachricht.'], ['Die 2. Nachricht.']]
    expect([await messages(home), await messages(email)]).toEqual([all, all])
    expect(await people.mergedInto([home, key])).toEqual(new Map([[home, key]]))
    // Taken back, they are the two persons that they were.
    expect(await people.split(home, third)).toEqual({ ok: true, addresses: [key] })
    expect(await people.addressesOf(third)).toEqual([home, third])
    await people.merge(home, email)
    expect(await people.split(third)).toEqual({ ok: true, addresses: [key, home] })
    expect(await messages(third)).toEqual([['Die 2. Nachricht.']])
    expect(await people.split(third)).toMatchObject({ ok: false })
    const person = await people.handOut(home)
    expect(person && people.document(person)).toMatch(/Anfragen, mira@home\.example[\s\S]*Die 1\. Nachricht/)
    expect(await people.erase(home)).toMatchObject({ ok: true, contacts: 2 })
    expect([await messages(email), await messages(home)].flat(2)).toEqual([])
    expect(await messages(third)).toEqual([['Die 2. Nachricht.']])
    expect(await db.selectFrom('merged_addresses').selectAll().execute()).toEqual([])
    const acts = (await db.selectFrom('audit_log').select('act').orderBy('number').execute()).map(({ act }) => act)
    const taken = ['person.merge', 'person.split']
    expect(acts).toEqual(['person.merge', ...taken, ...taken, 'person.export', 'person.erase'])
  })

  it('erase leaves no trace of the address in a raw dump of the store, nor in the mail folder', async () => {
    const site = await setUp()
    await leaveTraces(site, other)
    await leaveTraces(site, email)
    const referral = `Empfohlen von ${email}, danke. Nicht von ${other}.`
    await site.services.sendContactMessage({ name: 'Reto', email: 'reto@muster.example', message: referral }, visitor())
    // In the JSON of a letter and of what was put aside, a line break stands as a letter before the address.
    const onItsOwnLine = { name: 'Aline', email: 'aline@muster.example', message: `Empfohlen von\n${email}` }
    await site.services.sendContactMessage(onItsOwnLine, visitor())
    await putAside(site, 'aline@muster.example', onItsOwnLine)
    await putAside(site, email, { email })
    const key = email.toLowerCase()
    expect((await rawStore(site)).toLowerCase().split(key).length).toBeGreaterThan(5)
    const filesBefore = await site.mailFiles()

    const erasure = await site.people.erase(` ${email.toUpperCase()} `)
    expect(erasure).toEqual({
      ok: true,
      newsletter: 1,
      waitlist: 1,
      contacts: 2,
      appointments: 1,
      suspected: 1,
      mails: 8,
      mailFiles: 6,
      limits: 5,
      mentions: 5,
      beingSent: 0,
      compacted: true,
    })
    const dump = (await rawStore(site)).toLowerCase()
    expect(dump.replaceAll(other, '')).not.toContain(key)
    expect(dump).not.toContain(encodeURIComponent(key))
    expect(dump).toContain(other)
    expect(dump).toContain(`empfohlen von [erased], danke. nicht von ${other}`)
    expect(filesBefore.length - (await site.mailFiles()).length).toBe(6)
    expect(await site.people.export(email)).toMatchObject({
      newsletter: null,
      newsletter_suppression: { reason: 'erased' },
      waiting_list: null,
      contact_messages: [],
      suspected_submissions: [],
      mails: [],
      mail_files: [],
      limits: [],
    })
    expect((await site.people.export(other))?.contact_messages).toHaveLength(2)
  })

  it('keeps the place count, and the newsletter away until the address confirms anew', async () => {
    const { services, people, db, config, confirmation } = await setUp()
    const places = () => db.selectFrom('tiers').select(['tier', 'accepted_count']).orderBy('sort').execute()
    const before = await places()
    await services.joinWaitlist({ email, tier: 'early_access' }, visitor())
    await people.erase(email)
    expect(await places()).toEqual(before)
    const suppressed = () => db.selectFrom('newsletter_suppressions').selectAll().execute()
    expect(await suppressed()).toMatchObject([{ address_hash: suppressionKey(config.secret, email), reason: 'erased' }])
    await services.subscribeToNewsletter({ email }, visitor())
    expect(await suppressed()).toHaveLength(1)
    await services.confirmNewsletter(await confirmation())
    expect(await suppressed()).toEqual([])
    expect(await services.joinWaitlist({ email }, visitor())).toEqual({ ok: true })
  })

  it('says when a worker is sending one of the mails at that moment', async () => {
    const { services, people, db, clock } = await setUp()
    await services.joinWaitlist({ email }, visitor())
    const soon = new Date(clock.now().getTime() + 60_000).toISOString()
    await db.updateTable('outbox').set({ leased_until: soon, leased_by: 'worker' }).execute()
    expect(await people.erase(email)).toMatchObject({ mails: 2, beingSent: 2 })
    expect(await people.erase(email)).toMatchObject({ ok: true, mails: 0, beingSent: 0 })
  })
})
