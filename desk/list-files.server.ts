import { formLabels } from '#content/form-labels.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { csv } from '#contract/csv.ts'
import { storedNames } from '#contract/form-fields.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import { localTime } from '#contract/zoned-time.ts'
import type { ActName } from '#server/audit/record.ts'
import type { Permission } from '#server/team/roles.ts'
import type { Access } from './access.server.ts'
import { deskCopy } from './copy.server.ts'
import { fill } from './fill.ts'
import { filterOf as enquiriesOf } from './pages/enquiries/list.server.ts'
import { actSentences, actsCalled, sentenceOf } from './pages/log/act-sentences.server.ts'
import { filterOf as readersOf } from './pages/newsletter/list.server.ts'
import { askedFor } from './pages/numbers/period.ts'
import { filterOf as waitlistOf } from './pages/waitlist/list.server.ts'

/** A file holds so many rows at most: what a spreadsheet still opens quickly. */
const mostRows = { limit: 50_000, offset: 0 }

type Words = ReturnType<typeof deskCopy<'files'>>

type List<Row> = {
  /** Who may see it on the screen. */
  permission: Permission
  /** In the log of acts. */
  act: ActName
  /** What the address of the list chooses. */
  rows(desk: Access, request: Request): Promise<Row[]>
  columns: readonly (keyof Row & string)[]
  /** What fields of a form are called there. */
  labels?(desk: Access): Record<string, string>
}

/** Any list, whatever its rows. */
const list = <Row extends object>(one: List<Row>) => one as unknown as List<Record<string, unknown>>

/** The lists that can be taken as a file, by the words of its name. */
const lists = {
  enquiries: list({
    permission: 'enquiries',
    act: 'enquiry.export',
    labels: ({ language }) => formLabels(language).contact,
    rows: async (desk, request) =>
      (await desk.services.enquiries.list(enquiriesOf(request, desk).filter, mostRows)).rows,
    columns: [
      ...(['id', 'created_at', ...storedNames(contactFields), 'phone', 'language', 'page'] as const),
      ...(['state', 'answered_at', 'remind_at'] as const),
    ],
  }),
  waitlist: list({
    permission: 'waitlist',
    act: 'waitlist.export',
    labels: ({ language }) => formLabels(language).waitlist,
    rows: async ({ services }, request) => (await services.waitlist.page(waitlistOf(request).filter, mostRows)).rows,
    columns: [
      ...new Set([
        ...(['position', 'email', 'tier', 'status', ...storedNames(waitlistFields), 'language'] as const),
        ...(['applications', 'created_at', 'decided_at', 'freed_at'] as const),
        ...(['consent_version', 'consent_at', 'consent_page'] as const),
      ]),
    ],
  }),
  /** With the proof of consent. */
  readers: list({
    permission: 'newsletter',
    act: 'newsletter.export',
    rows: async ({ services: { readers, imports } }, request) => {
      const [{ rows }, all] = await Promise.all([readers.page(readersOf(request), mostRows), imports.list()])
      const origins = new Map(all.map((one) => [one.id, one]))
      return rows.map((row) => {
        const origin = row.import_id === null ? undefined : origins.get(row.import_id)
        return { ...row, import_source: origin?.source ?? null, import_consent: origin?.consent ?? null }
      })
    },
    columns: [
      ...(['email', 'state', 'language', 'created_at', 'confirmed_at', 'unsubscribed_at'] as const),
      ...(['consent_version', 'consent_at', 'consent_page', 'import_source', 'import_consent'] as const),
    ],
  }),
  /** Each act in words, and as it is kept, under the names in the store, with the hashes that prove it whole. */
  log: list({
    permission: 'log',
    act: 'log.export',
    rows: async ({ services, language }, request) => {
      const text = new URL(request.url).searchParams.get('q') ?? ''
      const search = { text, actsCalled: actsCalled(language), actsSaying: services.entries.actsSaying }
      const { acts } = await services.audit.list(search, mostRows)
      // Whoever reads it later knows no today.
      const told = await actSentences({ services, language, time: inZurich }, acts, new Map())
      return acts.map((act, index) => ({
        ...act,
        local_at: act.at,
        said: told[index] && sentenceOf(told[index]),
        subject: told[index]?.about,
      }))
    },
    columns: [
      ...(['number', 'local_at', 'actor_name', 'said', 'subject'] as const),
      ...(['at', 'actor_kind', 'act', 'subject_kind', 'subject_id', 'details', 'hash'] as const),
    ],
  }),
  /** Visits and views by day. */
  numbers: list({
    permission: 'numbers',
    act: 'numbers.export',
    rows: async ({ services }, request) => {
      const { summary } = await services.numbers.report(askedFor(new URL(request.url).searchParams).days)
      return summary.byDay.map((counted) => {
        const notes = summary.notes.filter(({ day }) => day === counted.day).map(({ note }) => note)
        return { ...counted, notes: notes.join('; ') }
      })
    },
    columns: ['day', 'visits', 'views', 'notes'],
  }),
} satisfies Record<keyof Words['names'], List<Record<string, unknown>>>

/** The list at an address such as `/desk/newsletter/readers.csv`. */
export function listAt(address: string) {
  const name = /\/(\w+)\.csv(?:\.data)?$/.exec(new URL(address).pathname)?.[1] as keyof typeof lists
  return { name, permission: lists[name].permission }
}

/**
 * A list as CSV for people, with headings in the desk's language and times by the clock in Zurich. Programs get theirs from the command
 * line. Who took it, and how many rows, stands in the log.
 */
export async function listFile(desk: Access, request: Request, name: keyof typeof lists) {
  const { act, rows, columns, labels } = lists[name]
  const found = await rows(desk, request)
  await desk.services.audit.add({ act, details: { count: found.length } })
  const words = deskCopy(desk.language, 'files')
  const names = { ...words.columns, ...labels?.(desk) }
  const headings = Object.fromEntries(columns.map((column) => [column, headingOf(column, names, words)]))
  return { name: `${words.names[name]}.csv`, type: 'text/csv', text: csv(found.map(withLocalTimes), columns, headings) }
}

const isTime = (column: string) => column.endsWith('_at')
const inZurich = (iso: string) => localTime(new Date(iso), 'Europe/Zurich')

/** An id of the store where there is no word for it. */
function headingOf(column: string, names: Record<string, string>, { time }: Words): string {
  const name = names[column] ?? column
  return isTime(column) ? fill(time, { column: name }) : name
}

function withLocalTimes(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    isTime(column) && typeof value === 'string' ? inZurich(value) : value,
  ])
  return Object.fromEntries(entries)
}
