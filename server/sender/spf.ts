import { type Finding, findingsOf } from './finding.ts'
import type { Lookup } from './lookup.ts'

/** RFC 7208, section 4.6.4. */
const mostLookups = 10

/** Belongs to nobody (RFC 5737), so that no part of a record matches it and all of them are looked up. */
const nobodysAddress = '192.0.2.1'

/**
 * Which servers may send for a domain (RFC 7208): there is one record, it can be read with all that it includes, it shuts others
 * out, and the mail server of the settings is in it.
 * @param host of the mail server with its addresses, when there is one
 */
export async function checkSpf(
  lookup: Lookup,
  domain: string,
  host: { name: string; addresses: string[] } | undefined,
): Promise<Finding[]> {
  const found = findingsOf('spf', { domain })
  const records = (await lookup.texts(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text))
  const [record] = records
  if (!record) {
    const value = host ? `v=spf1 a:${host.name} -all` : 'v=spf1 mx -all'
    return [{ ...found('wrong', 'spf_none'), record: { type: 'TXT', name: domain, value } }]
  }
  if (records.length > 1) return [found('wrong', 'spf_several', { count: records.length })]

  const { spf } = await import('mailauth')
  const included = new Set<string>()
  const resolver = async (name: string, type: string) => {
    if (type === 'TXT') included.add(name.toLowerCase())
    return lookup.any(name, type)
  }
  const evaluate = (ip: string, maxResolveCount: number) =>
    spf({
      sender: `postmaster@${domain}`,
      ip,
      mta: domain,
      helo: domain,
      resolver,
      maxResolveCount,
      maxElapsedTime: 8_000,
    })

  // Beyond the limit, to be able to say how many there are.
  const whole = await evaluate(nobodysAddress, 50)
  const count = (whole as { lookups?: { count: number } }).lookups?.count ?? 0
  const chain = [...included].filter((name) => name !== domain.toLowerCase()).join(', ')
  if (count > mostLookups) return [found('wrong', 'spf_lookups', { count, most: mostLookups, chain })]
  const { result, comment } = whole.status as { result: string; comment?: string }
  if (result === 'temperror') return [{ ...found('unknown', 'dns_away'), facts: { name: domain } }]
  if (result === 'permerror') return [found('wrong', 'spf_invalid', { words: comment ?? '', record })]
  if (result === 'pass') return [found('wrong', 'spf_everybody', { record })]

  const findings = [found('ok', 'spf_ok', { record, count, most: mostLookups, chain: chain || domain })]
  if (result === 'neutral') findings.push(found('hint', 'spf_open_end', { record }))
  if (host && host.addresses.length > 0) {
    const results = await Promise.all(host.addresses.map((ip) => evaluate(ip, mostLookups)))
    const outside = host.addresses.filter((_, index) => results[index]?.status.result !== 'pass')
    if (outside.length > 0) findings.push(found('hint', 'spf_host', { host: host.name, addresses: outside.join(', ') }))
  }
  return findings
}
