import { isIP } from 'node:net'
import { inRanges, plainAddress } from '../ip-ranges.ts'

export type AddressResolver = (peer: string | undefined, forwardedFor: string | null) => string

/**
 * Network address of the client. X-Forwarded-For is read from the right and only as far as proxies that we trust
 * wrote it; whatever stands further left is the client's own invention.
 * @param trusted IP addresses and CIDR ranges (setting TRUSTED_PROXIES)
 */
export function createAddressResolver(trusted: string[]): AddressResolver {
  const isTrusted = inRanges(trusted)
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
