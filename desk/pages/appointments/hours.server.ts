import type { WeeklyHours } from '#server/appointments/slots.ts'
import { timeIn } from './typed-time.server.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** How many spans a day of the form has. */
const spansADay = 2

/** The spans that the form names, `from-3-0` and `to-3-0` and so on; undefined when one has no end, or ends before it begins. */
export function hoursIn(form: FormData): WeeklyHours[] | undefined {
  const hours: WeeklyHours[] = []
  for (const weekday of weekdays) {
    for (let span = 0; span < spansADay; span++) {
      const [from, to] = [timeIn(form, `from-${weekday}-${span}`), timeIn(form, `to-${weekday}-${span}`)]
      if (!from && !to) continue
      if (!from || !to || from >= to) return undefined
      hours.push({ weekday, from, to })
    }
  }
  return hours
}
