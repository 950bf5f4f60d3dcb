import { InvalidArgumentError } from 'commander'

/** Mails a minute that even small mail providers take. */
export const usualRate = 120

export function parseRate(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 to 99999.')
  return Number(text)
}
