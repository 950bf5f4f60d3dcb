/**
 * The session's cookie: for the desk only, never for scripts, never sent from another site. The prefix makes browsers refuse it
 * without `Secure` (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes).
 */
const name = '__Secure-desk'
const attributes = 'Path=/desk; HttpOnly; Secure; SameSite=Strict'

export function readSessionCookie(header: string | null): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name && value) return value
  }
  return undefined
}

/** @param endsAt when the browser may forget it */
export function sessionCookie(token: string, endsAt: Date): string {
  return `${name}=${token}; ${attributes}; Expires=${endsAt.toUTCString()}`
}

export const endedSessionCookie = `${name}=; ${attributes}; Max-Age=0`
