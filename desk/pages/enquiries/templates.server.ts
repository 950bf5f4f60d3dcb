import { swissDay } from '#content/swiss-time.ts'
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
  free: { start: string }[],
  { reader, now }: { reader: Language; now: Date },
): Template[] {
  const times = firstOfDays(free.map(({ start }) => start).filter((start) => swissDay(new Date(start)) > swissDay(now)))
    .map((start) => `${dayTitle(new Date(start), language)}, ${clockTime(start, language)}`)
    .join('\n')
  const { list } = deskCopy(language, 'enquiries').templates
  const called = deskCopy(reader, 'enquiries').templates.list
  return list
    .map(({ title, text }, index) => ({ title: called[index]?.title ?? title, text }))
    .filter(({ text }) => times !== '' || !text.includes('{times}'))
    .map(({ title, text }) => ({ title, text: fill(text, { name, times }) }))
}

/** The first time of each of the next three days that have one. */
function firstOfDays(starts: string[]): string[] {
  const days = starts.map((start) => swissDay(new Date(start)))
  return starts.filter((_, index) => days.indexOf(days[index] ?? '') === index).slice(0, 3)
}
