import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { sessionCookie } from '#server/desk/cookie.ts'
import { deskContext } from '../backend.server.ts'
import { readJson } from '../read-json.ts'
import { tooManyTries } from '../too-many-tries.ts'
import type { Route } from './+types/passkey-sign-in.ts'

type Body = { response?: AuthenticationResponseJSON }

/** Signing in, in two posts: without a body it gives the challenge, with the passkey's answer it opens the session. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, browser, takeSignInTry } = context.get(deskContext)
  const allowance = await takeSignInTry()
  if (!allowance.ok) return tooManyTries(allowance)
  const { response } = await readJson<Body>(request)
  if (!response) return Response.json(await services.passkeys.signInOptions())
  const outcome = await services.passkeys.signIn(response, browser)
  if (!outcome.ok) return Response.json(outcome, { status: 403 })
  return Response.json({ ok: true }, { headers: { 'set-cookie': sessionCookie(outcome.token, outcome.endsAt) } })
}
