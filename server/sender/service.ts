import { isIP } from 'node:net'
import type { Config } from '../config.ts'
import { type Dkim, dkimRecord } from '../mail/dkim.ts'
import { withinTime } from '../within-time.ts'
import { checkDmarc } from './dmarc.ts'
import { type Finding, findingsOf, type SenderPart, senderParts } from './finding.ts'
import { checkMx, checkReverse } from './hosts.ts'
import { createLookup, DnsAway, type Lookup } from './lookup.ts'
import { checkSmtp } from './smtp.ts'
import { checkSpf } from './spf.ts'

export type SenderReport = {
  /** Of the address that readers see. */
  domain: string
  /** Nothing is wrong, and all could be looked up. */
  ok: boolean
  findings: Finding[]
}

/** Milliseconds for one part; they run side by side. */
const patience = 15_000

/** Whether the settings and the domain of the sender are such that receivers trust its mail. Sends nothing, changes nothing. */
export function createSenderService({
  config,
}: {
  config: Pick<Config, 'mailFrom' | 'bounceAddress' | 'smtpUrl' | 'dkim' | 'operatorEmail' | 'dnsServers'>
}) {
  const { mailFrom, bounceAddress, smtpUrl, dkim, operatorEmail, dnsServers } = config
  const domain = domainOf(mailFrom.address)
  // Receivers look up SPF for the return path, and reports arrive there; test copies and some alerts leave with the sender's address.
  const envelopeDomain = bounceAddress ? domainOf(bounceAddress) : domain
  const domains = [...new Set([envelopeDomain, domain])]
  const host = smtpUrl ? new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '') : undefined

  return {
    domain,

    check: async (): Promise<SenderReport> => {
      const lookup = createLookup(dnsServers)
      const addresses = addressesOf(host, lookup)
      // Each part that asks for them says so itself.
      addresses.catch(() => {})
      const sender = { domain, envelopeDomain, dkimDomain: dkim?.domain, reportsTo: operatorEmail }
      const parts: Record<SenderPart, () => Promise<Finding[]>> = {
        smtp: async () =>
          smtpUrl
            ? [await checkSmtp(smtpUrl, await addresses)]
            : [{ part: 'smtp', state: 'wrong', code: 'smtp_files', facts: {} }],
        spf: async () => {
          const server = host ? { name: host, addresses: await addresses } : undefined
          return (await Promise.all(domains.map((one) => checkSpf(lookup, one, server)))).flat()
        },
        dkim: async () => [await checkDkim(lookup, dkim, domain)],
        dmarc: () => checkDmarc(lookup, sender),
        mx: () => Promise.all(domains.map((one) => checkMx(lookup, one))),
        reverse: async () => (host ? checkReverse(lookup, host, await addresses) : []),
      }
      const found = await Promise.all(senderParts.map((part) => answered(part, parts[part])))
      const findings = found.flat()
      return { domain, ok: findings.every(({ state }) => state === 'ok' || state === 'hint'), findings }
    },
  }

  /** What could not be looked up is a finding like any other. */
  async function answered(part: SenderPart, work: () => Promise<Finding[]>): Promise<Finding[]> {
    try {
      return await withinTime(work(), patience)
    } catch (error) {
      const name = error instanceof DnsAway ? error.dnsName : domain
      return [{ part, state: 'unknown', code: 'dns_away', facts: { name } }]
    }
  }
}

function domainOf(address: string): string {
  return (address.split('@')[1] ?? '').toLowerCase()
}

async function addressesOf(host: string | undefined, lookup: ReturnType<typeof createLookup>): Promise<string[]> {
  if (!host) return []
  if (isIP(host)) return [host]
  if (host === 'localhost') return ['127.0.0.1']
  return lookup.addresses(host)
}

/** Whether the key that we sign with is the one that receivers find (RFC 6376). */
async function checkDkim(lookup: Lookup, dkim: Dkim | undefined, domain: string): Promise<Finding> {
  if (!dkim) return { part: 'dkim', state: 'hint', code: 'dkim_off', facts: { domain } }
  const { name, value } = dkimRecord(dkim)
  const record = { type: 'TXT', name, value } as const
  const found = findingsOf('dkim', { name, selector: dkim.selector })
  const keys = (await lookup.texts(name)).flatMap((text) => {
    const key = keyOf(text)
    return key === undefined ? [] : [key]
  })
  if (keys.length === 0) return { ...found('wrong', 'dkim_none'), record }
  if (keys.every((key) => key === '')) return { ...found('wrong', 'dkim_revoked'), record }
  return keys.includes(keyOf(value) ?? '') ? found('ok', 'dkim_ok') : { ...found('wrong', 'dkim_other'), record }
}

/** The `p` of a record; empty means that the key was revoked. */
function keyOf(text: string): string | undefined {
  return /(?:^|;)\s*p\s*=([^;]*)/i.exec(text)?.[1]?.replace(/\s/g, '')
}
