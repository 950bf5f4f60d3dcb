/** A free time, as a button. */
export type SlotTime = { start: string; time: string }

/** A day with free times; all words in the page's language. */
export type SlotDay = {
  /** 2026-11-25 */
  day: string
  weekday: string
  number: string
  month: string
  /** Mittwoch, 25. November */
  label: string
  times: SlotTime[]
}

export type SlotWeek = { title: string; days: SlotDay[] }

/** The day and time of a start; undefined where it is not among them. */
export function findSlot(weeks: SlotWeek[], start: string): { day: SlotDay; time: string } | undefined {
  for (const day of weeks.flatMap(({ days }) => days)) {
    const found = day.times.find((slot) => slot.start === start)
    if (found) return { day, time: found.time }
  }
  return undefined
}
