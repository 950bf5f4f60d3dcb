/** What a server told of a calendar's state, to be asked with the next time. */
export type Validators = { etag: string | null; lastModified: string | null }

export type Fetched =
  | ({ ok: true; text: string } & Validators)
  | { ok: true; unchanged: true }
  /** In a few words, without anything of the address, which is a secret. */
  | { ok: false; failure: string }

const mostBytes = 10 * 1024 * 1024
const timeoutMs = 20_000
const mostRedirects = 3

/**
 * Reads a calendar: within a time and a size, over few redirects, which never lead from https to http, and with a login only where
 * it was meant for. Never throws.
 */
export async function fetchFeed(address: string, known: Validators): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = new URL(address)
    const login = loginOf(url)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const headers: Record<string, string> = {
        accept: 'text/calendar',
        'user-agent': 'saldora-busy-times',
        ...(known.etag && { 'if-none-match': known.etag }),
        ...(known.lastModified && { 'if-modified-since': known.lastModified }),
        ...(login?.origin === url.origin && { authorization: login.header }),
      }
      const response = await fetch(plain(url), { headers, redirect: 'manual', signal })
      const target = redirectOf(response, url)
      if (target === undefined) return await read(response)
      await response.body?.cancel()
      if (!isAllowed(url, target)) return { ok: false, failure: 'redirect to an address that is not allowed' }
      url = target
    }
    return { ok: false, failure: 'too many redirects' }
  } catch (error) {
    return { ok: false, failure: signal.aborted ? 'timeout' : nameOf(error) }
  }
}

async function read(response: Response): Promise<Fetched> {
  if (response.status === 304) {
    await response.body?.cancel()
    return { ok: true, unchanged: true }
  }
  if (!response.ok) {
    await response.body?.cancel()
    return { ok: false, failure: `status ${response.status}` }
  }
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > mostBytes) return { ok: false, failure: `more than ${mostBytes / 1024 / 1024} MB` }
    pieces.push(piece)
  }
  return {
    ok: true,
    text: Buffer.concat(pieces).toString('utf8'),
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  }
}

function redirectOf({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location')
  return [301, 302, 303, 307, 308].includes(status) && location ? new URL(location, from) : undefined
}

function isAllowed(from: URL, to: URL): boolean {
  return to.protocol === 'https:' || (from.protocol === 'http:' && to.origin === from.origin)
}

function loginOf(url: URL): { origin: string; header: string } | undefined {
  if (!url.username) return undefined
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  return { origin: url.origin, header: `Basic ${Buffer.from(login).toString('base64')}` }
}

/** Requests cannot be made to an address with a login in it. */
function plain(url: URL): URL {
  const target = new URL(url)
  target.username = ''
  target.password = ''
  return target
}

function nameOf(error: unknown): string {
  const { cause, name } = error as { cause?: NodeJS.ErrnoException; name: string }
  return cause?.code ?? name
}
