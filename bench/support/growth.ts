import type { FigureId } from './figures.ts'
import { handOver } from './hand-over.ts'
import { printTable, round } from './report.ts'

/** Figures of one size, by what they are. */
export type Measured = Map<string, number>

/** Shorter than this, a multiple says nothing. */
const leastMs = 20

/** A column for each size, and for the summary what grew most from the first to the last. */
export function printGrowth(id: FigureId, title: string, columns: Measured[]): void {
  const names = [...(columns[0]?.keys() ?? [])]
  const figures = (what: string) => columns.map((column) => column.get(what) ?? Number.NaN)
  const [first, last] = [columns[0], columns.at(-1)]
  const grew = (what: string) => Math.max(last?.get(what) ?? 0, leastMs) / Math.max(first?.get(what) ?? 0, leastMs)
  const rows = names.map((what) => ({
    what,
    figure: figures(what)
      .map((value) => round(value, 1))
      .join(' / '),
    ratio: round(grew(what), 1),
  }))
  printTable(title, rows)
  const most = names.toSorted((one, other) => grew(other) - grew(one)).slice(0, 3)
  const told = most.map((what) => `${what} ${round(first?.get(what) ?? 0)} to ${round(last?.get(what) ?? 0)}`)
  handOver(id, told.join('; '))
}
