import { isIP } from 'node:net'
import { inRanges } from '../../ip-ranges.ts'

/**
 * What is not on the public internet (https://www.iana.org/assignments/iana-ipv4-special-registry,
 * https://www.iana.org/assignments/iana-ipv6-special-registry), and what carries an IPv4 address inside an IPv6 one.
 */
const isReserved = inRanges([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  ...['64:ff9b:1::/48', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
])

/** All public IPv6 addresses lie here; the rest is loopback, link-local, private, multicast or a mapped IPv4 address. */
const isGlobalUnicast = inRanges(['2000::/3'])

/** Whether an IP address belongs to the public internet, so that asking it cannot reach anything of ours. */
export function isPublicAddress(address: string): boolean {
  return (isIP(address) === 4 || isGlobalUnicast(address)) && !isReserved(address)
}
