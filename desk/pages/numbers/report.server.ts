import { dateFormat } from '#contract/date-format.ts'
import { type Language, locales } from '#contract/language.ts'
import type { Report } from '#server/numbers/reports.ts'
import type { Summary } from '#server/numbers/summary.ts'
import { pick } from '../../pick.ts'
import { pageName } from '../content/titles.server.ts'

export type Span = { label: string; short: string; value: number; isWeekend: boolean }

/** Days without a time are the same day everywhere. */
function dayText(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locales[language], { timeZone: 'UTC', ...options }).format(new Date(`${day}T12:00:00Z`))
}

function longDay(day: string, language: Language): string {
  return dayText(day, language, { day: 'numeric', month: 'long' })
}

/** The days of the plot; of a year its months, because 365 bodies are no picture. */
function spansOf(byDay: { day: string; value: number }[], language: Language): Span[] {
  if (byDay.length <= 62) {
    return byDay.map(({ day, value }) => ({
      label: longDay(day, language),
      short: dayText(day, language, { day: 'numeric', month: 'short' }),
      value,
      isWeekend: [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()),
    }))
  }
  const months = new Map<string, number>()
  for (const { day, value } of byDay) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + value)
  return [...months].map(([month, value]) => ({
    label: dayText(`${month}-15`, language, { month: 'long', year: 'numeric' }),
    short: dayText(`${month}-15`, language, { month: 'short' }),
    value,
    isWeekend: false,
  }))
}

/** Visits by where they came from, the most first; who did not tell is the rest. */
export function sourcesOf({ visits, hosts }: Pick<Summary, 'visits' | 'hosts'>) {
  const told = hosts.reduce((sum, { count }) => sum + count, 0)
  return [
    ...hosts.toSorted((one, other) => other.count - one.count),
    ...(visits > told ? [{ name: '', count: visits - told }] : []),
  ]
}

/** What the room shows of a report. */
export function shownReport({ summary, before }: Report, language: Language, page: string | undefined) {
  const of = (day: Summary['byDay'][number]) => (page === undefined ? day.visits : day.views)
  const counted = page === undefined ? summary.visits : summary.views
  return {
    from: longDay(summary.from, language),
    to: longDay(summary.to, language),
    days: summary.byDay.length,
    counted,
    before: page === undefined ? before.visits : before.views,
    ...pick(summary, 'views', 'campaigns', 'forms', 'touches', 'search', 'assistant', 'devices', 'speedByDevice'),
    spans: spansOf(
      summary.byDay.map((day) => ({ day: day.day, value: of(day) })),
      language,
    ),
    table: summary.byDay
      .map((day) => ({ ...day, label: longDay(day.day, language) }))
      .filter(({ visits, views }) => visits + views > 0),
    sources: sourcesOf(summary),
    pages: summary.pages.map((row) => ({
      ...row,
      name: pageName(row.path, language),
      before: summary.readBefore.find(({ name }) => name === row.path)?.count ?? 0,
    })),
    tools: summary.tools.map(({ name, count }) => ({ name: pageName(name, language), count })),
    speed: summary.speed.map((row) => ({ ...row, name: pageName(row.path, language) })),
    notes: summary.notes.map(({ id, day, note }) => ({ id, note, day: longDay(day, language) })),
  }
}
