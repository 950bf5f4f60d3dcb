import { isIPv6 } from 'node:net'

/** A network that an address lies in, and how many times the allowance of one subscriber it has. */
export type Network = { name: string; share: number }

/**
 * The networks whose hits count for an address, narrowest first. An IPv6 subscriber holds at least a /64 and mostly a /56 or a
 * /48 (RFC 6177, RIPE-690), and may send from each part of it; a /48 may also hold many subscribers, so a wider network
 * may do more than a narrow one.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  if (!isIPv6(address)) return [{ name: address, share: 1 }]
  const groups = groupsOf(address)
  const site = groups.slice(0, 3).join(':')
  const fourth = groups[3] ?? '0'
  return [
    { name: `${site}:${fourth}`, share: 1 },
    { name: `${site}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}/56`, share: 2 },
    { name: `${site}/48`, share: 4 },
  ]
}

/** The widest network of an address: what one sender may hold. */
export function widestNetwork(address: string): string {
  return networksOf(address).at(-1)?.name ?? address
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const full = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest]
  return full.map((group) => group.replace(/^0+(?=.)/, ''))
}
