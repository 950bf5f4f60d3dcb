import { isIP } from 'node:net'

/** A token of 43 characters follows, and 64 is the most that there may be before an @. */
export const longestPartBefore = 20

/** As browsers write it: without a path. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text.toLowerCase()
}

/** An address, or one with a port; IPv6 then stands in brackets. */
export function isNameServer(text: string): boolean {
  const [, inBrackets, plain, port = '53'] = /^(?:\[(.+)\]|([\d.]+)):(\d{1,5})$/.exec(text) ?? []
  return isIP(inBrackets ?? plain ?? text) !== 0 && Number(port) <= 65535
}

/** An IP address or a range in CIDR notation. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Whether return paths or reply addresses can be made of an address, which have a token. */
export function hasRoomForToken(address: string): boolean {
  const [local = ''] = address.split('@')
  return local.length <= longestPartBefore && !local.includes('+')
}

/** `Name <mail@example.com>` or an address alone. */
export function parseMailbox(text: string): { name: string | undefined; address: string } {
  const named = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim())
  return named
    ? { name: named[1]?.trim().replace(/^"|"$/g, '') || undefined, address: (named[2] ?? '').trim() }
    : { name: undefined, address: text.trim() }
}
