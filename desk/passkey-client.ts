import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { Language } from '#contract/language.ts'

export type PasskeyAnswer = { ok: true } | { ok: false; problem: string }

/** Signs in with a passkey; on success the browser has the session's cookie. */
export function signInWithPasskey(): Promise<PasskeyAnswer> {
  return guarded(async () => {
    const options = await post('/desk/passkeys/sign-in', {})
    if ('problem' in options) return options
    const response = await startAuthentication({ optionsJSON: options.json })
    return result(await post('/desk/passkeys/sign-in', { response }))
  })
}

/** Makes the first passkey of an invited person, on this device. @param language in which the desk then speaks to them */
export function enrolPasskey(token: string, name: string, language: Language): Promise<PasskeyAnswer> {
  return guarded(async () => {
    const address = `/desk/passkeys/enrol?language=${language}`
    const options = await post(address, { token })
    if ('problem' in options) return options
    const response = await startRegistration({ optionsJSON: options.json })
    return result(await post(address, { token, response, name }))
  })
}

/** Shows the passkey again, for an act that asks for it. */
export function verifyPasskey(formToken: string): Promise<PasskeyAnswer> {
  return guarded(async () => {
    const options = await post('/desk/passkeys/verify', { formToken })
    if ('problem' in options) return options
    const response = await startAuthentication({ optionsJSON: options.json })
    return result(await post('/desk/passkeys/verify', { formToken, response }))
  })
}

/** Makes a further passkey for the person who is signed in. */
export function addPasskey(formToken: string, name: string): Promise<PasskeyAnswer> {
  return guarded(async () => {
    const options = await post('/desk/passkeys/add', { formToken })
    if ('problem' in options) return options
    const response = await startRegistration({ optionsJSON: options.json })
    return result(await post('/desk/passkeys/add', { formToken, response, name }))
  })
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

function result(posted: Posted): PasskeyAnswer {
  return posted.ok ? { ok: true } : posted
}

async function guarded(work: () => Promise<PasskeyAnswer>): Promise<PasskeyAnswer> {
  if (!window.PublicKeyCredential) return { ok: false, problem: 'unsupported' }
  try {
    return await work()
  } catch (error) {
    if (error instanceof WebAuthnError || (error as Error).name === 'NotAllowedError') {
      return { ok: false, problem: 'cancelled' }
    }
    return { ok: false, problem: 'offline' }
  }
}
