import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { signedIn } from '../access.server.ts'
import { readJson } from '../read-json.ts'
import type { Route } from './+types/passkey-verify.ts'

type Body = { formToken: string; response?: AuthenticationResponseJSON }

/** The passkey once more, before an act that asks for it. */
export async function action(args: Route.ActionArgs) {
  const { services, open, isFormToken } = signedIn(args)
  const { response, formToken } = await readJson<Body>(args.request)
  if (!isFormToken(formToken)) return new Response(null, { status: 403 })
  if (!response) return Response.json(await services.passkeys.signInOptions(open))
  const outcome = await services.passkeys.verifyAgain(open, response)
  return Response.json(outcome, { status: outcome.ok ? 200 : 403 })
}
