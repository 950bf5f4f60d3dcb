export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send few different headers; whoever sends many is not remembered. */
const remembered = new Map<string, Encoding>()
const mostRemembered = 100

/** The best encoding that a request accepts, by q-value, ours first on a tie: brotli, gzip, none. RFC 9110, 12.5.3. */
export function pickEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const picked = weigh(header)
  if (remembered.size < mostRemembered) remembered.set(header, picked)
  return picked
}

function weigh(header: string): Encoding {
  const accepted = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    accepted.set(name, quality === undefined ? 1 : Number.parseFloat(quality) || 0)
  }
  const wildcard = accepted.get('*')
  const quality = (name: string) => accepted.get(name) ?? wildcard ?? 0
  const br = quality('br')
  const gzip = Math.max(quality('gzip'), accepted.get('x-gzip') ?? 0)
  const identity = accepted.get('identity') ?? (wildcard === 0 ? 0 : 0.001)
  if (br > 0 && br >= gzip && br >= identity) return 'br'
  if (gzip > 0 && gzip >= identity) return 'gzip'
  return 'identity'
}
