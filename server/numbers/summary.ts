import { dayAfter } from '#content/swiss-time.ts'
import type { Language } from '#contract/language.ts'
import { dayMs } from '#contract/milliseconds.ts'
import type { Device } from '#contract/page-report.ts'
import type { DailyCount, DayNote } from '../db/tables/numbers.ts'
import type { Metric } from './tally.ts'
import { percentile75, type Vital, vitals } from './vitals.ts'

type Named = { name: string; count: number }

export type FormSteps = { form: string; seen: number; begun: number; refused: number; sent: number; confirmed: number }

/** How fast a page was for three of four readers with such a device. `readers`: measurements of the LCP. */
export type PageSpeed = { path: string; device: Device; readers: number } & { [Name in Vital]?: number }

/** What was counted in a span of days. Lists have the most frequent first. */
export type Summary = {
  /** First and last day, `2026-11-01`, both included. */
  from: string
  to: string
  visits: number
  views: number
  byDay: { day: string; visits: number; views: number }[]
  /** 24, by the clock in Zurich. */
  viewsByHour: number[]
  viewsByLanguage: Record<Language, number>
  /** `visits`: that began there. */
  pages: { path: string; views: number; visits: number }[]
  devices: Named[]
  /** Hosts that a visit came from. */
  hosts: Named[]
  sources: Named[]
  mediums: Named[]
  campaigns: Named[]
  touches: Named[]
  tools: Named[]
  forms: FormSteps[]
  /** Pages whose form was sent. */
  formPages: { form: string; path: string; count: number }[]
  /** Pages read before the contact form that was sent then. */
  readBefore: Named[]
  search: { answered: number; unanswered: number }
  assistant: { answered: number; unanswered: number; handedOn: number }
  speed: PageSpeed[]
  /** Of all pages together. */
  speedByDevice: Omit<PageSpeed, 'path'>[]
  notes: DayNote[]
}

const steps = ['seen', 'begun', 'refused', 'sent', 'confirmed'] as const

/** Metrics whose subject is a page. */
const ofPages: Metric[] = ['view', 'visit', 'lcp', 'inp', 'cls', 'tool', 'read before']

/** What was counted of one page alone. */
export function countsOfPage(counts: DailyCount[], path: string): DailyCount[] {
  return counts.filter(({ metric, subject, value }) =>
    ofPages.includes(metric as Metric) ? subject === path : ['touch', 'form page'].includes(metric) && value === path,
  )
}

/** @param counts of the days from `from` to `to`, in any order */
export function summarise(counts: DailyCount[], notes: DayNote[], { from, to }: { from: string; to: string }): Summary {
  const of = (metric: Metric) => counts.filter((count) => count.metric === metric)
  const total = (metric: Metric, subject?: string) =>
    sum(of(metric).filter((count) => subject === undefined || count.subject === subject))
  const views = of('view')
  const visits = of('visit')
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) => dayAfter(from, index))
  return {
    from,
    to,
    visits: sum(visits),
    views: sum(views),
    byDay: days.map((day) => ({ day, visits: sum(onDay(visits, day)), views: sum(onDay(views, day)) })),
    viewsByHour: Array.from({ length: 24 }, (_, hour) => total('hour', String(hour).padStart(2, '0'))),
    viewsByLanguage: {
      de: sum(views.filter(({ subject }) => !isEnglish(subject))),
      en: sum(views.filter(({ subject }) => isEnglish(subject))),
    },
    pages: bySubject(views).map(({ name, count }) => ({
      path: name,
      views: count,
      visits: sum(visits.filter(({ subject }) => subject === name)),
    })),
    devices: bySubject(of('device')),
    hosts: bySubject(of('from')).filter(({ name }) => name !== ''),
    sources: bySubject(of('source')),
    mediums: bySubject(of('medium')),
    campaigns: bySubject(of('campaign')),
    touches: bySubject(of('touch')),
    tools: bySubject(of('tool')),
    forms: bySubject(of('form')).map(({ name }) => formSteps(name, of('form'))),
    formPages: of('form page')
      .reduce<Summary['formPages']>(addFormPage, [])
      .sort((one, other) => other.count - one.count),
    readBefore: bySubject(of('read before')),
    search: { answered: total('search', 'answered'), unanswered: total('search', 'unanswered') },
    assistant: {
      answered: total('assistant', 'answered'),
      unanswered: total('assistant', 'unanswered'),
      handedOn: total('assistant', 'handed on'),
    },
    speed: speedOf(counts),
    speedByDevice: speedOf(counts.map((count) => ({ ...count, subject: '' }))).map(({ path, ...speed }) => speed),
    notes,
  }
}

/** Days from one to another, both included. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / dayMs) + 1
}

function isEnglish(path: string): boolean {
  return /^\/en(\/|$)/.test(path)
}

function sum(counts: DailyCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}

function onDay(counts: DailyCount[], day: string): DailyCount[] {
  return counts.filter((count) => count.day === day)
}

function bySubject(counts: DailyCount[]): Named[] {
  const totals = new Map<string, number>()
  for (const { subject, count } of counts) totals.set(subject, (totals.get(subject) ?? 0) + count)
  return [...totals]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
}

function formSteps(form: string, counts: DailyCount[]): FormSteps {
  const step = (value: string) => sum(counts.filter((count) => count.subject === form && count.value === value))
  const counted = Object.fromEntries(steps.map((name) => [name, step(name)])) as Record<(typeof steps)[number], number>
  return { form, ...counted }
}

function addFormPage(pages: Summary['formPages'], { subject: form, value: path, count }: DailyCount) {
  const known = pages.find((page) => page.form === form && page.path === path)
  if (known) known.count += count
  else pages.push({ form, path, count })
  return pages
}

function speedOf(counts: DailyCount[]): PageSpeed[] {
  const buckets = new Map<string, Map<number, number>>()
  for (const { metric, subject, value, count } of counts) {
    if (!(vitals as readonly string[]).includes(metric)) continue
    const [device, bucket] = value.split(' ')
    const key = `${metric} ${device} ${subject}`
    const known = buckets.get(key) ?? new Map<number, number>()
    buckets.set(key, known.set(Number(bucket), (known.get(Number(bucket)) ?? 0) + count))
  }
  const pages = new Map<string, PageSpeed>()
  for (const [key, ofKey] of buckets) {
    const [vital, device, path] = key.split(' ') as [Vital, Device, string]
    const page = pages.get(`${device} ${path}`) ?? { path, device, readers: 0 }
    pages.set(`${device} ${path}`, page)
    page[vital] = percentile75(vital, ofKey)
    if (vital === 'lcp') page.readers = [...ofKey.values()].reduce((total, count) => total + count, 0)
  }
  return [...pages.values()].sort((one, other) => other.readers - one.readers || (one.path < other.path ? -1 : 1))
}
