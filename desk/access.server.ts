import { data, type RouterContextProvider, redirect } from 'react-router'
import { freshPermissions, mayDo, type Permission } from '#server/team/roles.ts'
import { isFresh, type OpenSession } from '#server/team/sessions.ts'
import { type DeskRequest, deskContext } from './backend.server.ts'
import { shortTime } from './time.ts'
import type { Stale } from './ui/fresh-form.tsx'

export type Access = DeskRequest & {
  open: OpenSession
  /** A stored time as this person reads it. */
  time(iso: string): string
}

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** For every loader: who asks is signed in, else the way leads to signing in and back. */
export function signedIn({ request, context }: Args): Access {
  const desk = context.get(deskContext)
  if (!desk.open) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/sign-in?to=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`)
  }
  const { open, language } = desk
  const now = new Date()
  return { ...desk, open, time: (iso) => shortTime(iso, language, now) }
}

/** For a loader of a room: signed in, and in a role that may. @throws 403 */
export function allowed(args: Args, permission: Permission): Access {
  const desk = signedIn(args)
  if (!mayDo(desk.open.member.role, permission)) throw data('forbidden', 403)
  return desk
}

type Needed = Permission | undefined | ((form: FormData) => Permission)
type Change = { desk: Access; form: FormData }

/**
 * For every action: allowed, sent from a form of this session, and with a passkey shown in the last five minutes where the act asks
 * for it.
 * @param needed a permission, or what tells it from the form where acts of a page need different ones
 * @throws 403 also when the passkey was shown too long ago; a page that can ask for it again uses `changingFresh`
 */
export async function changing(args: Args, needed: Needed): Promise<Change> {
  const change = await changingFresh(args, needed)
  if ('stale' in change) throw data('forbidden', 403)
  return change
}

/** The same for forms that ask for the passkey again where it is needed, and are then repeated (ui/fresh-form.tsx). */
export async function changingFresh(args: Args, needed: Needed): Promise<Change | Stale> {
  signedIn(args)
  const form = await formOf(args.request)
  const permission = typeof needed === 'function' ? needed(form) : needed
  const desk = permission ? allowed(args, permission) : signedIn(args)
  if (!desk.isFormToken(form.get('formToken'))) throw data('forbidden', 403)
  const asksAgain = permission !== undefined && freshPermissions.includes(permission)
  return asksAgain && !isFresh(desk.open.session, new Date()) ? { stale: true } : { desk, form }
}

/** What a form sent, without the character that PostgreSQL refuses in any text. @throws 400 for anything but a form */
async function formOf(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => undefined)
  if (!sent) throw data('bad request', 400)
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return form
}
