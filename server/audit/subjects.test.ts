import { expect, it } from 'vitest'
import { createDeskServices } from '#server/desk/services.ts'
import { createServices } from '#server/services.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'

const email = 'mira@muster.example'
const page = { limit: 50, offset: 0 }

onBothStores('the log', (open) => {
  async function setUp() {
    const { db, config } = await open()
    const parts = { db, config, log: silentLog }
    const services = createServices(parts)
    await services.sendContactMessage({ name: 'Mira Bächler', email, message: 'Guten Tag.' }, visitor())
    const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
    return { db, parts, services, id, desk: createDeskServices(parts, { kind: 'command-line', name: 'jonas' }) }
  }

  it('names an enquiry as long as it exists, and to whom it was assigned', async () => {
    const { parts, desk, id } = await setUp()
    const invited = await desk.members.invite('jonas@muster.example', 'Jonas', 'office')
    const memberId = invited.ok ? invited.member.id : ''
    await desk.enquiries.change(id, { assignedTo: memberId })
    const { acts } = await desk.audit.list({ subject: { kind: 'enquiry', id } }, page)
    const subjects = () => desk.audit.subjectsOf(acts)
    expect(JSON.parse(acts[0]?.details ?? '')).toEqual({ assigned: memberId })
    expect((await subjects()).get(id)).toEqual({ name: 'Mira Bächler', path: `/enquiries/${id}` })
    await desk.people.erase(email)
    expect((await subjects()).size).toBe(0)
    const jonas = createDeskServices(parts, { kind: 'member', id: memberId, name: 'Jonas' })
    await jonas.audit.add({ act: 'log.export' })
    await desk.members.remove('jonas@muster.example')
    expect(await desk.audit.actorNames([memberId])).toEqual(new Map([[memberId, 'Jonas']]))
  })

  it('is searched by a visitor as long as they are held, and holds neither name nor address', async () => {
    const { db, services, desk, id } = await setUp()
    const other = 'aline@muster.example'
    await services.joinWaitlist({ email, tier: 'early_access' }, visitor({ address: addressOf(1) }))
    await services.joinWaitlist({ email: other, tier: 'early_access' }, visitor({ address: addressOf(2) }))
    await desk.enquiries.note(id, 'Ruft an.')
    await desk.waitlist.accept(email)
    await desk.waitlist.accept(other)
    await desk.people.handOut(email)
    const found = async (text: string, actsCalled?: (part: string) => { act?: string; holding?: string }[]) =>
      (await desk.audit.list({ text, ...(actsCalled && { actsCalled }) }, page)).acts.map(({ act }) => act)
    expect(await found('MIRA@muster')).toEqual(['person.export', 'waitlist.accept', 'enquiry.note'])
    expect(await found('Bächler')).toEqual(['person.export', 'enquiry.note'])
    expect(await found('bachler note')).toEqual(['enquiry.note'])
    expect(await found('aline')).toEqual(['waitlist.accept'])
    expect(await found('Platz', (part) => (part === 'Platz' ? [{ act: 'waitlist.accept' }] : []))).toHaveLength(2)
    expect(await found('nobody')).toEqual([])
    const { acts } = await desk.audit.list({ text: 'person.export' }, page)
    expect([...(await desk.audit.subjectsOf(acts)).values()]).toEqual([
      { name: 'Mira Bächler', path: '/people/card?email=mira%40muster.example' },
    ])
    expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toMatch(/mira|chler/i)
    await desk.people.erase(email)
    expect(await found('mira')).toEqual([])
    expect((await desk.audit.subjectsOf(acts)).size).toBe(0)
  })
})
