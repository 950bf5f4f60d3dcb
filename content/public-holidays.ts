import { read } from './documents.ts'
import { type HolidayName, holidaysOf, type PublicHoliday } from './holiday-rules.ts'

/** The public holidays of a year at the operator's seat (`publicHolidays` of `company.yaml`), in order. */
export function publicHolidays(
  year: number,
  names: readonly HolidayName[] = read('company').publicHolidays,
): PublicHoliday[] {
  return holidaysOf(year, names)
}

/** The holiday on a day (2026-04-03), if it is one. */
export function holidayOn(date: string): PublicHoliday | undefined {
  return publicHolidays(Number(date.slice(0, 4))).find((holiday) => holiday.date === date)
}
