import { InvalidArgumentError } from 'commander'

/** Reads `--rate`, in mails a minute. */
export function parseRate(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 to 99999.')
  return Number(text)
}
