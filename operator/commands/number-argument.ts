import { InvalidArgumentError } from 'commander'

/** Reads a whole number. @param words say what it may be */
export const wholeNumber = (shape: RegExp, words: string) => (text: string) => {
  if (!shape.test(text)) throw new InvalidArgumentError(words)
  return Number(text)
}

/** Reads `--rate`, in mails a minute. */
export const parseRate = wholeNumber(/^[1-9]\d{0,4}$/, 'It must be a whole number from 1 to 99999.')
