import { read } from '#content/documents.ts'
import { holidayOn } from '#content/public-holidays.ts'
import { dayAfter, swissDay, swissTime } from '#content/swiss-time.ts'
import { minuteMs } from '#contract/milliseconds.ts'
import type { Slot } from '#contract/slot.ts'

/** Weekly opening hours by the clock in Zurich. `weekday` as ISO counts: Monday is 1. */
export type WeeklyHours = { weekday: number; from: string; to: string }

/** How long a conversation is, in milliseconds. */
export function slotMs(): number {
  return read('company').promises.freeConsultationMinutes * minuteMs
}

/** The hours that the website states, for as long as nobody has hours of their own. */
export function companyHours(): WeeklyHours[] {
  const { fromDay, toDay, from, to } = read('company').hours.consultation
  return Array.from({ length: toDay - fromDay + 1 }, (_, index) => ({ weekday: fromDay + index, from, to }))
}

/**
 * The slots of weekly hours that begin at or after `from` and before `until`, in order; none on public holidays. Hours are read
 * by the clock in Zurich and then counted in real time: where the clocks change within them, there are as many slots as hours pass.
 */
export function slotsOf(hours: readonly WeeklyHours[], from: Date, until: Date): Slot[] {
  const slots: Slot[] = []
  for (let day = swissDay(from); day <= swissDay(until); day = dayAfter(day)) {
    const today = hours.filter(({ weekday }) => weekday === weekdayOf(day))
    if (today.length === 0 || holidayOn(day)) continue
    const starts = today.flatMap((span) =>
      startsWithin(Date.parse(swissTime(day, span.from)), Date.parse(swissTime(day, span.to))),
    )
    for (const start of [...new Set(starts)].sort((left, right) => left - right)) {
      if (start >= from.getTime() && start < until.getTime()) slots.push(slotAt(start))
    }
  }
  return slots
}

function startsWithin(from: number, to: number): number[] {
  const length = slotMs()
  const starts: number[] = []
  for (let start = from; start + length <= to; start += length) starts.push(start)
  return starts
}

/** The slot that begins then (milliseconds since 1970). */
function slotAt(start: number): Slot {
  return { start: new Date(start).toISOString(), end: new Date(start + slotMs()).toISOString() }
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
