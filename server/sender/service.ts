import { isIP } from 'node:net'
import type { Config } from '../config.ts'
import { withinTime } from '../within-time.ts'
import { checkDkim } from './dkim.ts'
import { checkDmarc } from './dmarc.ts'
import { type Finding, type SenderPart, senderParts } from './finding.ts'
import { checkMx, checkReverse } from './hosts.ts'
import { createLookup, DnsAway } from './lookup.ts'
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
  config: Pick<Config, 'mailFrom' | 'smtpUrl' | 'dkim' | 'operatorEmail' | 'dnsServers'>
}) {
  const { mailFrom, smtpUrl, dkim, operatorEmail, dnsServers } = config
  const domain = (mailFrom.address.split('@')[1] ?? '').toLowerCase()
  const host = smtpUrl ? new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '') : undefined

  return {
    domain,

    check: async (): Promise<SenderReport> => {
      const lookup = createLookup(dnsServers)
      const addresses = addressesOf(host, lookup)
      // Each part that asks for them says so itself.
      addresses.catch(() => {})
      const sender = { domain, dkimDomain: dkim?.domain, reportsTo: operatorEmail }
      const parts: Record<SenderPart, () => Promise<Finding[]>> = {
        smtp: async () =>
          smtpUrl
            ? [await checkSmtp(smtpUrl, await addresses)]
            : [{ part: 'smtp', state: 'wrong', code: 'smtp_files', facts: {} }],
        spf: async () => checkSpf(lookup, domain, host ? { name: host, addresses: await addresses } : undefined),
        dkim: async () => [await checkDkim(lookup, dkim, domain)],
        dmarc: () => checkDmarc(lookup, sender),
        mx: async () => [await checkMx(lookup, domain)],
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

async function addressesOf(host: string | undefined, lookup: ReturnType<typeof createLookup>): Promise<string[]> {
  if (!host) return []
  if (isIP(host)) return [host]
  if (host === 'localhost') return ['127.0.0.1']
  return lookup.addresses(host)
}
