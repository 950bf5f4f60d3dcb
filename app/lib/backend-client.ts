import { parseLeniently } from './parse-leniently.ts'

/** The codes of calls that got no answer; all others are the contract's (`contract/refusal.ts`) or the foreign backend's own. */
export type LostCallCode = 'network' | 'timeout'

export type CallFailure = {
  ok: false
  code: LostCallCode | (string & {})
  /** English words of the wire contract, for mapping and logs; people never read them. */
  message: string
  /** Field name to field code, e.g. `{ name: 'length' }`. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** A sum that the server wants worked out before it takes the same post (`contract/proof-of-work.ts`), not yet validated. */
  challenge?: unknown
  /** Times that are free, where one was taken, not yet validated. */
  free?: unknown
}

export type CallSuccess = { ok: true; message?: string /** The answer's JSON, whatever it is. */; data: unknown }

export type CallResult = CallSuccess | CallFailure

const usualPatienceMs = 15_000

/**
 * POSTs JSON to a path of `contract/calls.ts` and reads the body of success and refusal, in the shape of a function
 * (`{ success, message, code, fields }`) or of PostgREST (`{ code, message, details, hint }`). Never throws.
 */
export async function callBackend(
  path: string,
  payload: object = {},
  patienceMs = usualPatienceMs,
): Promise<CallResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: callHeaders('application/json'),
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(patienceMs),
    })
    return await readAnswer(response)
  } catch (error) {
    return lostCall(error)
  }
}

/** What every call sends: JSON, the answer it wants, and the public key where there is one. */
export function callHeaders(accept: string): Record<string, string> {
  return { 'content-type': 'application/json', accept, ...keyHeaders() }
}

/** Why a call got no answer, by what `fetch` threw. */
export function lostCall(error: unknown): CallFailure {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return timedOut
    ? { ok: false, code: 'timeout', message: 'No answer in time' }
    : { ok: false, code: 'network', message: 'No connection' }
}

/** A waiting-list answer says `success: true`; any other is an error, whatever its status, with its message or these words. */
export function requireSuccessFlag(result: CallResult): CallResult {
  if (!result.ok || asRecord(result.data).success === true) return result
  return { ok: false, code: 'no_success', message: result.message ?? 'Submission failed' }
}

/** The public anonymous key, where the server put one into the page: it then refuses calls without it. */
function keyHeaders(): Record<string, string> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="apikey"]')?.content
  return key ? { apikey: key, authorization: `Bearer ${key}` } : {}
}

/** The body of a success or a refusal, whichever shape it has. */
export async function readAnswer(response: Response): Promise<CallResult> {
  const data = parseLeniently(await response.text())
  const body = asRecord(data)
  const message = text(body.message) ?? text(body.error)
  if (response.ok && body.success !== false && !body.error) return { ok: true, message, data }
  return {
    ok: false,
    code: text(body.code) ?? `http_${response.status}`,
    message: message ?? 'Submission failed',
    fields: fieldsOf(body.fields),
    retryAfterSeconds: secondsUntil(response.headers.get('retry-after')),
    challenge: body.challenge,
    free: body.free,
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fieldsOf(value: unknown): Record<string, string> | undefined {
  const fields = Object.entries(asRecord(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** Retry-After is a number of seconds or an HTTP date. */
function secondsUntil(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
