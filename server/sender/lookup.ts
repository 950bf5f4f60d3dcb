import { Resolver } from 'node:dns/promises'
import { isIPv6 } from 'node:net'

/** DNS gave no answer, for this name. */
export class DnsAway extends Error {
  dnsName: string
  constructor(dnsName: string, cause: unknown) {
    super('DNS gave no answer', { cause })
    this.dnsName = dnsName
  }
}

/** There is no such name, or nothing of this kind under it. */
const nothing = ['ENOTFOUND', 'ENODATA', 'EBADNAME']

export type Lookup = ReturnType<typeof createLookup>

/**
 * Asks DNS, with a limit on the time of each question. No answer is an error, an empty answer is none.
 * @param servers addresses of name servers, with a port if it is not 53; those of the system when there are none
 */
export function createLookup(servers: string[]) {
  const resolver = new Resolver({ timeout: 2_000, tries: 2, maxTimeout: 3_000 })
  if (servers.length > 0) resolver.setServers(servers)

  async function ask<Answer>(name: string, question: Promise<Answer[]>): Promise<Answer[]> {
    try {
      return await question
    } catch (error) {
      if (nothing.includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw new DnsAway(name, error)
    }
  }

  return {
    /** Texts under a name, each put together from its pieces. */
    texts: async (name: string): Promise<string[]> =>
      (await ask(name, resolver.resolveTxt(name))).map((pieces) => pieces.join('')),

    mailServers: (name: string) => ask(name, resolver.resolveMx(name)),

    /** IPv4 and IPv6. */
    addresses: async (name: string): Promise<string[]> => {
      const [four, six] = await Promise.all([ask(name, resolver.resolve4(name)), ask(name, resolver.resolve6(name))])
      return [...four, ...six]
    },

    /** From the records alone: the system's own reverse lookup would answer from /etc/hosts. */
    names: (address: string) => ask(address, resolver.resolvePtr(reverseName(address))),

    /** As mailauth asks. */
    any: (name: string, type: string) => resolver.resolve(name, type) as Promise<string[][] | string[]>,
  }
}

/** Under which name the PTR record of an address stands (RFC 1035, 3.5; RFC 3596, 2.5). */
export function reverseName(address: string): string {
  if (!isIPv6(address)) return `${address.split('.').reverse().join('.')}.in-addr.arpa`
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = [...before, ...Array(after ? 8 - before.length - after.length : 0).fill('0'), ...(after ?? [])]
  const digits = groups.map((group: string) => group.padStart(4, '0')).join('')
  return `${[...digits].reverse().join('.')}.ip6.arpa`
}
