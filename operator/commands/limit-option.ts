import { InvalidArgumentError, Option } from 'commander'

/** `--limit N` of a list that may be long. */
export function limitOption(): Option {
  return new Option('--limit <number>', 'at most so many').default(50).argParser((text) => {
    if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number above zero.')
    return Number(text)
  })
}
