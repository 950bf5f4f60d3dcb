import { isUid } from './check-steps.ts'
import { readAmount, readPercent } from './money.ts'

/** Billing information in the syntax S1 (Swico, Syntax definition for the billing information of the QR-bill, 1.2). */
export type BillingInformation = {
  /** /10 */
  number?: string
  /** /11, as 2026-11-12. */
  date?: string
  /** /20 */
  customerReference?: string
  /** /30, nine digits whose check digit is right. */
  uid?: string
  /** /31: day or period of the supply. */
  supplied?: { from: string; to: string }
  /** /32: rates in hundredths of a percent. One entry without a net amount means the whole bill. Only a text tells the tax. */
  vat: { rate: number; net?: number; vat?: number }[]
  /** /33: import tax, the tax alone. */
  importTax: { rate: number; vat: number }[]
  /** /40: discounts in hundredths of a percent; 0 is the last day to pay. */
  conditions: { discount: number; days: number }[]
  problems: BillingProblem[]
}

/** A part that is there and cannot be used. The rest of the line is read all the same. */
export type BillingProblem = { tag: string; value: string }

/** Reads `//S1/…`; undefined for any other syntax, which nothing is known of. */
export function readBillingInformation(text: string): BillingInformation | undefined {
  if (!text.startsWith('//S1/')) return undefined
  const read: BillingInformation = { vat: [], importTax: [], conditions: [], problems: [] }
  const [, ...parts] = splitUnescaped(text.slice('//S1'.length))
  for (let index = 0; index < parts.length; index += 2) {
    const tag = parts[index] ?? ''
    const value = (parts[index + 1] ?? '').trim()
    if (!readers[tag]?.(value, read)) read.problems.push({ tag, value })
  }
  return read
}

/** Parts between slashes; a backslash before a slash or a backslash makes it an ordinary character. */
function splitUnescaped(text: string): string[] {
  const parts = ['']
  for (const [piece] of text.matchAll(/\\[\\/]|./gsu)) {
    if (piece === '/') parts.push('')
    else parts.push((parts.pop() ?? '') + (/^\\./.test(piece) ? piece.slice(1) : piece))
  }
  return parts
}

type TagReader = (value: string, read: BillingInformation) => boolean

/** What each tag holds. A reader answers whether it could use the value. */
const readers: Record<string, TagReader> = {
  10: (value, read) => {
    read.number = value || undefined
    return value !== ''
  },
  11: (value, read) => {
    read.date = readDay(value)
    return read.date !== undefined
  },
  20: (value, read) => {
    read.customerReference = value || undefined
    return value !== ''
  },
  30: (value, read) => {
    read.uid = isUid(value) ? value : undefined
    return read.uid !== undefined
  },
  31: (value, read) => {
    const from = readDay(value.slice(0, 6))
    const to = value.length === 12 ? readDay(value.slice(6)) : value.length === 6 ? from : undefined
    if (from && to && from <= to) read.supplied = { from, to }
    return read.supplied !== undefined
  },
  32: (value, read) => {
    const rate = readPercent(value)
    const list = readPairs(value, readPercent, readAmount)?.map(([each, net]) => ({ rate: each, net }))
    read.vat = rate === undefined ? (list ?? []) : [{ rate }]
    return read.vat.length > 0
  },
  33: (value, read) => {
    read.importTax = readPairs(value, readPercent, readAmount)?.map(([rate, vat]) => ({ rate, vat })) ?? []
    return read.importTax.length > 0
  },
  40: (value, read) => {
    read.conditions = readPairs(value, readPercent, readDays)?.map(([discount, days]) => ({ discount, days })) ?? []
    return read.conditions.length > 0
  },
}

/** `8.1:1250.00;2.6:80`; undefined when one of the pairs is none. */
function readPairs(
  value: string,
  left: (text: string) => number | undefined,
  right: (text: string) => number | undefined,
): [number, number][] | undefined {
  const pairs = value.split(';').map((pair) => {
    const [first = '', second = '', ...more] = pair.split(':')
    const read = [left(first), right(second)] as const
    return more.length > 0 || read[0] === undefined || read[1] === undefined
      ? undefined
      : ([...read] as [number, number])
  })
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined
}

function readDays(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}

/** 261112 becomes 2026-11-12; undefined for a day that no calendar has. */
function readDay(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return year ? calendarDay(`20${year}`, month, day) : undefined
}

/** 2026, 1 and 9 become 2026-01-09; undefined for a day that no calendar has. */
export function calendarDay(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written) ? written : undefined
}
