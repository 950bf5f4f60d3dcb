/** A word or number of a text, in lower case and without accents, and where it stands. */
export type Token = {
  word: string
  start: number
  end: number
  /** Two or three capitals, such as `QR`. */
  isAcronym: boolean
}

/** Words, the percent sign, and what may hold words together: `camt.053`, `2'390.00`, `8,1`, `what's`; a single letter keeps its hyphen (`E-Mail`). */
const chunks =
  /(?<![\p{L}\p{N}])\p{L}-\p{L}[\p{L}\p{N}]*|[\p{L}\p{N}\p{M}]+(?:(?:[.'’]|(?<=\d),(?=\d))[\p{L}\p{N}\p{M}]+)*|%/gu

/** No word that anybody writes is longer: of one that is, so much is read. A letter may stand for many (`ﷺ`), and some work grows with their square. */
export const longestWord = 64

/**
 * The words and numbers of a text in order. Numbers come in one spelling (`2'390`, `2’390.00` and `2,390` are `2390`;
 * `8,1` is `8.1`); a file name such as `camt.053` comes whole (`camt053`) and in its parts.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(chunks)) {
    const [chunk] = match
    const start = match.index
    const end = start + chunk.length
    const isAcronym = /^\p{Lu}{2,3}$/u.test(chunk)
    for (const word of spellings(fold(chunk))) tokens.push({ word: word.slice(0, longestWord), start, end, isAcronym })
  }
  return tokens
}

/** Most of any text: nothing to take apart. */
const plain = /^[ -~]*$/

/** Lower case, ligatures and accents taken apart: `Größe` becomes `grosse`. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

function spellings(chunk: string): string[] {
  if (/^[a-z]{2,}$/.test(chunk)) return [chunk]
  if (chunk === '%') return [chunk]
  if (/^\d[\d.,'’]*$/.test(chunk)) return [oneNumber(chunk)]
  const parts = chunk.split(/[.'’,]/)
  if (parts.length === 1) return [chunk.replace('-', '')].filter((word) => word.length > 1)
  const words = parts.filter((word) => word.length > 1 || /\d/.test(word))
  const isFileName = /\d/.test(chunk) && !/['’]/.test(chunk)
  return isFileName ? [parts.join(''), ...words] : words
}

function oneNumber(number: string): string {
  return number
    .replace(/['’](?=\d{3})|,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.00$/, '')
}
