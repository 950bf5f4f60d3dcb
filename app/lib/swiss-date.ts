import { locales } from '#contract/language.ts'

// Dates are Swiss German in both languages; a day without a time is the same day everywhere.
const short = new Intl.DateTimeFormat(locales.de, { timeZone: 'UTC' })
const long = new Intl.DateTimeFormat(locales.de, { dateStyle: 'long', timeZone: 'UTC' })

/** 2025-01-05 as 5.1.2025. */
export function shortDate(isoDate: string): string {
  return short.format(new Date(isoDate))
}

/** 2025-01-05 as 5. Januar 2025, unbroken. */
export function longDate(isoDate: string): string {
  return long.format(new Date(isoDate)).replaceAll(' ', '\u00a0')
}
