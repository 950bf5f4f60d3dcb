import { BlockList, isIP } from 'node:net'

/**
 * Tells whether an address lies in one of some ranges. An IPv4 address that arrives on an IPv6 socket is itself; what is no address
 * lies in none.
 * @param ranges IP addresses and ranges in CIDR notation
 */
export function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (given) => {
    const address = plainAddress(given)
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** This machine itself. */
export const isLoopback = inRanges(['127.0.0.0/8', '::1'])

/** An IPv4 address as itself, also where an IPv6 socket tells it. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}
