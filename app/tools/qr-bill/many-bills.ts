import { parse } from 'csv-parse/browser/esm/sync'
import { type Bill, type BillProblem, type BillValues, checkBill } from '../../payments/bill.ts'
import { completeReference, referenceTypes } from '../../payments/reference.ts'

/** Columns of the table, and the headings by which each is known. */
const csvColumns = {
  amount: ['amount', 'betrag', 'montant', 'importo'],
  currency: ['currency', 'währung', 'monnaie', 'valuta'],
  reference: ['reference', 'referenz', 'référence', 'riferimento'],
  message: ['message', 'mitteilung', 'communication', 'messaggio'],
  debtorName: ['name', 'firma', 'nom', 'nome'],
  debtorStreet: ['street', 'strasse', 'rue', 'via'],
  debtorNumber: ['number', 'nummer', 'hausnummer', 'numéro', 'numero'],
  debtorPostcode: ['postcode', 'plz', 'npa', 'cap'],
  debtorTown: ['town', 'ort', 'localité', 'località'],
  debtorCountry: ['country', 'land', 'pays', 'paese'],
} as const

type Column = keyof typeof csvColumns

/** More than this is a job for a program, not for a page. */
export const mostRows = 500

/** What is wrong with one line of the file; lines count as in a spreadsheet, the headings being line 1. */
export type RowProblem = { line: number } & (
  | { problem: BillProblem }
  /** The same bill as an earlier line: its reference, or without one its payer, amount and message. */
  | { duplicateOf: number }
)

export type FileRefusal =
  | { code: 'unreadable'; line: number }
  | { code: 'noHeadings' }
  | { code: 'empty' }
  | { code: 'tooMany'; has: number; most: number }

export type ManyBills =
  | { bills: { line: number; bill: Bill }[]; problems: RowProblem[]; refusal?: undefined }
  | { bills?: undefined; problems?: undefined; refusal: FileRefusal }

/** Makes a bill of each row, with the creditor and all else that stands in the form. Columns that are missing come from there. */
export function readManyBills(text: string, form: BillValues): ManyBills {
  const records = readRecords(text)
  if (!Array.isArray(records)) return { refusal: records }
  const [headings = [], ...rows] = records
  const columns = headings.map(columnOf)
  if (!columns.some((column) => column !== undefined)) return { refusal: { code: 'noHeadings' } }
  if (rows.length === 0) return { refusal: { code: 'empty' } }
  if (rows.length > mostRows) return { refusal: { code: 'tooMany', has: rows.length, most: mostRows } }
  const seen = new Map<string, number>()
  const bills: { line: number; bill: Bill }[] = []
  const problems: RowProblem[] = []
  for (const [index, row] of rows.entries()) {
    const line = index + 2
    const { bill, problems: found } = checkBill(valuesOf(row, columns, form))
    const key = bill && identityOf(bill)
    const earlier = key === undefined ? undefined : seen.get(key)
    if (found) problems.push(...found.map((problem) => ({ line, problem })))
    else if (earlier !== undefined) problems.push({ line, duplicateOf: earlier })
    else bills.push({ line, bill })
    if (key !== undefined && earlier === undefined) seen.set(key, line)
  }
  return { bills, problems }
}

/** Commas, semicolons (as Swiss spreadsheets write) or tabs. */
function readRecords(text: string): string[][] | FileRefusal {
  const [first = ''] = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/, 1)
  const delimiter = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';'
  try {
    const records: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    })
    return records.length === 0 ? { code: 'empty' } : records
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1
    return { code: 'unreadable', line }
  }
}

function columnOf(heading: string): Column | undefined {
  const plain = heading.trim().toLowerCase()
  return (Object.keys(csvColumns) as Column[]).find(
    (column) => column.toLowerCase() === plain || (csvColumns[column] as readonly string[]).includes(plain),
  )
}

function valuesOf(row: string[], columns: (Column | undefined)[], form: BillValues): BillValues {
  const cells = Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, row[index] ?? '']] : [])),
  ) as Partial<Record<Column, string>>
  const hasDebtor = columns.includes('debtorName') ? cells.debtorName !== '' : form.debtor === 'given'
  const type = referenceTypes.find((known) => known === form.referenceType) ?? 'NON'
  const reference = cells.reference ?? form.reference
  return {
    ...form,
    ...cells,
    currency: cells.currency?.toUpperCase() || form.currency,
    // A number of one's own is made whole, as the form offers.
    reference: completeReference(type, reference) ?? reference,
    debtor: hasDebtor ? 'given' : 'none',
    debtorCountry: cells.debtorCountry || 'CH',
  }
}

function identityOf({ referenceType, reference, debtor, amount, message }: Bill): string {
  return referenceType === 'NON' ? JSON.stringify([debtor?.name, debtor?.town, amount, message]) : reference
}
