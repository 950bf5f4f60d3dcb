import { plainLine } from '#contract/plain-line.ts'

export type Column<Row> = { title: string; value: (row: Row) => string | number | null | undefined; align?: 'right' }

const gap = '  '
const shortest = 8

/** The terminal's, or any when somebody else reads. */
const usualWidth = () => (process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY)

/**
 * A plain table for the terminal. Where it is wider than `width`, the widest columns give way and long cells end in "…".
 * What visitors typed must not speak to the terminal, nor reorder its lines.
 */
export function table<Row>(rows: Row[], columns: Column<Row>[], width = usualWidth()): string {
  const cells = rows.map((row) => columns.map((column) => plainLine(String(column.value(row) ?? ''))))
  const widths = columns.map((column, index) =>
    Math.max(column.title.length, ...cells.map((line) => length(line[index] ?? ''))),
  )
  while (total(widths) > width) {
    const widest = widths.indexOf(Math.max(...widths))
    if ((widths[widest] ?? 0) <= shortest) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  const line = (texts: string[]) =>
    texts
      .map((text, index) => sized(text, widths[index] ?? 0, columns[index]?.align))
      .join(gap)
      .trimEnd()
  return [
    line(columns.map((column) => column.title)),
    line(widths.map((size) => '─'.repeat(size))),
    ...cells.map(line),
  ].join('\n')
}

/** Label and value, one pair a line; without those that do not apply. */
export function pairs(entries: ([label: string, value: string | number | null | undefined] | false)[]): string {
  const told = entries.filter((entry) => entry !== false)
  const width = Math.max(...told.map(([label]) => label.length))
  return told.map(([label, value]) => `${label.padEnd(width)}${gap}${plainLine(String(value ?? '–'))}`).join('\n')
}

/** What visitors typed must not speak to the terminal; its lines stay. */
export function plainLines(text: string): string {
  return text.split(/\r?\n/).map(plainLine).join('\n')
}

function sized(text: string, size: number, align?: 'right'): string {
  const shown = length(text) > size ? `${[...text].slice(0, size - 1).join('')}…` : text
  const padding = ' '.repeat(Math.max(0, size - length(shown)))
  return align === 'right' ? padding + shown : shown + padding
}

function length(text: string): number {
  return [...text].length
}

function total(widths: number[]): number {
  return widths.reduce((sum, size) => sum + size, 0) + gap.length * (widths.length - 1)
}
