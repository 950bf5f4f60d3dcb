import { plainLine } from './plain-line.ts'

/**
 * Rows as CSV (RFC 4180, every cell quoted, one line a row) that a spreadsheet opens without running anything: where a cell,
 * or what another separator would make a cell, begins like a formula, an apostrophe goes before it. Starts with a byte
 * order mark, without which Excel misreads umlauts.
 * @param headings what columns are called, where not by their own names
 */
export function csv<Row extends object>(
  rows: Row[],
  columns: readonly (keyof Row & string)[],
  headings: Record<string, string> = {},
): string {
  const head = columns.map((column) => cell(headings[column] ?? column)).join(',')
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  return `\ufeff${[head, ...lines].join('\r\n')}`
}

/** Also the full-width signs, which some spreadsheets read as the plain ones. */
const formulaStart = /(^|[;,|"])(\s*)([=+\-@＝＋－＠])/g

function cell(value: unknown): string {
  return `"${plainLine(String(value ?? ''))
    .replace(formulaStart, "$1$2'$3")
    .replaceAll('"', '""')}"`
}
