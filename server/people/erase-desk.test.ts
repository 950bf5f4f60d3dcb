import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createDeskServices } from '#server/desk/services.ts'
import { createRetentionService } from '#server/retention/service.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { rawRows, rawStore } from '#tests/support/raw-store.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'

const marker = 'marker7f3a'
const email = `${marker}@muster.example`

onStoreOfRun('what the desk knows of a person', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const context = createContext(parts)
    const { members } = createDeskServices(parts, { kind: 'server' })
    const invited = await members.invite('m@x.example', 'Mira', 'owner')
    if (!invited.ok) throw new Error(invited.problem)
    const mira = createDeskServices(parts, { kind: 'member', id: invited.member.id, name: 'Mira' })
    const services = createServices(parts)
    const message = `Guten Tag, hier ist ${marker}.`
    await services.sendContactMessage({ name: marker, email, message }, visitor())
    await services.joinWaitlist({ email, tier: 'early_access', motivation: marker }, visitor({ address: addressOf(1) }))
    const { id } = await store.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
    await mira.enquiries.note(id, `${marker} anrufen`)
    await mira.enquiries.reply(id, `Guten Tag ${marker}`)
    await mira.enquiries.saveDraft(id, 'reply', `Noch etwas, ${marker}`)
    await mira.enquiries.visit(id, true)
    await mira.waitlist.accept(email, undefined, { holdSeconds: 300 })
    return { ...store, store, clock, context, mira, id }
  }

  it('is gone when the person is erased, with the letters that wait; the log of acts holds no copy', async () => {
    const { store, db, mira } = await setUp()
    expect(await rawRows(store)).toContain(marker)
    expect(await mira.people.erase(email)).toMatchObject({ ok: true, beingSent: 0 })
    expect(await rawRows(store)).not.toContain(marker)
    if (store.kind === 'sqlite') expect(await rawStore(store)).not.toContain(marker)
    for (const table of ['enquiry_entries', 'enquiry_drafts', 'waitlist_entries', 'outbox'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    const acts = (await db.selectFrom('audit_log').select('act').execute()).map(({ act }) => act)
    expect(acts).toEqual(expect.arrayContaining(['enquiry.reply', 'waitlist.accept', 'person.erase']))
    expect(await mira.audit.check()).toMatchObject({ ok: true })
    expect(await mira.waitlist.undo(email)).toMatchObject({ ok: false, problem: 'unknown_address' })
  })

  it('goes with the enquiry when its time is over, and who looked at it soon after', async () => {
    const { db, clock, context } = await setUp()
    const run = () => createRetentionService({ ...context, now: clock.now }).run()
    const left = async (table: 'desk_viewers' | 'enquiry_drafts') =>
      (await db.selectFrom(table).selectAll().execute()).length
    await run()
    expect(await left('desk_viewers')).toBe(1)
    clock.pass({ minutes: 1 })
    await run()
    expect([await left('desk_viewers'), await left('enquiry_drafts')]).toEqual([0, 1])
    clock.pass({ hours: 24 * 366 * 3 })
    await run()
    expect(await left('enquiry_drafts')).toBe(0)
  })
})
