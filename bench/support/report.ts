import { availableParallelism, cpus, loadavg } from 'node:os'

/** A figure beside its goal. */
export type Row = { what: string; figure: string; beside?: string; ratio?: string; goal?: string; met?: boolean }

/** The load of the system over a minute, when the run began. */
export const loadBefore = loadavg()[0] ?? Number.NaN

/** The machine, and how busy it was with other things: figures mean nothing without. */
export function machine(): string {
  return `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load before the run ${round(loadBefore, 1)}`
}

/** A table for terminals and Markdown alike; a column that nobody fills is left out. */
export function printTable(title: string, rows: Row[]): void {
  const names = ['what', 'figure', 'beside', 'ratio', 'goal', 'met'] as const
  const used = names.filter((name) => rows.some((row) => row[name] !== undefined))
  const lines = rows.map((row) => used.map((name) => (name === 'met' ? yesOrNo(row.met) : (row[name] ?? ''))))
  const heads = used.map((name) => (name === 'beside' ? 'nginx' : name))
  printLines(title, heads, lines)
}

/** @param lines as many cells each as there are heads */
export function printLines(title: string, heads: string[], lines: string[][]): void {
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)))
  const write = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = write(widths.map((width) => '-'.repeat(width)))
  console.log(`\n${title} (${machine()})\n\n${[write(heads), rule, ...lines.map(write)].join('\n')}`)
}

export const yesOrNo = (met: boolean | undefined) => (met === undefined ? '' : met ? 'yes' : 'no')

export const round = (value: number, digits = 0) => value.toFixed(digits)
