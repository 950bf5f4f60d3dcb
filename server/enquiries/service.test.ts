import { expect, it } from 'vitest'
import { undoMs } from '#contract/undo.ts'
import { createContext } from '#server/context.ts'
import type { EnquiryState } from '#server/db/tables/enquiries.ts'
import { createDeskServices } from '#server/desk/services.ts'
import { createServices } from '#server/services.ts'
import { createMembersService } from '#server/team/members.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { createTodayService } from '../today/service.ts'
import { lastChange } from '../today/store.ts'
import { createEnquiriesService } from './service.ts'

onBothStores('enquiries', (open) => {
  async function setUp() {
    const store = await open({ OPERATOR_EMAIL: 'team@saldora.example' })
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const services = createServices(parts)
    const members = createMembersService(createContext(parts))
    async function personAt(email: string, name: string) {
      const invited = await members.invite(email, name, 'office')
      if (!invited.ok) throw new Error(invited.problem)
      const { id } = invited.member
      return createEnquiriesService(createContext({ ...parts, actor: { kind: 'member', id, name } }))
    }
    let network = 0
    async function write(name: string, message: string, company?: string) {
      network++
      const email = `${name.toLowerCase().replace(/[^a-z]/g, '')}@muster.example`
      await services.sendContactMessage({ name, email, company, message }, visitor({ address: addressOf(network) }))
      clock.pass({ minutes: 1 })
      const { id } = await store.db
        .selectFrom('contact_messages')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return id
    }
    const mira = await personAt('mira@saldora.example', 'Mira Beispiel')
    const jonas = await personAt('jonas@saldora.example', 'Jonas Muster')
    const replies = async () =>
      (await queuedLetters(store.db, store.config)).filter(({ letter }) => letter === 'enquiry-reply')
    return { ...store, clock, mira, jonas, write, replies }
  }
  const page = { limit: 50, offset: 0 }

  it('stand with the oldest promise first, are found by any word in them, and say how many there are', async () => {
    const { mira, write } = await setUp()
    const first = await write('Sabine Gerber', 'Wir buchen 380 Lieferantenrechnungen von Hand.', 'Gerber Sanitär AG')
    const second = await write('Luca Zürcher', 'Software-Abos aus Irland, Bezugsteuer?')
    const { rows, total } = await mira.list({ states: ['new', 'open'] }, page)
    expect(rows.map(({ id }) => id)).toEqual([first, second])
    expect(total).toBe(2)
    const found = async (search: string) => (await mira.list({ search }, page)).rows.map(({ id }) => id)
    for (const search of ['gerber', 'SANITAER', 'sanitär', 'lieferantenr', 'sabinegerber', '380 hand']) {
      expect(await found(search), search).toEqual(search === 'SANITAER' ? [] : [first])
    }
    for (const search of ['zurch', 'Zürcher', 'irland bezug']) expect(await found(search), search).toEqual([second])
    for (const hostile of ['"', "' or 1=1 --", '* & | ! ( ) :', '\\', 'NEAR(', '%', 'zürcher gerber']) {
      expect(await found(hostile).then((ids) => ids.length), hostile).toBeLessThanOrEqual(2)
    }
    await mira.note(second, 'Gleiche Ausgangslage wie bei Rinaldi.')
    expect(await found('rinaldi')).toEqual([second])
    expect((await mira.list({ states: ['new'] }, { limit: 1, offset: 1 })).rows.map(({ id }) => id)).toEqual([second])
  })

  it('take what several do to the same ones at once, one after the other, in whatever order they stand', async () => {
    const { mira, jonas, write, db } = await setUp()
    const first = await write('Sabine Gerber', 'Wir buchen 380 Lieferantenrechnungen von Hand.')
    const second = await write('Luca Zürcher', 'Software-Abos aus Irland, Bezugsteuer?')
    for (let round = 0; round < 10; round++) {
      await mira.reply(first, `Antwort ${round}`)
      const reply = (await mira.find(first))?.entries.at(-1)?.id ?? ''
      await Promise.all([
        mira.change(first, { state: 'done' }),
        jonas.note(first, `Notiz ${round}`),
        mira.undoReply(reply),
        jonas.change(first, { state: 'open' }),
        mira.changeAll([first, second], { state: 'done' }),
        jonas.changeAll([second, first], { state: 'open' }),
      ])
      const [one, other] = [{ id: first, state: 'new' } as const, { id: second, state: 'new' } as const]
      const before = [one, other].map((enquiry) => ({ ...enquiry, assignedTo: null }))
      await Promise.all([mira.restoreAll(before), jonas.restoreAll(before.toReversed())])
    }
    const rows = await db.selectFrom('contact_messages').select('state').execute()
    expect(rows).toEqual([{ state: 'new' }, { state: 'new' }])
  })

  it('stand in the order in which they wait for us: who answered us, who has no answer yet, and last what waits for them', async () => {
    const { mira, write, db, clock } = await setUp()
    const names = ['Anna Kistler', 'Beat Odermatt', 'Claudia Vogel', 'Daniel Kummer']
    const ids = []
    for (const name of names) ids.push(await write(name, 'Was kostet der Anfang?'))
    const [answered = '', , answering = ''] = ids
    for (const id of [answered, answering]) await mira.reply(id, 'Nichts.')
    await db
      .updateTable('contact_messages')
      .set({ waiting_since: clock.now().toISOString() })
      .where('id', '=', answering)
      .execute()
    const { rows } = await mira.list({ states: ['new', 'open'] }, page)
    expect(rows.map(({ name }) => name)).toEqual(['Claudia Vogel', 'Beat Odermatt', 'Daniel Kummer', 'Anna Kistler'])
    // The register counts those that wait for us.
    expect((await createTodayService({ db, now: clock.now }).counts()).enquiries).toBe(3)
  })

  it('are answered from the operator with what was asked below, and the answer can be taken back for half a minute', async () => {
    const { mira, write, replies, clock, db } = await setUp()
    const id = await write('Sabine Gerber', 'Was kostet der Anfang?')
    await mira.saveDraft(id, 'reply', 'Guten Tag Fr')
    expect(await mira.draft(id)).toMatchObject({ text: 'Guten Tag Fr' })
    const answered = await mira.reply(id, 'Guten Tag Frau Gerber\n\nCHF 390.', { seen: id, close: true })
    expect(answered).toMatchObject({ ok: true, enquiry: { state: 'done', revision: 1 } })
    // A draft that was under way while the reply went is what was sent.
    await mira.saveDraft(id, 'reply', 'Guten Tag Frau Gerber\n\nCHF 390. ')
    expect(await mira.draft(id)).toBeUndefined()
    const [reply] = await replies()
    expect(reply).toMatchObject({ to: 'sabinegerber@muster.example', replyTo: { address: 'team@saldora.example' } })
    expect(reply?.text).toContain('CHF 390.')
    expect(reply?.text).toContain('> Was kostet der Anfang?')
    expect(reply?.headers).toEqual({ 'Auto-Submitted': 'no' })
    const due = await db
      .selectFrom('outbox')
      .select('next_attempt_at')
      .where('letter', '=', 'enquiry-reply')
      .executeTakeFirst()
    expect(Date.parse(due?.next_attempt_at ?? '') - clock.now().getTime()).toBe(undoMs)

    const entry = (await mira.find(id))?.entries[0]?.id ?? ''
    expect(await mira.undoReply(entry)).toMatchObject({ ok: true, enquiry: { state: 'new', answered_at: null } })
    expect(await replies()).toEqual([])
    expect(await mira.draft(id)).toMatchObject({ text: 'Guten Tag Frau Gerber\n\nCHF 390.' })

    await mira.reply(id, 'Noch einmal.')
    clock.pass({ ms: undoMs })
    const again = (await mira.find(id))?.entries[0]?.id ?? ''
    expect(await mira.undoReply(again)).toEqual({ ok: false, problem: 'too_late' })
    expect(await replies()).toHaveLength(1)
  })

  it('show who else is there, and tell the second of two who save', async () => {
    const { mira, jonas, write, replies, clock } = await setUp()
    const id = await write('Sabine Gerber', 'Was kostet der Anfang?')
    await mira.visit(id, true)
    expect(await jonas.others(id)).toMatchObject([{ name: 'Mira Beispiel', isWriting: true }])
    expect(await mira.others(id)).toEqual([])
    expect(await mira.reply(id, 'Von Mira.', { seen: id })).toMatchObject({ ok: true })
    const late = await jonas.reply(id, 'Von Jonas.', { seen: id })
    expect(late).toMatchObject({ ok: false, problem: 'changed_meanwhile', enquiry: { revision: 1 } })
    expect(await replies()).toHaveLength(1)
    expect(await jonas.change(id, { state: 'done' }, 0)).toMatchObject({ ok: false, problem: 'changed_meanwhile' })
    const both = await Promise.all([jonas.change(id, { state: 'done' }, 1), mira.change(id, { state: 'spam' }, 1)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    clock.pass({ minutes: 1 })
    expect(await jonas.others(id)).toEqual([])
  })

  it('ask before a reply only where somebody else has said something since', async () => {
    const { mira, jonas, write, clock, db } = await setUp()
    const id = await write('Sabine Gerber', 'Was kostet der Anfang?')
    const { latest: seen } = (await mira.find(id)) ?? {}
    const reminder = clock.now().toISOString()
    await jonas.change(id, { assignedTo: null, remindAt: reminder })
    const acts = await db.selectFrom('audit_log').select('details').where('act', '=', 'enquiry.change').execute()
    expect(acts.map(({ details }) => JSON.parse(details))).toEqual([{ assigned: false, reminder }])
    await jonas.changeAll([id], { state: 'open' })
    await mira.note(id, 'Ich antworte gleich.')
    expect(await mira.reply(id, 'CHF 390.', { seen })).toMatchObject({ ok: true })
    clock.pass({ minutes: 1 })
    await jonas.note(id, 'Ruft um zehn an.')
    expect(await mira.reply(id, 'Noch etwas.', { seen })).toMatchObject({ ok: false, problem: 'changed_meanwhile' })
    const { latest } = (await mira.find(id)) ?? {}
    expect(await mira.reply(id, 'Noch etwas.', { seen: latest })).toMatchObject({ ok: true })
  })

  it('come by telephone too: with a name or a number, and an address later', async () => {
    const { mira, jonas, db, config, replies, clock } = await setUp()
    const call = { name: '', phone: '', email: '', company: '', message: '', language: 'de', assignedTo: null } as const
    expect(await mira.noteCall({ ...call, message: 'Ruft zurück' })).toEqual({ ok: false, problem: 'nobody' })
    expect(await mira.noteCall({ ...call, name: 'Frau Wyss' })).toEqual({ ok: false, problem: 'empty' })
    expect(await mira.noteCall({ ...call, email: 'wyss', message: 'x' })).toEqual({ ok: false, problem: 'bad_email' })
    const long = { ...call, name: 'Frau Wyss', message: 'x'.repeat(20_001) }
    expect(await mira.noteCall(long)).toEqual({ ok: false, problem: 'too_long' })
    const noted = await mira.noteCall({ ...call, name: 'Frau Wyss', message: 'Wünscht einen Rückruf.' })
    clock.pass({ minutes: 1 })
    const other = await mira.noteCall({ ...call, phone: '079 123 45 67', message: 'Fragt nach dem Preis.' })
    const id = noted.ok ? noted.id : ''
    expect((await mira.list({ states: ['new'] }, page)).rows.map(({ name }) => name)).toEqual([
      'Frau Wyss',
      '079 123 45 67',
    ])
    expect((await mira.list({ search: '079 123' }, page)).total).toBe(1)
    const { people } = createDeskServices({ db, config, log: silentLog }, { kind: 'server' })
    for (const search of ['0791234567', '+41 79 123 45 67', '+41791234567', '0041 79 123 45 67', '079/123 45 67']) {
      expect((await mira.list({ search }, page)).total, search).toBe(1)
      expect((await people.search(search, page)).total, search).toBe(1)
    }
    expect(await mira.reply(id, 'Guten Tag')).toEqual({ ok: false, problem: 'no_address' })
    expect(await mira.addAddress(id, 'wyss@muster.example')).toMatchObject({ ok: true })
    expect(await mira.addAddress(id, 'jemand@muster.example')).toEqual({ ok: false, problem: 'changed_meanwhile' })
    expect(await mira.reply(id, 'Guten Tag')).toMatchObject({ ok: true })
    expect(await replies()).toMatchObject([{ to: 'wyss@muster.example' }])
    // Whoever left a number only is a person of their own, whose rights are served by it, however it is written.
    expect((await people.export('+41 79 123 45 67'))?.contact_messages).toHaveLength(1)
    expect(await people.erase('0791234567')).toMatchObject({ ok: true, contacts: 1 })
    expect(await mira.find(other.ok ? other.id : '')).toBeUndefined()
    expect(await mira.find(id)).toBeDefined()
    const third = await mira.noteCall({ ...call, name: 'Herr Roth', message: 'Will Unterlagen.' })
    const add = (by: typeof mira, email: string) => by.addAddress(third.ok ? third.id : '', email)
    const added = await Promise.all([add(mira, 'roth@muster.example'), add(jonas, 'h.roth@muster.example')])
    expect(
      added.filter(({ ok }) => ok),
      'of two at one moment',
    ).toHaveLength(1)
  })

  it('move what an open list looks at with each message, change and visit', async () => {
    const { mira, jonas, write, clock, db } = await setUp()
    const marks = [await lastChange(db)]
    const id = await write('Sabine Gerber', 'Was kostet der Anfang?')
    marks.push(await lastChange(db))
    await mira.visit(id, false)
    marks.push(await lastChange(db))
    await mira.visit(id, false)
    expect(await lastChange(db)).toBe(marks.at(-1))
    clock.pass({ minutes: 1 })
    await jonas.note(id, 'Ruft morgen an.')
    marks.push(await lastChange(db))
    expect(new Set(marks).size).toBe(marks.length)
  })

  it('go with their notes, replies and words when they are erased', async () => {
    const { mira, write, db } = await setUp()
    const id = await write('Sabine Gerber', 'Was kostet der Anfang?')
    await mira.note(id, 'Rinaldi')
    await mira.saveDraft(id, 'reply', 'Guten Tag')
    await db.deleteFrom('contact_messages').where('id', '=', id).execute()
    for (const table of ['enquiry_entries', 'enquiry_drafts'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    expect((await mira.list({ search: 'rinaldi' }, page)).total).toBe(0)
    expect((await mira.list({ search: 'gerber' }, page)).total).toBe(0)
  })

  it('tell whoever gets one from somebody else until they open it', async () => {
    const { db, config, mira, jonas, write } = await setUp()
    const id = await write('Sabine Gerber', 'Wir buchen von Hand, was kostet das?')
    const [, second] = await db.selectFrom('desk_members').select('id').orderBy('email').execute()
    const [first] = await db.selectFrom('desk_members').select('id').where('name', '=', 'Jonas Muster').execute()
    const [jonasId, miraId] = [first?.id ?? '', second?.id ?? '']
    const parts = { db, config, log: silentLog }
    const today = createDeskServices(parts, { kind: 'server' }).today
    await mira.reply(id, 'Guten Tag')
    const lines = async (memberId: string) => (await today.enquiries(memberId)).map((enquiry) => enquiry.id)
    expect([await lines(miraId), await lines(jonasId)]).toEqual([[], []])
    await mira.change(id, { assignedTo: jonasId })
    expect([await lines(miraId), await lines(jonasId)]).toEqual([[], [id]])
    await mira.visit(id, false)
    expect(await lines(jonasId)).toEqual([id])
    await jonas.visit(id, false)
    expect(await lines(jonasId)).toEqual([])
    await jonas.change(id, { assignedTo: jonasId })
    expect(await lines(jonasId)).toEqual([])
    expect(await mira.count({ assignedTo: jonasId })).toBe(1)
  })

  it('stand on Today however many wait: what is mine, and who wants their data until that is done', async () => {
    const { db, config, clock, mira } = await setUp()
    const member = await db.selectFrom('desk_members').select('id').where('name', '=', 'Mira Beispiel').execute()
    const miraId = member[0]?.id ?? ''
    const call = { phone: '', email: '', company: '', message: 'Bitte um Rückruf.', language: 'de' as const }
    const noted = async (name: string, more: { assignedTo?: string; wish?: 'access'; email?: string } = {}) => {
      const outcome = await mira.noteCall({ ...call, name, assignedTo: null, ...more })
      clock.pass({ minutes: 1 })
      return outcome.ok ? outcome.id : ''
    }
    for (let waits = 0; waits < 12; waits++) await noted(`Nummer ${waits}`)
    const mine = await noted('Peter Lang', { assignedTo: miraId })
    const wish = await noted('Regula Amstutz', { wish: 'access', email: 'regula@muster.example' })
    const { today } = createDeskServices({ db, config, log: silentLog }, { kind: 'server' })
    const lines = async (mayErase: boolean) =>
      (await today.enquiries(miraId, { mayErase })).slice(10).map(({ id }) => id)
    expect(await lines(false)).toEqual([mine])
    await mira.reply(wish, 'Sie erhalten sie morgen.')
    expect(await lines(true)).toEqual([mine, wish])
    await mira.change(wish, { state: 'done' })
    await mira.change(mine, { state: 'done' })
    expect(await lines(true)).toEqual([])
  })

  it('stand by what was written last where the newest come first', async () => {
    const { db, clock, mira, write } = await setUp()
    const first = await write('Sabine Gerber', 'Die erste Frage hier.')
    clock.pass({ minutes: 1 })
    await write('Luca Suter', 'Die zweite Frage.')
    clock.pass({ minutes: 1 })
    const waiting_since = clock.now().toISOString()
    await db.updateTable('contact_messages').set({ waiting_since }).where('id', '=', first).execute()
    const listed = await mira.list({ states: ['new', 'open'] }, page, 'newest')
    expect(listed.rows.map(({ name }) => name)).toEqual(['Sabine Gerber', 'Luca Suter'])
  })

  it('hold notes for a colleague, which stand on their Today until they open it', async () => {
    const { db, config, mira, jonas, write } = await setUp()
    const id = await write('Sabine Gerber', 'Was kostet der Anfang?')
    const members = await db.selectFrom('desk_members').select('id').orderBy('name').execute()
    const [jonasId = '', miraId = ''] = members.map((member) => member.id)
    const { today } = createDeskServices({ db, config, log: silentLog }, { kind: 'server' })
    const lines = async () =>
      Promise.all([miraId, jonasId].map(async (of) => (await today.notes(of)).map(({ text }) => text)))
    await mira.change(id, { state: 'done' })
    const before = await lastChange(db)
    await jonas.note(id, 'Für uns beide.')
    await jonas.note(id, 'Gibst du das frei?', miraId)
    expect(await lastChange(db)).not.toBe(before)
    expect(await lines()).toEqual([['Gibst du das frei?'], []])
    await jonas.visit(id, false)
    expect(await lines()).toEqual([['Gibst du das frei?'], []])
    await mira.visit(id, false)
    expect(await lines()).toEqual([[], []])
    expect((await mira.find(id))?.entries.map(({ for_id }) => for_id)).toEqual([null, miraId])
  })

  it('are as they were when what was done to many is taken back', async () => {
    const { mira, write } = await setUp()
    const ids = [await write('Sabine Gerber', 'Die erste Frage hier.'), await write('Luca Suter', 'Die zweite Frage.')]
    await mira.change(ids[0] ?? '', { state: 'open' })
    const { before } = await mira.changeAll([...ids, 'nobody'], { state: 'spam' })
    expect(before.map(({ state }) => state)).toEqual(['open', 'new'])
    expect(await mira.count({ states: ['spam'] })).toBe(2)
    await mira.restoreAll(before)
    const states: EnquiryState[] = ['new', 'open', 'spam']
    expect(await Promise.all(states.map((state) => mira.count({ states: [state] })))).toEqual([1, 1, 0])
  })

  it('refuse what is empty, endless or unknown', async () => {
    const { mira, write } = await setUp()
    const id = await write('Sabine Gerber', 'Was kostet der Anfang?')
    expect(await mira.note(id, '  ')).toEqual({ ok: false, problem: 'empty' })
    expect(await mira.reply(id, 'x'.repeat(20_001))).toEqual({ ok: false, problem: 'too_long' })
    expect(await mira.note('nothing', 'x')).toEqual({ ok: false, problem: 'unknown' })
    expect(await mira.undoReply('nothing')).toEqual({ ok: false, problem: 'unknown' })
  })
})
