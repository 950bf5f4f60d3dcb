import { type Finding, findingsOf } from './finding.ts'
import type { Lookup } from './lookup.ts'

type Sender = {
  /** Of the address that readers see. */
  domain: string
  /** Of the return path (`BOUNCE_ADDRESS`), else the same. */
  envelopeDomain: string
  /** Of our signature. */
  dkimDomain: string | undefined
  /** Who gets the reports. */
  reportsTo: string
}

/**
 * What receivers are asked to do with mail that only pretends to be ours (RFC 9989), and whether our own passes: the domain of
 * the envelope or of the signature has to fit the one that readers see.
 */
export async function checkDmarc(
  lookup: Lookup,
  { domain, envelopeDomain, dkimDomain, reportsTo }: Sender,
): Promise<Finding[]> {
  const name = `_dmarc.${domain}`
  const found = findingsOf('dmarc', { domain })
  const record = { type: 'TXT', name, value: `v=DMARC1; p=none; rua=mailto:${reportsTo}` } as const
  const own = (await lookup.texts(name)).filter((text) => /^v\s*=\s*DMARC1/i.test(text))
  if (own.length > 1) return [found('wrong', 'dmarc_invalid', { record: own.join(' | ') })]

  const { dmarc } = await import('mailauth')
  const evaluate = (spfDomains: string[], dkimDomains: { domain: string }[]) =>
    dmarc({ headerFrom: domain, spfDomains, dkimDomains, resolver: lookup.any })
  // What the policy is does not depend on what fits.
  const result = await evaluate([domain], [])
  if (!result || result.status.result === 'none') {
    const [text] = own
    return [{ ...(text ? found('wrong', 'dmarc_invalid', { record: text }) : found('wrong', 'dmarc_none')), record }]
  }
  if (result.status.result === 'temperror') return [{ ...found('unknown', 'dns_away'), facts: { name } }]
  if (result.status.result === 'permerror') {
    return [{ ...found('wrong', 'dmarc_invalid', { record: own[0] ?? result.rr ?? '' }), record }]
  }
  const { policy, policyDomain = domain } = result
  const findings = [found('ok', 'dmarc_ok', { policy, policyDomain })]
  if (policy === 'none') {
    const value = `v=DMARC1; p=quarantine; rua=mailto:${reportsTo}`
    findings.push({ ...found('hint', 'dmarc_watching'), record: { ...record, value } })
  }
  const fits = async (...identifiers: Parameters<typeof evaluate>) => {
    const judged = await evaluate(...identifiers)
    return judged ? judged.status.result === 'pass' : true
  }
  const envelopeFits = await fits([envelopeDomain], [])
  const signatureFits = dkimDomain === undefined ? undefined : await fits([], [{ domain: dkimDomain }])
  const which = { envelopeDomain, dkimDomain: dkimDomain ?? '' }
  if (envelopeFits) {
    if (signatureFits === false) findings.push(found('wrong', 'dmarc_unaligned', which))
  } else if (signatureFits) {
    findings.push(found('hint', 'dmarc_signature_only', which))
  } else {
    findings.push(
      signatureFits === undefined
        ? found('unknown', 'dmarc_provider_signature', which)
        : found('wrong', 'dmarc_nothing_fits', which),
    )
  }
  return findings
}
