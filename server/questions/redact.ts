import { redactAddresses } from '#contract/severity.ts'

const redacted = '[redacted]'

/** IBANs, numbers of the old-age insurance, and telephone numbers: with `+` or a leading zero, nine digits or more. */
const numbers = [
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/gi,
  /\b756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}\b/g,
  /(?<![\d.,'’])(?:\+|00?)(?:[ ()./-]{0,2}\d){8,14}(?!\d)/g,
]

/** A question without what tells who asked it: e-mail addresses, telephone numbers, account and insurance numbers. */
export function redact(question: string): string {
  return numbers.reduce((text, pattern) => text.replace(pattern, redacted), redactAddresses(question))
}
