import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { sessionCookie } from '#server/desk/cookie.ts'
import { deskContext } from '../backend.server.ts'
import { readJson } from '../read-json.ts'
import { tooManyTries } from '../too-many-tries.ts'
import type { Route } from './+types/passkey-enrol.ts'

type Body = { token: string; response?: RegistrationResponseJSON; name?: string }

/** A first passkey, in two posts: the link's token alone gives the challenge, with the passkey's answer it is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, browser, language, takeSignInTry } = context.get(deskContext)
  const allowance = await takeSignInTry()
  if (!allowance.ok) return tooManyTries(allowance)
  const { token, response, name = '' } = await readJson<Body>(request)
  if (!response) {
    const options = await services.passkeys.enrolOptions(String(token))
    return options ? Response.json(options) : Response.json({ ok: false, problem: 'dead_link' }, { status: 403 })
  }
  const outcome = await services.passkeys.enrol(String(token), response, String(name), browser)
  if (!outcome.ok) return Response.json(outcome, { status: 403 })
  // The desk speaks as the page did on which it was first opened; the person may choose otherwise.
  await services.members.changeLanguage(outcome.member.id, language)
  return Response.json({ ok: true }, { headers: { 'set-cookie': sessionCookie(outcome.token, outcome.endsAt) } })
}
