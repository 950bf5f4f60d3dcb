import type { Price } from './schemas/company.ts'

type AmountLanguage = 'de' | 'en'

const fromWord = { de: 'ab', en: 'from' }
const toWord = { de: 'bis', en: 'to' }

/** 2390 becomes 2'390, -1258.4 becomes −1'258: rounded, Swiss thousands separator in both languages. */
export function swissNumber(value: number, decimals = 0): string {
  const [whole = '', rest] = String(Number(value.toFixed(decimals))).split('.')
  const grouped = whole.replace('-', '−').replace(/\B(?=(\d{3}){1,7}$)/g, "'")
  return rest ? `${grouped}.${rest}` : grouped
}

/** "149–399", "14:00–16:00": a word joiner after the dash, where browsers would break the line. */
export function dashRange(from: string, to: string): string {
  return `${from}–\u2060${to}`
}

/** "5'458 bis 8'458": spelt out, because a dash beside a minus could be misread. */
export function spokenRange(low: number, high: number, language: AmountLanguage): string {
  return low === high ? swissNumber(low) : `${swissNumber(low)} ${toWord[language]}\u00a0${swissNumber(high)}`
}

/** Without the currency, for a column or a sum that names it: "390", "ab 2'390", "149–399". */
export function bareAmount(price: Price, language: AmountLanguage): string {
  const amount = swissNumber(price.amount)
  const figures = price.upTo ? dashRange(amount, swissNumber(price.upTo)) : amount
  return price.from ? `${fromWord[language]}\u00a0${figures}` : figures
}

/** "CHF 390", "ab CHF 2'390", "CHF 149–399": non-breaking, with the word for a starting price. */
export function priceText(price: Price, language: AmountLanguage): string {
  const amount = `CHF\u00a0${bareAmount({ ...price, from: false }, language)}`
  return price.from ? `${fromWord[language]} ${amount}` : amount
}
