import { plainLine } from './plain-line.ts'

/**
 * Rows as CSV (RFC 4180, every cell quoted, one line a row) that a spreadsheet opens without running anything: where a cell,
 * or what another separator would make a cell, begins like a formula, an apostrophe goes before it. Starts with a byte
 * order mark, without which Excel misreads umlauts.
 */
export function csv<Row extends object>(rows: Row[], columns: readonly (keyof Row & string)[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  return `\ufeff${[columns.map(cell).join(','), ...lines].join('\r\n')}`
}

/** Also the full-width signs, which some spreadsheets read as the plain ones. */
const formulaStart = /(^|[;,|"])(\s*)([=+\-@＝＋－＠])/g

function cell(value: unknown): string {
  return `"${plainLine(String(value ?? ''))
    .replace(formulaStart, "$1$2'$3")
    .replaceAll('"', '""')}"`
}
