import type { ParsedMail } from 'mailparser'

/** Whether a machine wrote a mail: an absence note, a receipt (RFC 3834, and what was usual before). */
export function isAutomatic({ headers, subject = '' }: ParsedMail): boolean {
  const of = (name: string) => String(headers.get(name) ?? '').toLowerCase()
  const submitted = of('auto-submitted')
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(auto_reply|bulk|junk|list)/.test(of('precedence')) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    /^(auto(matic)?[ -]?(reply|response)|out of( the)? office|automatische antwort|abwesen|r[ée]ponse automatique|risposta automatica)/i.test(
      subject.trim(),
    )
  )
}
