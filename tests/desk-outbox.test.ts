import { afterAll, beforeAll, expect, it } from 'vitest'
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
