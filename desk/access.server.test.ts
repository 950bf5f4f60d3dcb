import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { changing, changingFresh } from './access.server.ts'
import { type DeskRequest, deskContext } from './backend.server.ts'

/** What an action is given when an owner, who showed the passkey some minutes ago, sends a form. */
function sentBy(minutesAgo: number) {
  const verified_at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const context = new RouterContextProvider()
  const open = { member: { role: 'owner' }, session: { verified_at } }
  context.set(deskContext, { open, isFormToken: (token: unknown) => token === 'own' } as unknown as DeskRequest)
  const body = new URLSearchParams({ formToken: 'own' })
  return { context, request: new Request('http://desk.example/desk/team', { method: 'POST', body }) }
}

test('an act that needs a fresh passkey is refused where the page does not ask for it again', async () => {
  await expect(changing(sentBy(60), 'team')).rejects.toMatchObject({ init: { status: 403 } })
  expect((await changing(sentBy(1), 'team')).form.get('formToken')).toBe('own')
  expect((await changing(sentBy(60), 'enquiries')).desk.open.member.role).toBe('owner')
})

test('a page that asks for it again is told so', async () => {
  expect(await changingFresh(sentBy(60), 'team')).toEqual({ stale: true })
  expect(await changingFresh(sentBy(1), 'team')).not.toHaveProperty('stale')
})
