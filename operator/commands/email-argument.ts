import { Argument, InvalidArgumentError } from 'commander'
import { asciiDomain } from '#contract/email-domain.ts'
import { limits } from '#contract/limits.ts'
import { emailAddress } from '#contract/text.ts'

/** The address of a person who is held already, also one that no form would take any more. */
export function emailArgument(): Argument {
  return described(parseKnown)
}

/** The address of somebody who is to be written to from now on. */
export function newEmailArgument(): Argument {
  return described(parseEmail)
}

/** What a form takes as well, its domain in ASCII. */
export function parseEmail(text: string): string {
  const email = emailAddress(limits.email, '').safeParse(text)
  if (!email.success) throw new InvalidArgumentError('It must be an e-mail address.')
  return email.data
}

function parseKnown(text: string): string {
  const email = asciiDomain(text.trim())
  if (!/^[^\s@%]+@[^\s@%]+$/.test(email)) throw new InvalidArgumentError('It must be an e-mail address.')
  return email
}

function described(parse: (text: string) => string): Argument {
  return new Argument('<email>', 'address of the person').argParser(parse)
}
