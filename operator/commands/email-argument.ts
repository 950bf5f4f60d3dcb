import { Argument, InvalidArgumentError } from 'commander'
import { asciiDomain } from '#contract/email-domain.ts'

/** The address of a person; case does not matter, nor how a domain with umlauts is spelt. */
export function emailArgument(): Argument {
  return new Argument('<email>', 'address of the person').argParser(parseEmail)
}

export function parseEmail(text: string): string {
  const email = asciiDomain(text.trim())
  if (!/^[^\s@%]+@[^\s@%]+$/.test(email)) throw new InvalidArgumentError('It must be an e-mail address.')
  return email
}
