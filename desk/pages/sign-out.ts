import { redirect } from 'react-router'
import { endedSessionCookie } from '#server/desk/cookie.ts'
import { changing } from '../access.server.ts'
import type { Route } from './+types/sign-out.ts'

export async function action(args: Route.ActionArgs) {
  const { desk } = await changing(args, undefined)
  await desk.services.sessions.end(desk.open.session.id, desk.open.member.id)
  return redirect('/sign-in', { headers: { 'set-cookie': endedSessionCookie } })
}
