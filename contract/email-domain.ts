import { z } from 'zod/mini'

/**
 * An address whose domain has umlauts or other letters (info@müller.example), in the spelling that mail servers take and that
 * is stored (info@xn--mller-kva.example), so that both spellings are one person. Anything else comes back as it is, for the
 * address pattern to judge. The part before the @ is never changed.
 */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || !foreignLetters.test(domain) || notOfDomains.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

/**
 * Whether a mail server can take an address: the usual signs, at most 64 of them before the @ (RFC 5321) and 63 between two
 * dots of the domain (RFC 1035). How long it may be in all is told by `limits`, because the waiting list takes one more.
 */
export function isMailAddress(address: string): boolean {
  return z.regexes.email.test(address) && partsFit.test(address)
}

const partsFit = /^[^@]{1,64}@[^.@]{1,63}(?:\.[^.@]{1,63})*$/

const foreignLetters = /[^\p{ASCII}]/u
/** What would end a host in an address of the web. */
const notOfDomains = /[\s/?#:@\\%[\]]/
