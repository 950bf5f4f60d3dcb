import { redirect } from 'react-router'
import { changing } from '../access.server.ts'
import type { Route } from './+types/language.ts'

/** The person's choice, kept with the person. */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, undefined)
  await desk.services.members.changeLanguage(desk.open.member.id, form.get('language') === 'en' ? 'en' : 'de')
  const to = String(form.get('to') ?? '/')
  return redirect(/^\/(?!\/)/.test(to) ? to : '/')
}
