/** So many words in a row of the rules are a leak, not a coincidence. */
const leakedWords = 6

/**
 * A text as it is checked: letters, digits and signs in the one form that a browser or a reader takes them for (NFKC), the
 * full stop of Chinese and Japanese as ours, which it is in names of hosts (UTS 46), and nothing invisible in between.
 */
export function asChecked(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u3002', '.')
}

/** Whether a text holds what the pages show as text and never as anything else: tags, links, code, control characters. */
export function hasMarkup(text: string): boolean {
  return /<[a-z/!]|\]\(|```|\p{Cc}(?<!\n)/iu.test(text)
}

/** Whether each mail address and name of a host was given. */
export function hasOnlyGivenAddresses(text: string, given: string): boolean {
  return addresses(text).every((address) => given.toLowerCase().includes(address.toLowerCase()))
}

/** Each begins only where a name can begin, and addresses that hang together are one: however long a text is, each letter is read once. */
const mailAddress = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+(?:[\p{L}\p{N}._%+-]*@[\p{L}\p{N}.-]*)*/u
const hostName = /(?<![\p{L}\p{N}-]|[\p{L}\p{N}-]{2}\.)[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]{2,})*\.\p{L}{2,}/u
const address = new RegExp(`${mailAddress.source}|${hostName.source}`, 'gu')

/** Mail addresses and names of hosts, without the full stop of a sentence that ends with one. */
export function addresses(text: string): string[] {
  const found = text.match(address)
  return (found ?? []).map((one) => one.replace(/(?<!\.)\.+$/, ''))
}

export function hasOnlyGivenFigures(text: string, given: string): boolean {
  const known = new Set(figures(given))
  return figures(text).every((figure) => known.has(figure))
}

/** Numbers in one spelling: `2’390` and `2'390` are `2390`. */
export function figures(text: string): string[] {
  return (text.match(/\p{Nd}[\p{Nd}'’.,]*/gu) ?? []).map((figure) => figure.replace(/['’]/g, '').replace(/[.,]$/, ''))
}

/** Whether it repeats what the model was told to do. */
export function leaks(text: string, system: string): boolean {
  const told = new Set(runs(system))
  return runs(text).some((run) => told.has(run))
}

/** Every run of some words in a row. */
function runs(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(leakedWords - 1).map((_, place) => words.slice(place, place + leakedWords).join(' '))
}
