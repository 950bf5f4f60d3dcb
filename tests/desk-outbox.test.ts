import { afterAll, beforeAll, expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { fill } from '#desk/fill.ts'
import { deskClient } from './support/desk-client.ts'
import { type Office, openOffice } from './support/desk-office.ts'
import { addReaders } from './support/readers.ts'
import { type RunningServer, sharedServer } from './support/server.ts'

let server: RunningServer
let office: Office

beforeAll(async () => {
  server = await sharedServer()
  office = await openOffice(server)
})

afterAll(async () => {
  await office.store.close()
})

it('a held mail that is discarded is gone, and its page leads to the others', async () => {
  const id = await office.addMail('mira@muster.example', 'held')
  const { cookie } = await office.sitDown('owner')
  const person = deskClient(server).person(cookie)
  const answer = await person.postForm(`/desk/outbox/${id}`, { act: 'discard', formToken: await person.formToken() })
  expect(answer.status).toBe(302)
  const list = answer.headers.get('location') ?? ''
  expect(list).toBe('/desk/outbox?status=held')
  const shown = await person.get(list)
  expect(shown.status).toBe(200)
  expect(await shown.text()).not.toContain(id)
})

it('a mail that did not arrive says why, is put away and back, and tells what came of sending it again', async () => {
  const { reasons, settle, unsettle } = read('desk/outbox', 'de')
  const id = await office.addMail('niemand@muster.example', 'dead')
  const refusal = { failure: 'refused', smtp_code: '5.1.1', error: '550 5.1.1 No such user' } as const
  await office.db.updateTable('outbox').set(refusal).where('id', '=', id).execute()
  const person = deskClient(server).person((await office.sitDown('office')).cookie)
  const formToken = await person.formToken()
  const [list, page] = ['/desk/outbox?status=dead', `/desk/outbox/${id}`]
  const shown = async (path: string) => (await person.get(path)).text()
  const act = async (name: string) => (await person.postForm(page, { act: name, formToken })).text()
  // The list of what did not arrive has an address of its own, so that settling the last of it leads to no other list.
  expect((await person.get('/desk/outbox')).headers.get('location')).toBe(list)
  expect(await shown(list)).toContain(`class="why">${reasons.unknown_address}<`)
  expect(await shown('/desk/today')).toContain(reasons.unknown_address)
  expect(await act('settle')).toContain(`${unsettle}</button>`)
  expect(await shown(list)).not.toContain(id)
  expect(await shown('/desk/today')).not.toContain(id)
  expect(await act('unsettle')).toContain(`${settle}</button>`)
  expect(await shown(list)).toContain(id)
  expect(await act('retry')).not.toContain(`class="why">${reasons.unknown_address}`)
  expect(await shown(list)).not.toContain(id)
})

it('what of an issue did not arrive is one line, which leads to each', async () => {
  const { issue } = read('desk/outbox', 'de')
  await addReaders(office.db, 3, { name: 'ausgabe' })
  const id = await office.addIssue('Dezember, gruppiert')
  const failed = { status: 'dead', failure: 'refused', smtp_code: '5.1.1' } as const
  await office.db.updateTable('outbox').set(failed).where('issue_id', '=', id).execute()
  const { count } = await office.db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', id)
    .executeTakeFirstOrThrow()
  const other = await office.addMail('einzeln@muster.example', 'dead')
  const person = deskClient(server).person((await office.sitDown('office')).cookie)
  const shown = async (query: string) => (await person.get(`/desk/outbox?status=dead${query}`)).text()
  const line = fill(issue.many, { subject: 'Dezember, gruppiert', count: Number(count) })
  const list = await shown('')
  expect(list).toContain(`>${line}</a>`)
  expect(list).toContain(`/desk/outbox/${other}"`)
  expect(list).not.toContain('>ausgabe0@muster.example<')
  const [all, found] = [await shown(`&issue=${id}`), await shown('&q=ausgabe0')]
  expect(all).toContain(`<b>${line}</b>`)
  expect(all).not.toContain(`/desk/outbox/${other}"`)
  for (const page of [all, found]) expect(page).toContain('ausgabe0@')
})
