import { dayAfter, startOfDay, swissDay } from '#content/swiss-time.ts'
import { dateFormat } from '#contract/date-format.ts'
import { clockTime } from '#contract/dates.ts'
import { type Language, locales } from '#contract/language.ts'
import { dayMs } from '#contract/milliseconds.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { daySpan, dayTitle } from '../../time.ts'

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)
const plus = (date: string, days: number) => new Date(noonOf(date).getTime() + days * dayMs).toISOString().slice(0, 10)

/** The day of a stored time, in Zurich: 2026-11-25. */
export const dayOf = (iso: string): string => swissDay(new Date(iso))

/** The Monday on or before a day. */
export function mondayOf(date: string): string {
  return plus(date, -((noonOf(date).getUTCDay() + 6) % 7))
}

export const nextMonday = (monday: string): string => plus(monday, 7)
export const previousMonday = (monday: string): string => plus(monday, -7)

/** The seven days of a week. */
export function daysOf(monday: string): string[] {
  const days = [monday]
  while (days.length < 7) days.push(dayAfter(days.at(-1) as string))
  return days
}

/** ISO 8601: the week of a year's first Thursday is its first. */
export function weekNumber(monday: string): number {
  const thursday = noonOf(plus(monday, 3))
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return Math.floor((thursday.getTime() - newYear) / (7 * dayMs)) + 1
}

/** `Mi` and `25. Nov.`, or `Wed` and `25 Nov`. */
export function shortDay(date: string, language: Language): { weekday: string; day: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locales[language], { timeZone: 'UTC', ...options }).format(noonOf(date))
  return { weekday: part({ weekday: 'short' }), day: part({ day: 'numeric', month: 'short' }) }
}

/** `7.–13. Dez.`, without years also where one ends. */
export function weekSpan(monday: string, language: Language): string {
  const sunday = plus(monday, 6)
  if (monday.slice(0, 4) === sunday.slice(0, 4)) return daySpan(startOfDay(monday), startOfDay(sunday), language)
  return [monday, sunday].map((date) => shortDay(date, language).day).join(' – ')
}

/** A day with its free times. `week`: its Monday; `hosts`: how many are free then. */
export type FreeDay = { day: string; week: string; times: { start: string; clock: string; hosts: number }[] }

/** Free times, by day. */
export function freeDays(free: { start: string; hosts: string[] }[], language: Language): FreeDay[] {
  return [...Map.groupBy(free, ({ start }) => dayTitle(new Date(start), language))].map(([day, times]) => ({
    day,
    week: mondayOf(dayOf(times[0]?.start ?? '')),
    times: times.map(({ start, hosts }) => ({ start, clock: clockTime(start, language), hosts: hosts.length })),
  }))
}

/** The Monday of the week that is shown first: of this one; on weekends of the next, unless something booked in this one is still to come. */
export async function openingWeek({ appointments }: Pick<DeskServices, 'appointments'>, now: Date): Promise<string> {
  const today = swissDay(now)
  const monday = mondayOf(today)
  if (daysOf(monday).indexOf(today) < 5) return monday
  const next = nextMonday(monday)
  const rest = await appointments.view({ from: now, until: startOfDay(next) })
  return rest.appointments.some(({ status }) => status === 'booked') ? monday : next
}

/** The Monday of the week in the address (`?week=` with any of its days), else of what is opened, else of the one shown first. */
export function weekIn(parameters: URLSearchParams, opening: string, opened?: { start: string }): string {
  const asked = parameters.get('week') ?? ''
  if (/^20\d\d-(0\d|1[0-2])-[0-3]\d$/.test(asked) && !Number.isNaN(noonOf(asked).getTime())) return mondayOf(asked)
  return opened ? mondayOf(dayOf(opened.start)) : opening
}
