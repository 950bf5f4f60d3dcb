import { afterAll, beforeAll, expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { deskClient } from './support/desk-client.ts'
import { type Office, openOffice } from './support/desk-office.ts'
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
  expect(await shown(list)).toContain(`class="why">${reasons.unknown_address}<`)
  expect(await shown('/desk/today')).toContain(reasons.unknown_address)
  expect(await act('settle')).toContain(`${unsettle}</button>`)
  expect(await shown(list)).not.toContain(id)
  expect(await shown('/desk/today')).not.toContain(id)
  expect(await act('unsettle')).toContain(`${settle}</button>`)
  expect(await shown(list)).toContain(id)
  expect(await act('retry')).not.toContain(`<b>${reasons.unknown_address}`)
  expect(await shown(list)).not.toContain(id)
})
