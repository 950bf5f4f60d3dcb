import { dateFormat } from '#contract/date-format.ts'
import { type Language, locales } from '#contract/language.ts'
import { dayMs } from '#contract/milliseconds.ts'

const zone = 'Europe/Zurich'

/** Swiss local time: `heute 14:05`, `21. Nov., 14:05` for another day. The same on the server and in the browser. */
export function shortTime(iso: string, language: Language, now: Date): string {
  const time = new Date(iso)
  const clock = format(time, language, { hour: '2-digit', minute: '2-digit' })
  if (dayOf(time) === dayOf(now)) return `${dayWord(0, language)} ${clock}`
  const sameYear = dayOf(time).slice(0, 4) === dayOf(now).slice(0, 4)
  const day = format(time, language, { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) })
  return `${day}, ${clock}`
}

/** When something is due: `heute 00:36`, `Di 00:36` within the coming days, else with its date; long ago, the day alone. */
export function dueTime(iso: string, language: Language, now: Date): string {
  const time = new Date(iso)
  const days = (Date.parse(dayOf(time)) - Date.parse(dayOf(now))) / dayMs
  if (days < -1) return format(time, language, { day: 'numeric', month: 'short' })
  if (days > 6) return shortTime(iso, language, now)
  const clock = format(time, language, { hour: '2-digit', minute: '2-digit' })
  if (days > 0) return `${format(time, language, { weekday: 'short' })} ${clock}`
  return `${dayWord(days, language)} ${clock}`
}

/** When a conversation begins: what is to come with its date, for a weekday alone may be the last one too: `Mi 2. Dez., 09:00`. */
export function beginTime(iso: string, language: Language, now: Date): string {
  const time = new Date(iso)
  if (dayOf(time) <= dayOf(now)) return dueTime(iso, language, now)
  const day = `${format(time, language, { weekday: 'short' })} ${format(time, language, { day: 'numeric', month: 'short' })}`
  return `${day}, ${format(time, language, { hour: '2-digit', minute: '2-digit' })}`
}

/** With the year, for the page of a mail: `21.11.2026, 14:05` or `21 Nov 2026, 14:05`. */
export function exactTime(iso: string, language: Language): string {
  return format(new Date(iso), language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** The day of a wording that somebody agreed to, `21. November 2026`; other proof as it was stated. */
export function wordingDay(version: string, language: Language): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version)) return version
  return format(new Date(`${version}T12:00:00Z`), language, { dateStyle: 'long' })
}

/** `Mittwoch, 25. November`. */
export function dayTitle(now: Date, language: Language): string {
  return format(now, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

const dayWords = new Map<string, string>()

/** `heute`, `gestern`; each looked up once, because a list asks in each of its rows. */
function dayWord(days: number, language: Language): string {
  const key = `${language} ${days}`
  const word = dayWords.get(key) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
  dayWords.set(key, word)
  return word
}

/** `2.–5. Dez.`: the whole days from one midnight to another; undefined where either is within a day. */
export function wholeDays(from: string, to: string, language: Language): string | undefined {
  const isMidnight = (iso: string) =>
    format(new Date(iso), language, { hour: '2-digit', minute: '2-digit' }) === '00:00'
  if (!isMidnight(from) || !isMidnight(to)) return undefined
  return daySpan(new Date(from), new Date(Date.parse(to) - 1), language)
}

/** `2.–5. Dez.` */
export function daySpan(first: Date, last: Date, language: Language): string {
  return dateFormat(locales[language], { timeZone: zone, day: 'numeric', month: 'short' }).formatRange(first, last)
}

function format(time: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locales[language], { timeZone: zone, hourCycle: 'h23', ...options }).format(time)
}

function dayOf(time: Date): string {
  return dateFormat('sv-SE', { timeZone: zone }).format(time)
}
