import type { DocumentOf } from '#content/catalogue.ts'
import { dateFormat } from '#contract/date-format.ts'
import { clockTime, longDate } from '#contract/dates.ts'
import { type Language, locales } from '#contract/language.ts'
import type { Report } from '#server/numbers/reports.ts'
import type { Summary } from '#server/numbers/summary.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { pick } from '../../pick.ts'
import { pageName } from '../content/titles.server.ts'
import { shareOf } from './share.ts'

type Words = DocumentOf<'desk/numbers'>

/** More days than that are shown as months. */
const mostDays = 62

/** A day, or of a year a month. `note`: where it is not whole, which part of it was counted. */
export type Span = { label: string; short: string; note?: string; visits: number; views: number; isPale: boolean }

/** Days without a time are the same day everywhere. */
function dayText(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locales[language], { timeZone: 'UTC', ...options }).format(new Date(`${day}T12:00:00Z`))
}

/** How days are written: with their year where another one is shown beside it. */
function daysIn({ from, to }: Pick<Summary, 'from' | 'to'>, language: Language) {
  const year = from.slice(0, 4) === to.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return {
    long: (day: string) => dayText(day, language, { day: 'numeric', month: 'long', ...year }),
    short: (day: string) => dayText(day, language, { day: 'numeric', month: 'short', ...year }),
  }
}

/** The days of the plot; of a year its months, because 365 bodies are no picture. The last one still goes on. */
function spansOf(summary: Summary, language: Language, { since, until }: Words['partly']): Span[] {
  const { byDay, from, to } = summary
  if (byDay.length <= mostDays) {
    const days = daysIn(summary, language)
    return byDay.map(({ day, visits, views }) => ({
      label: days.long(day),
      short: days.short(day),
      ...(day === to && { note: fill(until, { end: clockTime(new Date().toISOString(), language) }) }),
      ...{ visits, views },
      isPale: [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()),
    }))
  }
  const shortDay = (day: string) => dayText(day, language, { day: 'numeric', month: 'short' })
  return [...Map.groupBy(byDay, ({ day }) => day.slice(0, 7))].map(([month, days]) => {
    const begins = days[0]?.day === `${month}-01`
    const note = to.startsWith(month)
      ? fill(until, { end: shortDay(to) })
      : begins
        ? undefined
        : fill(since, { start: shortDay(from) })
    return {
      label: dayText(`${month}-15`, language, { month: 'long', year: 'numeric' }),
      short: dayText(`${month}-15`, language, { month: 'short', year: 'numeric' }),
      ...(note && { note }),
      visits: days.reduce((sum, day) => sum + day.visits, 0),
      views: days.reduce((sum, day) => sum + day.views, 0),
      isPale: !begins,
    }
  })
}

/** Visits by where they came from, the most first; who did not tell is the rest. */
export function sourcesOf({ visits, hosts }: Pick<Summary, 'visits' | 'hosts'>) {
  const told = hosts.reduce((sum, { count }) => sum + count, 0)
  return [
    ...hosts.toSorted((one, other) => other.count - one.count),
    ...(visits > told ? [{ name: '', count: visits - told }] : []),
  ]
}

/** Of more than that many times as much, percent say nothing. */
const mostFold = 4

/**
 * How many there were up to yesterday, because today is not over, against as many days before; in percent where those are
 * enough, and where all of those days were counted.
 */
function comparisonOf({ summary, before, since }: Report, of: (day: Pick<Summary, 'visits' | 'views'>) => number) {
  const upToYesterday = ({ byDay }: Pick<Summary, 'byDay'>) => byDay.slice(0, -1).reduce((sum, day) => sum + of(day), 0)
  if (since !== undefined && since > before.from) return { by: 'partly', since, before: of(before), now: 0 } as const
  const compared = { now: upToYesterday(summary), before: upToYesterday(before) }
  const share = compared.now > mostFold * compared.before ? undefined : shareOf(compared.now, compared.before)
  if (share === undefined) return { by: 'plain', ...compared } as const
  const by = share === 100 ? 'same' : share > 100 ? 'more' : 'less'
  return { by, percent: Math.abs(share - 100), ...compared } as const
}

/** What the room shows of a report. */
export function shownReport({ summary, before, since }: Report, language: Language, page: string | undefined) {
  const words = deskCopy(language, 'numbers')
  const days = daysIn(summary, language)
  const of = (day: Pick<Summary, 'visits' | 'views'>) => (page === undefined ? day.visits : day.views)
  const comparison = comparisonOf({ summary, before, since }, of)
  return {
    from: days.long(summary.from),
    to: days.long(summary.to),
    days: summary.byDay.length,
    areMonths: summary.byDay.length > mostDays,
    counted: of(summary),
    before: of(before),
    comparison: { ...comparison, ...(comparison.by === 'partly' && { since: longDate(comparison.since, language) }) },
    ...pick(summary, 'views', 'campaigns', 'forms', 'touches', 'search', 'assistant', 'devices', 'speedByDevice'),
    spans: spansOf(summary, language, words.partly),
    sources: sourcesOf(summary),
    pages: summary.pages.map((row) => ({
      ...row,
      name: pageName(row.path, language),
      before: summary.readBefore.find(({ name }) => name === row.path)?.count ?? 0,
    })),
    tools: summary.tools.map(({ name, count }) => ({ name: pageName(name, language), count })),
    speed: summary.speed.map((row) => ({ ...row, name: pageName(row.path, language) })),
    notes: summary.notes.map(({ id, day, note }) => ({ id, note, day: days.long(day) })),
  }
}
