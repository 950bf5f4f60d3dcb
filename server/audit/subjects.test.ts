import { expect, it } from 'vitest'
import { createDeskServices } from '#server/desk/services.ts'
import { createServices } from '#server/services.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'

onBothStores('the log', (open) => {
  it('names an enquiry as long as it exists, and to whom it was assigned', async () => {
    const { db, config } = await open()
    const parts = { db, config, log: silentLog }
    const email = 'mira@muster.example'
    await createServices(parts).sendContactMessage({ name: 'Mira Beispiel', email, message: 'Guten Tag.' }, visitor())
    const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
    const desk = createDeskServices(parts, { kind: 'command-line', name: 'jonas' })
    const invited = await desk.members.invite('jonas@muster.example', 'Jonas', 'office')
    const memberId = invited.ok ? invited.member.id : ''
    await desk.enquiries.change(id, { assignedTo: memberId })
    const list = () => desk.audit.list({ subject: { kind: 'enquiry', id } }, { limit: 5, offset: 0 })
    const { acts } = await list()
    const subjects = () => desk.audit.subjectsOf(acts)
    expect(JSON.parse(acts[0]?.details ?? '')).toEqual({ assigned: memberId })
    expect((await subjects()).get(id)).toEqual({ name: 'Mira Beispiel', path: `/enquiries/${id}` })
    await desk.people.erase(email)
    expect((await subjects()).size).toBe(0)
    const jonas = createDeskServices(parts, { kind: 'member', id: memberId, name: 'Jonas' })
    await jonas.audit.add({ act: 'log.export' })
    await desk.members.remove('jonas@muster.example')
    expect(await desk.audit.actorNames([memberId])).toEqual(new Map([[memberId, 'Jonas']]))
  })
})
