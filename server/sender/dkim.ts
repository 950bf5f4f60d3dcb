import { type Dkim, dkimRecord } from '../mail/dkim.ts'
import type { Finding } from './finding.ts'
import type { Lookup } from './lookup.ts'

/** Whether the key that we sign with is the one that receivers find (RFC 6376). */
export async function checkDkim(lookup: Lookup, dkim: Dkim | undefined, domain: string): Promise<Finding> {
  if (!dkim) return { part: 'dkim', state: 'hint', code: 'dkim_off', facts: { domain } }
  const { name, value } = dkimRecord(dkim)
  const found = (state: Finding['state'], code: Finding['code']): Finding => ({
    part: 'dkim',
    state,
    code,
    facts: { name, selector: dkim.selector },
    ...(state === 'wrong' && { record: { type: 'TXT', name, value } }),
  })
  const keys = (await lookup.texts(name)).flatMap((text) => {
    const key = keyOf(text)
    return key === undefined ? [] : [key]
  })
  if (keys.length === 0) return found('wrong', 'dkim_none')
  if (keys.every((key) => key === '')) return found('wrong', 'dkim_revoked')
  return keys.includes(keyOf(value) ?? '') ? found('ok', 'dkim_ok') : found('wrong', 'dkim_other')
}

/** The `p` of a record; empty means that the key was revoked. */
function keyOf(text: string): string | undefined {
  return /(?:^|;)\s*p\s*=([^;]*)/i.exec(text)?.[1]?.replace(/\s/g, '')
}
