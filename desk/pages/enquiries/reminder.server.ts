import { dayAfter, swissDay, swissTime } from '#content/swiss-time.ts'
import { dayIn, timeIn } from '../appointments/typed-time.server.ts'

const days: Record<string, number> = { tomorrow: 1, threeDays: 3, week: 7 }
const morning = '08:00'

/**
 * When a form wants to be reminded, by the clock in Zurich: in the morning of a day to come, or at a day and hour of its own.
 * @returns null for no reminder; undefined for a time that is none, or over
 */
export function reminderIn(form: FormData, now: Date): string | null | undefined {
  const chosen = String(form.get('reminder') ?? '')
  if (chosen === '') return null
  const count = days[chosen]
  const day = count === undefined ? dayIn(form, 'date') : dayAfter(swissDay(now), count)
  const time = count === undefined ? timeIn(form, 'time') : morning
  if (!day || !time) return undefined
  const moment = new Date(swissTime(day, time))
  return moment > now ? moment.toISOString() : undefined
}
