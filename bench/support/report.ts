import { availableParallelism, cpus, loadavg } from 'node:os'

/** A figure beside its goal. */
export type Row = { what: string; figure: string; beside?: string; ratio?: string; goal?: string; met?: boolean }

/** The machine, and how busy it was with other things when the run began: figures mean nothing without. */
export function machine(): string {
  return `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load before the run ${loadavg()[0]?.toFixed(1)}`
}

/** A table for terminals and Markdown alike; a column that nobody fills is left out. */
export function printTable(title: string, rows: Row[]): void {
  const names = ['what', 'figure', 'beside', 'ratio', 'goal', 'met'] as const
  const used = names.filter((name) => rows.some((row) => row[name] !== undefined))
  const cells = rows.map((row) => used.map((name) => (name === 'met' ? yesOrNo(row.met) : (row[name] ?? ''))))
  const heads: string[] = used.map((name) => (name === 'beside' ? 'nginx' : name))
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)))
  const write = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = write(widths.map((width) => '-'.repeat(width)))
  console.log(`\n${title} (${machine()})\n\n${[write(heads), rule, ...cells.map(write)].join('\n')}`)
}

const yesOrNo = (met: boolean | undefined) => (met === undefined ? '' : met ? 'yes' : 'no')

export const round = (value: number, digits = 0) => value.toFixed(digits)
