/** What is looked at, in this order. */
export const senderParts = ['smtp', 'spf', 'dkim', 'dmarc', 'mx', 'reverse'] as const

export type SenderPart = (typeof senderParts)[number]

export type FindingCode =
  | 'smtp_files'
  | 'smtp_ok'
  | 'smtp_no_login'
  | 'smtp_plain'
  | 'smtp_login'
  | 'smtp_certificate'
  | 'smtp_away'
  | 'spf_ok'
  | 'spf_none'
  | 'spf_several'
  | 'spf_lookups'
  | 'spf_invalid'
  | 'spf_everybody'
  | 'spf_open_end'
  | 'spf_host'
  | 'dkim_ok'
  | 'dkim_off'
  | 'dkim_none'
  | 'dkim_other'
  | 'dkim_revoked'
  | 'dmarc_ok'
  | 'dmarc_watching'
  | 'dmarc_none'
  | 'dmarc_invalid'
  | 'dmarc_unaligned'
  | 'dmarc_signature_only'
  | 'dmarc_provider_signature'
  | 'dmarc_nothing_fits'
  | 'mx_ok'
  | 'mx_none'
  | 'mx_refuses'
  | 'mx_dead'
  | 'reverse_ok'
  | 'reverse_none'
  | 'reverse_other'
  | 'reverse_private'
  | 'dns_away'

/** `wrong`: to be mended before mail is trusted. `hint`: worth a look. `unknown`: could not be looked up. */
export type FindingState = 'ok' | 'hint' | 'wrong' | 'unknown'

/** As the panel of whoever keeps the domain's DNS asks for it. */
export type DnsRecord = { type: 'TXT' | 'MX' | 'PTR'; name: string; value: string }

export type Finding = {
  part: SenderPart
  code: FindingCode
  state: FindingState
  /** For the places of its words (content/de/desk/sender.yaml). */
  facts: Record<string, string | number>
  /** What to set. */
  record?: DnsRecord
}

/** Makes the findings of a part, which all tell these facts unless they say otherwise. */
export function findingsOf(part: SenderPart, told: Finding['facts']) {
  return (state: FindingState, code: FindingCode, facts: Finding['facts'] = {}): Finding => ({
    ...{ part, state, code },
    facts: { ...told, ...facts },
  })
}
