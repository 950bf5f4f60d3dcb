import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { Language } from '#contract/language.ts'

export type PasskeyAnswer = { ok: true } | { ok: false; problem: string }

/** Signs in with a passkey; on success the browser has the session's cookie. */
export function signInWithPasskey(): Promise<PasskeyAnswer> {
  return inTwoPosts('sign-in', shown, {})
}

/** Makes the first passkey of an invited person, on this device. @param language in which the desk then speaks to them */
export function enrolPasskey(token: string, name: string, language: Language): Promise<PasskeyAnswer> {
  return inTwoPosts(`enrol?language=${language}`, made, { token }, { name })
}

/** Shows the passkey again, for an act that asks for it. */
export function verifyPasskey(formToken: string): Promise<PasskeyAnswer> {
  return inTwoPosts('verify', shown, { formToken })
}

/** Makes a further passkey for the person who is signed in. */
export function addPasskey(formToken: string, name: string): Promise<PasskeyAnswer> {
  return inTwoPosts('add', made, { formToken }, { name })
}

// biome-ignore lint/suspicious/noExplicitAny: WebAuthn options are passed on as they come
type Posted = { ok: true; json: any } | { ok: false; problem: string }

async function post(address: string, body: object): Promise<Posted> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status === 429) return { ok: false, problem: 'rate_limited' }
  const json = await response.json().catch(() => ({}))
  return response.ok ? { ok: true, json } : { ok: false, problem: json.problem ?? 'not_verified' }
}

// biome-ignore lint/suspicious/noExplicitAny: see above
const shown = (optionsJSON: any) => startAuthentication({ optionsJSON })
// biome-ignore lint/suspicious/noExplicitAny: see above
const made = (optionsJSON: any) => startRegistration({ optionsJSON })

/** The first post is answered with a challenge, the second brings what the passkey says to it. */
async function inTwoPosts(
  act: string,
  ask: typeof shown | typeof made,
  body: object,
  further: object = {},
): Promise<PasskeyAnswer> {
  if (!window.PublicKeyCredential) return { ok: false, problem: 'unsupported' }
  try {
    const options = await post(`/desk/passkeys/${act}`, body)
    if (!options.ok) return options
    const answer = await post(`/desk/passkeys/${act}`, { ...body, response: await ask(options.json), ...further })
    return answer.ok ? { ok: true } : answer
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return { ok: false, problem: 'known' }
    const isCancelled = error instanceof WebAuthnError || (error as Error).name === 'NotAllowedError'
    return { ok: false, problem: isCancelled ? 'cancelled' : 'offline' }
  }
}
