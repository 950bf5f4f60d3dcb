import { dateFormat } from './date-format.ts'
import { dayMs } from './milliseconds.ts'

/**
 * A moment by the clock of a time zone, for example `2026-03-29`, `07:30`, `Europe/Zurich`. A time that occurs twice, when clocks go back, is
 * the first of the two.
 * @returns undefined for a day, clock or zone that does not exist, and for a time that is skipped when clocks go forward
 */
export function zonedTime(day: string, clock: string, zone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(clock) || !isTimeZone(zone)) return undefined
  const asUtc = Date.parse(`${day}T${clock}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  // No zone is further from UTC than this, and each changes its clocks at most once in the days between.
  const candidates = [-dayMs, 0, dayMs].map((around) => asUtc - offsetAt(new Date(asUtc + around), zone))
  const matching = candidates.filter((time) => localTime(new Date(time), zone) === `${day} ${clock}`)
  return matching.length > 0 ? new Date(Math.min(...matching)) : undefined
}

/** `2026-03-29 07:30` by the clock of a zone. */
export function localTime(time: Date, zone: string): string {
  return formatIn(zone).format(time).replace(',', '')
}

function isTimeZone(zone: string): boolean {
  try {
    dateFormat('sv-SE', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

function offsetAt(time: Date, zone: string): number {
  const minute = Math.floor(time.getTime() / 60_000) * 60_000
  return Date.parse(`${localTime(new Date(minute), zone).replace(' ', 'T')}:00Z`) - minute
}

function formatIn(zone: string): Intl.DateTimeFormat {
  return dateFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
}
