import { dateFormat } from '#contract/date-format.ts'
import { dayMs } from '#contract/milliseconds.ts'

/** A moment by the clock in Zurich, as ISO 8601 with its offset: `2025-02-12T16:30:00+01:00`. `date` as 2025-02-12, `time` as 16:30. */
export function swissTime(date: string, time: string): string {
  return timeWithOffset(date, time, 'Europe/Zurich')
}

/** The same by the clock of any zone of the IANA database; a time that clocks skip is told as well, unlike by contract/zoned-time.ts. */
export function timeWithOffset(date: string, time: string, timeZone: string): string {
  const clock = `${date}T${time}:00`
  // The first look takes the clock for UTC and may be on the wrong side of a change of time; the second is not.
  return clock + offsetAt(clock + offsetAt(`${clock}Z`, timeZone), timeZone)
}

function offsetAt(moment: string, timeZone: string): string {
  const format = dateFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(new Date(moment)).find((part) => part.type === 'timeZoneName')?.value ?? ''
  return name.slice('GMT'.length) || '+00:00'
}

/** The day in Zurich: 2026-11-25. */
export function swissDay(time: Date): string {
  return dateFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' }).format(time)
}

/** The day so many days after another; before it, where the number is negative. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** When a day begins in Zurich. */
export function startOfDay(day: string): Date {
  return new Date(swissTime(day, '00:00'))
}
