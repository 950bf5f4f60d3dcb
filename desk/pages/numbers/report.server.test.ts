import { expect, it } from 'vitest'
import { dayAfter } from '#content/swiss-time.ts'
import type { Report } from '#server/numbers/reports.ts'
import { shownReport } from './report.server.ts'

/** So many visits a day in a span of days and in as many before it, with two views each. */
function shown(to: string, days: number, { now, before, since }: { now: number; before: number; since?: string }) {
  const from = dayAfter(to, 1 - days)
  const earlier = dayAfter(from, -days)
  const of = (first: string, visits: number) => ({
    ...{ from: first, to: dayAfter(first, days - 1), visits: days * visits, views: 2 * days * visits },
    byDay: Array.from({ length: days }, (_, index) => ({ day: dayAfter(first, index), visits, views: 2 * visits })),
    ...{ hosts: [], campaigns: [], pages: [], touches: [], tools: [], forms: [], readBefore: [], notes: [] },
    ...{ devices: [], speed: [], speedByDevice: [], search: { answered: 0, unanswered: 0 } },
    ...{ assistant: { answered: 0, unanswered: 0, handedOn: 0 }, viewsByHour: [], viewsByLanguage: { de: 0, en: 0 } },
    ...{ sources: [], mediums: [], formPages: [] },
  })
  const report: Report = { summary: of(from, now), before: of(earlier, before), since: since ?? earlier }
  return shownReport(report, 'de', undefined)
}

it('a year is twelve months and what is left of one, each with its year, and says which are not whole', () => {
  const { from, to, spans } = shown('2026-11-27', 365, { now: 3, before: 3 })
  expect([from, to]).toEqual(['28. November 2025', '27. November 2026'])
  expect(spans).toHaveLength(13)
  expect(spans[0]).toMatchObject({ label: 'November 2025', note: 'ab 28. Nov.', visits: 9, isPale: true })
  expect(spans[1]).toMatchObject({ label: 'Dezember 2025', visits: 93, views: 186, isPale: false })
  expect(spans[1]).not.toHaveProperty('note')
  expect(spans[12]).toMatchObject({ label: 'November 2026', note: 'bis 27. Nov.', visits: 81, isPale: false })
})

it('days have their year where the year changes between them', () => {
  expect(shown('2026-11-27', 7, { now: 1, before: 1 })).toMatchObject({ from: '21. November', to: '27. November' })
  const { from, to, spans } = shown('2027-01-03', 7, { now: 1, before: 1 })
  expect([from, to]).toEqual(['28. Dezember 2026', '3. Januar 2027'])
  expect(spans[0]).toMatchObject({ label: from, short: '28. Dez. 2026' })
})

it('whole days are compared with whole days, and only what can be compared in percent', () => {
  const compared = (now: number, before: number, since?: string) =>
    shown('2026-11-27', 28, { now, before, ...(since && { since }) }).comparison
  expect(compared(11, 10)).toEqual({ by: 'more', percent: 10, now: 297, before: 270 })
  expect(compared(9, 10)).toMatchObject({ by: 'less', percent: 10 })
  expect(compared(10, 10)).toMatchObject({ by: 'same' })
  expect(compared(50, 10)).toEqual({ by: 'plain', now: 1350, before: 270 })
  expect(compared(1, 1)).toMatchObject({ by: 'plain' })
  expect(compared(11, 10, '2026-10-20')).toMatchObject({
    by: 'partly',
    since: '20.\u00a0Oktober\u00a02026',
    before: 280,
  })
})
