import { Argument, InvalidArgumentError } from 'commander'

/** The address of a person; case does not matter. */
export function emailArgument(): Argument {
  return new Argument('<email>', 'address of the person').argParser((text) => {
    const email = text.trim()
    if (!/^[^\s@%]+@[^\s@%]+$/.test(email)) throw new InvalidArgumentError('It must be an e-mail address.')
    return email
  })
}
