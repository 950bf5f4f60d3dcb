import type { DocumentOf } from '#content/catalogue.ts'

/** What is looked at, in this order. */
export const senderParts = ['smtp', 'spf', 'dkim', 'dmarc', 'mx', 'reverse'] as const

export type SenderPart = (typeof senderParts)[number]

/** Each has a sentence at the desk. */
export type FindingCode = keyof DocumentOf<'desk/sender'>['findings']

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
