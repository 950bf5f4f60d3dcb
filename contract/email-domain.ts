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

const foreignLetters = /[^\p{ASCII}]/u
/** What would end a host in an address of the web. */
const notOfDomains = /[\s/?#:@\\%[\]]/
