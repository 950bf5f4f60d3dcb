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

/**
 * Whether a form posts a time of another day than the opened one. Without scripts a time stays chosen when another day is opened, and what
 * cannot be seen must not be booked. Browsers that do not know `:has()` show all times (booking.css): there the page comes back with the day of
 * the time opened, and the next press books it.
 */
export function isOfClosedDay(form: FormData): boolean {
  const start = Date.parse(String(form.get('start') ?? ''))
  return form.has('day') && !Number.isNaN(start) && form.get('day') !== swissDay(new Date(start))
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
    label: withoutYear(weekdayDate(day, language, 'UTC')),
  }
}

function withoutYear(text: string): string {
  return text.replace(/(?<![,\s])[,\s]*\d{4}$/, '')
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return dayAfter(day, 1 - weekday)
}
