import { dayAfter, startOfDay, swissDay } from '#content/swiss-time.ts'
import { clockTime } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { dayTitle } from '../../time.ts'

export type Template = { title: string; text: string }

/**
 * Beginnings of a reply in the language of whoever asked, with their name and the next free times, from tomorrow on: one of today may be
 * closed before it is read. Those that need a time not where none is free.
 * @param reader the language of whoever replies: templates are called in theirs
 */
export function templatesFor(
  { name, language }: { name: string; language: Language },
  free: Start[],
  { reader, now }: { reader: Language; now: Date },
): Template[] {
  const times = nextTimes(free, { language, now }).join('\n')
  const { list } = deskCopy(language, 'enquiries').templates
  const called = deskCopy(reader, 'enquiries').templates.list
  return list
    .map(({ title, text }, index) => ({ title: called[index]?.title ?? title, text }))
    .filter(({ text }) => times !== '' || !text.includes('{times}'))
    .map(({ title, text }) => ({ title, text: fill(text, { name, times }) }))
}

/** The first time of each of the next three days that have one, as templates write them. */
export function nextTimes(free: Start[], { language, now }: { language: Language; now: Date }): string[] {
  const starts = free.map(({ start }) => start).filter((start) => swissDay(new Date(start)) > swissDay(now))
  const days = starts.map((start) => swissDay(new Date(start)))
  return starts
    .filter((_, index) => days.indexOf(days[index] ?? '') === index)
    .slice(0, 3)
    .map((start) => written(start, language))
}

/** The times in a reply, written as templates write them, that are not among those that are still good. */
export function timesGone(text: string, good: Start[], { language, now }: { language: Language; now: Date }): string[] {
  const known = new Set(good.map(({ start }) => written(start, language)))
  const days = Array.from({ length: daysBack + daysAhead }, (_, index) =>
    dayTitle(startOfDay(dayAfter(swissDay(now), index - daysBack)), language),
  )
  const times = days.flatMap((day) =>
    text
      .split(`${day}, `)
      .slice(1)
      .flatMap((rest) => /^\d\d:\d\d/.exec(rest)?.map((clock) => `${day}, ${clock}`) ?? []),
  )
  return [...new Set(times)].filter((time) => !known.has(time))
}

/** Among which days a reply may name one: a draft waits for days, and nothing is booked further ahead. */
const [daysBack, daysAhead] = [60, 120]

type Start = { start: string }

const written = (start: string, language: Language) =>
  `${dayTitle(new Date(start), language)}, ${clockTime(start, language)}`
