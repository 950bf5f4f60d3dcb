import { csv } from '#contract/csv.ts'
import { localTime } from '#contract/zoned-time.ts'
import { type Access, changingFresh } from './access.server.ts'
import { deskCopy } from './copy.server.ts'
import { fill } from './fill.ts'
import type { FileAnswer } from './ui/download-button.tsx'
import type { Stale } from './ui/fresh-form.tsx'

/** A file holds so many rows at most: what a spreadsheet still opens quickly. */
const mostRows = { limit: 50_000, offset: 0 }

type Words = ReturnType<typeof deskCopy<'files'>>

type Table<Row> = {
  /** In the log of acts. */
  act: string
  name: keyof Words['names']
  rows(desk: Access, page: typeof mostRows): Promise<Row[]>
  columns: readonly (keyof Row & string)[]
  /** What fields of a form are called there. */
  labels?(desk: Access): Record<string, string>
}

/**
 * Answers the form of a file key: a list as CSV for people, with headings in the desk's language and times by the clock in Zurich.
 * Programs get theirs from the command line. Who took it, and how many rows, stands in the log.
 */
export async function csvFile<Row extends object>(
  args: Parameters<typeof changingFresh>[0],
  { act, name, rows, columns, labels }: Table<Row>,
): Promise<FileAnswer | Stale> {
  const change = await changingFresh(args, 'lists.export')
  if ('stale' in change) return change
  const { desk } = change
  const found = await rows(desk, mostRows)
  await desk.services.audit.add({ act, details: { count: found.length } })
  const words = deskCopy(desk.language, 'files')
  const headings = Object.fromEntries(
    columns.map((column) => [column, headingOf(column, { ...words.columns, ...labels?.(desk) }, words)]),
  )
  return { file: { name: `${words.names[name]}.csv`, type: 'text/csv', text: csv(found.map(told), columns, headings) } }
}

const isTime = (column: string) => column.endsWith('_at')

/** An id of the store where there is no word for it. */
function headingOf(column: string, names: Record<string, string>, { time }: Words): string {
  const name = names[column] ?? column
  return isTime(column) ? fill(time, { column: name }) : name
}

/** Times of the store by the clock in Zurich. */
function told<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    isTime(column) && typeof value === 'string' ? localTime(new Date(value), 'Europe/Zurich') : value,
  ])
  return Object.fromEntries(entries) as Row
}
