import { isIP } from 'node:net'
import { inRanges } from '../../ip-ranges.ts'

/**
 * An address of a calendar that may be read: over https, or in the clear only from a machine of one's own, because whoever reads
 * along on the way has the secret address then. `webcal:` is what calendars call https.
 * @returns undefined for any other
 */
export function parseFeedUrl(text: string): string | undefined {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'))
  if (!url?.hostname) return undefined
  if (url.protocol === 'https:') return url.href
  return url.protocol === 'http:' && isOwnNetwork(url.hostname) ? url.href : undefined
}

const isOwn = inRanges(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7'])

function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isOwn(host)
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa|lan)$/.test(host)
}
