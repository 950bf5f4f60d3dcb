import { company } from './company.ts'
import { type HolidayName, holidaysOf, type PublicHoliday } from './holiday-rules.ts'

/** The public holidays of a year at the operator's seat (`company.publicHolidays`), in order. */
export function publicHolidays(
  year: number,
  names: readonly HolidayName[] = company.publicHolidays as HolidayName[],
): PublicHoliday[] {
  return holidaysOf(year, names)
}

/** The holiday on a day (2026-04-03), if it is one. */
export function holidayOn(date: string): PublicHoliday | undefined {
  return publicHolidays(Number(date.slice(0, 4))).find((holiday) => holiday.date === date)
}
