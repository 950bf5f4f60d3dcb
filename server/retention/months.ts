import { dayMs } from '#contract/milliseconds.ts'

/** The same time of day so many calendar months earlier (UTC), on the month's last day where the day does not exist. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date)
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate()
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return earlier
}

export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * dayMs)
}
