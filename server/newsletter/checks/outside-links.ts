import { lookup as lookUp } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What an address answered. `refused`: not to us, which need not mean that it is gone. */
export type LinkAnswer = 'answers' | 'gone' | 'refused' | 'unreachable' | 'unknown_host' | 'not_public'

export type AskLink = (address: string) => Promise<LinkAnswer>

type Settings = {
  isAllowed?: (address: string) => boolean
  lookUp?: typeof lookUp
  ports?: string[]
  /** Certificates to trust besides those of Node. */
  ca?: string
  timeoutMs?: number
}

const mostRedirects = 3
/** An answer's head; its body is never read. */
const longestHead = 16 * 1024
const rememberedMs = 10 * 60_000
const mostRemembered = 500

class NotPublic extends Error {}

/**
 * Asks addresses of others whether they are there, in such a way that nobody can make this server ask anything of its own
 * network: HTTPS on its usual port, to public addresses only. The address that was looked at is the one that is connected to,
 * and each redirect is looked at again. What answered is not asked again for ten minutes.
 */
export function createLinkAsker({
  isAllowed = isPublicAddress,
  lookUp: ask = lookUp,
  ports = [''],
  ca,
  timeoutMs = 6000,
}: Settings = {}): AskLink {
  const remembered = new Map<string, number>()

  /** Node connects to what this answers, and to nothing else. */
  const guarded: LookupFunction = (hostname, options, done) => {
    ask(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      if (addresses.length === 0 || addresses.some(({ address }) => !isAllowed(address)))
        return done(new NotPublic('The name leads into a private network'), [])
      if (options.all) return done(null, addresses)
      const [first] = addresses
      done(null, first?.address ?? '', first?.family)
    })
  }

  /** @returns status and target of an answer; its body is dropped */
  function fetchHead(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<[number, string | undefined]> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed(host)) throw new NotPublic('A private address')
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method,
          agent: false,
          lookup: guarded,
          maxHeaderSize: longestHead,
          signal,
          headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' },
          ...(ca && { ca }),
        },
        (answer) => {
          resolve([answer.statusCode ?? 0, answer.headers.location])
          answer.destroy()
        },
      )
      sent.on('error', reject)
      sent.end()
    })
  }

  const isAskable = ({ protocol, port, username, password }: URL) =>
    protocol === 'https:' && ports.includes(port) && username === '' && password === ''

  async function follow(address: string, signal: AbortSignal): Promise<LinkAnswer> {
    let url = URL.parse(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      if (!url || !isAskable(url)) return 'not_public'
      let [status, location] = await fetchHead(url, 'HEAD', signal)
      // Not every server knows HEAD, and some answer it wrongly.
      if (status >= 400) [status, location] = await fetchHead(url, 'GET', signal)
      if (status >= 200 && status < 300) return 'answers'
      if (status === 404 || status === 410) return 'gone'
      if (status < 300 || status >= 400 || !location) return 'refused'
      url = URL.parse(location, url.href)
    }
    return 'refused'
  }

  return async (address) => {
    const now = Date.now()
    if ((remembered.get(address) ?? 0) > now) return 'answers'
    try {
      const answer = await follow(address, AbortSignal.timeout(timeoutMs))
      if (answer === 'answers') {
        if (remembered.size >= mostRemembered) remembered.clear()
        remembered.set(address, now + rememberedMs)
      }
      return answer
    } catch (error) {
      if (error instanceof NotPublic) return 'not_public'
      return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'unknown_host' : 'unreachable'
    }
  }
}
