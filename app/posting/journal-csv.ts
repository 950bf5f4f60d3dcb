import { csv } from '#contract/csv.ts'
import type { Journal } from './journal.ts'
import { writeAmount, writePercent } from './money.ts'

const columns = ['number', 'date', 'debit', 'credit', 'amount', 'vatRate', 'vatBox', 'text', 'reverses'] as const

export type JournalColumn = (typeof columns)[number]

/**
 * The journal as a table, a line for each pair of accounts: number, date (2026-11-12), debit, credit, amount in CHF with a
 * point, rate in percent and boxes of the VAT return where the line carries tax, text, and the entry that it cancels.
 */
export function journalCsv(journal: Journal, headings: Record<JournalColumn, string>): string {
  const rows = journal.flatMap(({ number, date, text, lines, reverses }) =>
    lines.map((line) => ({
      number,
      date,
      debit: line.debit,
      credit: line.credit,
      amount: writeAmount(line.amount),
      vatRate: line.rate === undefined ? '' : writePercent(line.rate),
      vatBox: line.boxes.join(' '),
      text,
      reverses: reverses ?? '',
    })),
  )
  const named = rows.map((row) => Object.fromEntries(columns.map((column) => [headings[column], row[column]])))
  return csv(
    named,
    columns.map((column) => headings[column]),
  )
}
