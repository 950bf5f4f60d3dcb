import { type HolidayName, holidaysOf } from '#content/holiday-rules.ts'
import { dayAfter } from '#content/swiss-time.ts'

/**
 * Days on which Swiss banks settle no payments, besides Saturday and Sunday. These are the Zurich bank holidays as QuantLib's
 * calendar "Switzerland" lists them; they include all closing days of TARGET, so that they hold for euros too. The list that
 * binds is the one that SIX publishes every year for its clearing system SIC.
 */
const bankHolidays: readonly HolidayName[] = [
  'newYear',
  'berchtold',
  'goodFriday',
  'easterMonday',
  'labour',
  'ascension',
  'whitMonday',
  'national',
  'christmas',
  'stephen',
]

export function isBankDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  return !holidaysOf(Number(day.slice(0, 4)), bankHolidays).some(({ date }) => date === day)
}

function bankDayFrom(day: string, step: 1 | -1): string {
  return isBankDay(day) ? day : bankDayFrom(dayAfter(day, step), step)
}

/**
 * When an order is to be carried out: on the last bank day on or before the due day, but never before the next bank day,
 * because the file has to reach the bank first.
 * @param due undefined where the bill names no day: as soon as possible
 */
export function executionDay(due: string | undefined, today: string): { day: string; late: boolean } {
  const earliest = bankDayFrom(dayAfter(today), 1)
  if (due === undefined) return { day: earliest, late: false }
  const wanted = bankDayFrom(due, -1)
  return wanted < earliest ? { day: earliest, late: earliest > due } : { day: wanted, late: false }
}
