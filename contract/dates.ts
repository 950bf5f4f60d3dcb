import { dateFormat } from './date-format.ts'
import { type Language, locales } from './language.ts'

// A day without a time is the same day everywhere; a moment is told by the clock in Zurich.
const day = { timeZone: 'UTC' } as const
const clock = { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' } as const
const short: Record<Language, Intl.DateTimeFormatOptions> = {
  de: { day: 'numeric', month: 'numeric', year: 'numeric' },
  en: { day: 'numeric', month: 'short', year: 'numeric' },
}
const moment: Record<Language, Intl.DateTimeFormatOptions> = {
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'long', year: 'numeric' },
}

/** 2025-01-05 as 5.1.2025 or, in English, 5 Jan 2025, unbroken. */
export function shortDate(isoDate: string, language: Language): string {
  return format(isoDate, language, { ...day, ...short[language] })
}

/** 2025-01-05 as 5. Januar 2025 or 5 January 2025, unbroken. */
export function longDate(isoDate: string, language: Language): string {
  return format(isoDate, language, { ...day, dateStyle: 'long' })
}

/** A stored time as 21.11.2026, 09:00 or 21 November 2026 at 09:00. */
export function swissMoment(iso: string, language: Language): string {
  return dateFormat(locales[language], { ...clock, ...moment[language] }).format(new Date(iso))
}

/** A stored time as Mittwoch, 25. November 2026 or Wednesday 25 November 2026, by the calendar in Zurich or in another zone. */
export function weekdayDate(iso: string, language: Language, timeZone: string = clock.timeZone): string {
  const date = dateFormat(locales[language], { timeZone, dateStyle: 'full' }).format(new Date(iso))
  // Where a year follows, engines put a comma into English that they leave out where none does.
  return language === 'en' ? date.replace(',', '') : date
}

/** A stored time as 14:15, by the clock in Zurich or in another zone. */
export function clockTime(iso: string, language: Language, timeZone: string = clock.timeZone): string {
  return dateFormat(locales[language], { ...clock, timeZone }).format(new Date(iso))
}

function format(isoDate: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locales[language], options).format(new Date(isoDate)).replaceAll(' ', '\u00a0')
}
