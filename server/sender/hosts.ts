import { isIP } from 'node:net'
import { inRanges } from '../ip-ranges.ts'
import { type Finding, findingsOf } from './finding.ts'
import { type Lookup, reverseName } from './lookup.ts'

/** Where answers to our letters and reports of refused ones arrive (RFC 5321, section 5). */
export async function checkMx(lookup: Lookup, domain: string): Promise<Finding> {
  const found = findingsOf('mx', { domain, hosts: '' })
  const servers = (await lookup.mailServers(domain)).sort((one, other) => one.priority - other.priority)
  if (servers.length === 0) {
    const record = { type: 'MX', name: domain, value: `10 mail.${domain}.` } as const
    return { ...found('wrong', 'mx_none'), record }
  }
  const hosts = servers.map(({ exchange }) => exchange)
  // A single empty name says that the domain takes no mail (RFC 7505).
  if (hosts.every((host) => host === '' || host === '.')) return found('wrong', 'mx_refuses')
  const addresses = await Promise.all(hosts.map((host) => lookup.addresses(host)))
  const dead = hosts.filter((_, index) => addresses[index]?.length === 0)
  return dead.length > 0
    ? found('wrong', 'mx_dead', { hosts: dead.join(', ') })
    : found('ok', 'mx_ok', { hosts: hosts.join(', ') })
}

/** Whether each address of the sending server has a name that leads back to it, as large receivers ask. */
export async function checkReverse(lookup: Lookup, host: string, addresses: string[]): Promise<Finding[]> {
  return Promise.all(
    addresses.map(async (address): Promise<Finding> => {
      const found = findingsOf('reverse', { host, address, name: '' })
      const record = {
        type: 'PTR',
        name: reverseName(address),
        value: `${isIP(host) ? `mail.${host}` : host}.`,
      } as const
      const names = await lookup.names(address)
      const [name] = names
      if (name === undefined) {
        return isPrivate(address) ? found('hint', 'reverse_private') : { ...found('wrong', 'reverse_none'), record }
      }
      const leadsBack = await Promise.all(names.map(async (one) => (await lookup.addresses(one)).includes(address)))
      const confirmed = names.find((_, index) => leadsBack[index])
      if (confirmed !== undefined) return found('ok', 'reverse_ok', { name: confirmed })
      return isPrivate(address)
        ? found('hint', 'reverse_private')
        : { ...found('wrong', 'reverse_other', { name }), record }
    }),
  )
}

/** Ranges that only mean something within one network (RFC 1918, 4193 and the like). */
const isPrivate = inRanges([
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
])
