import { fill } from '#app/lib/fill.ts'
import type { SlotDay, SlotWeek } from '#app/sections/booking/slot-weeks.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import { dayAfter, swissDay } from '#content/swiss-time.ts'
import { dateFormat } from '#contract/date-format.ts'
import { clockTime, longDate, weekdayDate } from '#contract/dates.ts'
import { type Language, locales } from '#contract/language.ts'
import type { Slot } from '#contract/slot.ts'

/** Free times by week and day, in words, by the calendar and clock of Zurich. */
export function slotWeeks(
  slots: Slot[],
  { weeks: titles }: DocumentOf<'book'>['picker'],
  language: Language,
  now: Date,
): SlotWeek[] {
  const thisWeek = mondayOf(swissDay(now))
  const weeks = new Map<string, SlotDay[]>()
  for (const { start } of slots) {
    const day = swissDay(new Date(start))
    const monday = mondayOf(day)
    const days = weeks.get(monday) ?? []
    weeks.set(monday, days)
    const last = days.at(-1)
    const time = { start, time: clockTime(start, language) }
    if (last?.day === day) last.times.push(time)
    else days.push({ ...dayInWords(day, language), times: [time] })
  }
  return [...weeks].map(([monday, days]) => {
    if (monday === thisWeek) return { title: titles.this, days }
    if (monday === dayAfter(thisWeek, 7)) return { title: titles.next, days }
    return { title: fill(titles.later, { date: withoutYear(longDate(monday, language)) }), days }
  })
}

/** Mittwoch, 25. November: appointments are so near that the year says nothing. */
export function dayInSentence(start: string, language: Language): string {
  return withoutYear(weekdayDate(start, language))
}

function dayInWords(day: string, language: Language): Omit<SlotDay, 'times'> {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locales[language], { timeZone: 'UTC', ...options }).format(new Date(day))
  return {
    day,
    weekday: part({ weekday: 'long' }),
    number: String(Number(day.slice(8))),
    month: part({ month: 'short' }),
    label: withoutYear(part({ dateStyle: 'full' })),
  }
}

function withoutYear(text: string): string {
  return text.replace(/[,\s\u00a0]*\d{4}$/, '')
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return dayAfter(day, 1 - weekday)
}
