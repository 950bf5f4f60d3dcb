import { csv } from '#contract/csv.ts'
import { type Access, changing } from './access.server.ts'
import type { FileAnswer } from './ui/file-key.tsx'
import type { Stale } from './ui/fresh-form.tsx'

/** A file holds so many rows at most: what a spreadsheet still opens quickly. */
const mostRows = { limit: 50_000, offset: 0 }

type Table<Row> = {
  /** In the log of acts. */
  act: string
  name: string
  rows(desk: Access, page: typeof mostRows): Promise<Row[]>
  columns: readonly (keyof Row & string)[]
}

/** Answers the form of a file key: a list as CSV. Who took it, and how many rows, stands in the log. */
export async function csvFile<Row extends object>(
  args: Parameters<typeof changing>[0],
  { act, name, rows, columns }: Table<Row>,
): Promise<FileAnswer | Stale> {
  const { desk, stale } = await changing(args, 'lists.export')
  if (stale) return { stale }
  const found = await rows(desk, mostRows)
  await desk.services.audit.add({ act, details: { count: found.length } })
  return { file: { name: `${name}.csv`, type: 'text/csv', text: csv(found, columns) } }
}
