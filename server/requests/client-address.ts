import { BlockList, isIP } from 'node:net'

export type AddressResolver = (peer: string | undefined, forwardedFor: string | null) => string

/**
 * Network address of the client. X-Forwarded-For is read from the right and only as far as proxies that we trust
 * wrote it; whatever stands further left is the client's own invention.
 * @param trusted IP addresses and CIDR ranges (setting TRUSTED_PROXIES)
 */
export function createAddressResolver(trusted: string[]): AddressResolver {
  const isTrusted = createProxyCheck(trusted)
  return (peer, forwardedFor) => {
    let client = plainAddress(peer ?? '')
    const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()))
    while (isTrusted(client)) {
      const hop = hops.pop()
      if (hop === undefined || isIP(hop) === 0) break
      client = hop
    }
    return client || 'unknown'
  }
}

/**
 * Whether an address is one of the proxies whose headers are believed.
 * @param trusted IP addresses and CIDR ranges (setting TRUSTED_PROXIES)
 */
export function createProxyCheck(trusted: string[]): (address: string) => boolean {
  const proxies = new BlockList()
  for (const item of trusted) {
    const [address = '', bits] = item.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return (peer) => {
    const address = plainAddress(peer)
    const version = isIP(address)
    return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** An IPv4 address that arrives on an IPv6 socket is the same client. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}
