import { csv } from '#server/csv.ts'

/** Rows as a file that a spreadsheet opens safely. */
export function csvFile<Row extends object>(
  name: string,
  rows: Row[],
  columns: readonly (keyof Row & string)[],
): Response {
  return new Response(csv(rows, columns), {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}.csv"` },
  })
}

/** A file holds so many rows at most: what a spreadsheet still opens quickly. */
export const mostRows = { limit: 50_000, offset: 0 }
