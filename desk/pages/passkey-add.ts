import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { isFresh } from '#server/team/sessions.ts'
import { signedIn } from '../access.server.ts'
import { readJson } from '../read-json.ts'
import type { Route } from './+types/passkey-add.ts'

type Body = { formToken: string; response?: RegistrationResponseJSON; name?: string }

/** A further passkey of the person who is signed in. Asks for the existing one first. */
export async function action(args: Route.ActionArgs) {
  const { services, open, isFormToken } = signedIn(args)
  const { response, name = '', formToken } = await readJson<Body>(args.request)
  if (!isFormToken(formToken)) return new Response(null, { status: 403 })
  if (!isFresh(open.session, new Date())) return Response.json({ ok: false, problem: 'stale' }, { status: 403 })
  if (!response) return Response.json(await services.passkeys.addOptions(open.member))
  const outcome = await services.passkeys.add(open.member, response, String(name))
  return Response.json(outcome, { status: outcome.ok ? 200 : 403 })
}
