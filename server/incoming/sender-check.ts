import type { ParsedMail } from 'mailparser'

/**
 * Whether the mail server that received a mail says that its sender is not who it claims (RFC 8601). Servers write their results above
 * those that a mail brings along, so the topmost name counts. Where ours says nothing, a mail can only vouch for itself, which is
 * not shown, or accuse itself.
 */
export function isSenderRefuted({ headerLines }: Pick<ParsedMail, 'headerLines'>): boolean {
  const all = headerLines
    .filter(({ key }) => key === 'authentication-results')
    .map(({ line }) => line.slice('authentication-results:'.length).replace(/\s+/g, ' ').trim().slice(0, 4000))
  const [own = ''] = all[0]?.split(/[ ;]/) ?? []
  const results = all.filter((line) => line.startsWith(own)).join(';')
  const said = (method: string) =>
    [...results.matchAll(new RegExp(`(?:^|[; ])${method} ?= ?([a-z]+)`, 'gi'))].map(([, result = '']) =>
      result.toLowerCase(),
    )
  const dmarc = said('dmarc')
  if (dmarc.includes('fail')) return true
  if (dmarc.includes('pass')) return false
  const others = [...said('spf'), ...said('dkim')]
  return !others.includes('pass') && others.some((result) => /^(fail|softfail|permerror)$/.test(result))
}
