import { describe, expect, it, onTestFinished } from 'vitest'
import { read } from '#content/documents.ts'
import { dataAddress, deskClient } from './support/desk-client.ts'
import { openOffice } from './support/desk-office.ts'
import { addReaders } from './support/readers.ts'
import { startServer } from './support/server.ts'

/** The key that asks once more and then releases; its words stand in the data of every page of an issue. */
const releaseKey = `>${read('desk/newsletter', 'de').release.confirm.open}</button>`

/** A server with an issue that the office has asked to be released, and the office at the desk. */
async function asked(env: Record<string, string>) {
  const server = await startServer(env)
  onTestFinished(() => server.stop())
  const office = await openOffice(server, env)
  onTestFinished(office.store.close)
  await addReaders(office.db, 1)
  const { member, cookie } = await office.sitDown('office')
  const { drafts, release } = office.servicesOf({ kind: 'member', id: member.id, name: member.name })
  const added = await drafts.add('Dezember 2026')
  if (!added.ok) throw new Error(added.problem)
  const text = { subject: 'Drei Listen', preheader: 'Zehn Minuten.', title: '', body: 'Der Dezember wird ruhiger.' }
  await drafts.save(added.id, 'de', text, 0)
  expect(await release.ask(added.id, { at: 'now', perMinute: 120 })).toMatchObject({ ok: true })
  const person = deskClient(server).person(cookie)
  const page = `/desk/newsletter/issues/${added.id}`
  const formToken = await person.formToken()
  const letGo = () =>
    person.postForm(dataAddress(page), { act: 'release', rate: '120', when: 'now', 'seen-de': '1', formToken })
  const state = async () => (await drafts.find(added.id))?.draft.state
  return { person, page, letGo, state, office }
}

describe('whoever writes an issue', () => {
  it('may only ask for its release, unless the operator says otherwise', async () => {
    const { person, page, letGo, state } = await asked({})
    expect(await (await person.get('/desk/today')).text()).not.toContain('Dezember 2026')
    expect(await (await person.get(page)).text()).not.toContain(releaseKey)
    expect((await letGo()).status).toBe(403)
    expect(await state()).toBe('asked')
  })

  it('finds it under Today and releases it where anybody may, and stands in the log', async () => {
    const { person, page, letGo, state, office } = await asked({ NEWSLETTER_RELEASE: 'anyone' })
    expect(await (await person.get('/desk/today')).text()).toContain('Dezember 2026')
    expect(await (await person.get(page)).text()).toContain(releaseKey)
    expect((await letGo()).status).toBe(200)
    await expect.poll(state).toBe('begun')
    const acts = await office.db
      .selectFrom('audit_log')
      .select('actor_name')
      .where('act', '=', 'issue.release')
      .execute()
    expect(acts).toEqual([{ actor_name: 'Jonas Muster' }])
  })
})
