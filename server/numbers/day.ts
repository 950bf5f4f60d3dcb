import { dayMs } from '#contract/milliseconds.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
})

/** Day (`2026-11-23`) and hour (`09`) by the clock in Zurich. */
export function dayAndHour(time: Date): { day: string; hour: string } {
  const [day = '', hour = ''] = clock.format(time).split(' ')
  return { day, hour }
}

/** The days from the one `count - 1` days before `last` up to `last` itself, oldest first. */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T12:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}
