import { fill } from '#app/lib/fill.ts'
import type { Bill, BillAddress } from '../../payments/bill.ts'
import { formatCentimes, formatNumber } from '../../payments/number-text.ts'
import type { BillLanguage } from './bill-headings.ts'
import type { BillLayout, BillText } from './bill-layout.ts'
import type { Invoice, InvoiceValues } from './invoice-sheet.ts'
import { invoiceWords } from './invoice-words.ts'
import { wrapText } from './text-width.ts'

/** What goes onto the sheet: an invoice, whose it is, and the language of its payment part. */
export type InvoiceParts = { invoice: Invoice; values: InvoiceValues; bill: Bill; language: BillLanguage }

/** Ends of the columns in millimetres from the left; the first begins at the margin, the recipient in the middle. */
const columns = { left: 22, middle: 106, quantity: 132, price: 160, amount: 190 } as const

/** Where the sheet begins, and what the payment part leaves it, in millimetres from the upper edge of that part. */
const begin = -192 + 18
const end = -6

/** The invoice above the payment part, from the same edge as that (bill-layout.ts), in the largest type in which it fits. */
export function layOutInvoice(parts: InvoiceParts): BillLayout {
  const [normal, ...smaller] = [10, 8, 6].map((size) => set(parts, size))
  return [normal, ...smaller].find((sheet) => sheet && sheet.foot <= end) ?? smaller.at(-1) ?? { texts: [], lines: [] }
}

function set({ invoice, values, bill, language }: InvoiceParts, size: number): BillLayout & { foot: number } {
  const words = invoiceWords[language]
  const leading = (size * 1.4 * 25.4) / 72
  const texts: BillText[] = []
  const lines: BillLayout['lines'] = []
  let y = begin
  const write = (x: number, text: string, style: Partial<BillText> = {}) =>
    texts.push({ x, y, size, bold: false, text, ...style })
  const rule = () => lines.push({ x1: columns.left, y1: y + leading / 3, x2: columns.amount, y2: y + leading / 3 })
  const row = (label: string, amount: string, bold = false) => {
    write(columns.left, label, { bold })
    write(columns.amount, amount, { bold, end: true })
    rule()
    y += leading * 1.4
  }

  const from = [...addressLines(bill.creditor), values.uid]
  const to = bill.debtor ? addressLines(bill.debtor) : []
  for (let index = 0; index < Math.max(from.length, to.length); index += 1, y += leading) {
    write(columns.left, from[index] ?? '', { bold: index === 0 })
    write(columns.middle, to[index] ?? '', { bold: index === 0 })
  }
  y += 2 * leading
  write(columns.left, `${words.invoice} ${values.invoiceNumber}`.trim(), { size: size * 1.5, bold: true })
  y += 1.5 * leading
  const facts = [
    [words.number, values.invoiceNumber],
    [words.date, values.invoiceDate],
    [words.supplied, values.supplied],
  ] as const
  for (const [label, value] of facts.filter(([, value]) => value.trim())) {
    write(columns.left, label)
    write(columns.left + 42, value)
    y += leading
  }
  y += leading
  write(columns.left, words.text, { bold: true })
  write(columns.quantity, words.quantity, { bold: true, end: true })
  write(columns.price, words.price, { bold: true, end: true })
  row('', words.amount, true)
  for (const { text, quantity, price, amount } of invoice.positions) {
    write(columns.quantity, formatNumber(quantity, 3), { end: true })
    write(columns.price, formatCentimes(price), { end: true })
    const [first = '', ...others] = wrapText(text, columns.quantity - columns.left - 20, size)
    write(columns.amount, formatCentimes(amount), { end: true })
    write(columns.left, first)
    for (const line of others) {
      y += leading
      write(columns.left, line)
    }
    rule()
    y += leading * 1.4
  }
  if (invoice.vat) {
    row(words.net, formatCentimes(invoice.net))
    row(fill(words.vat, { rate: invoice.vat.rate / 10 }), formatCentimes(invoice.vat.amount))
  }
  row(fill(words.total, { currency: bill.currency }), formatCentimes(invoice.gross), true)
  return { texts: texts.filter(({ text }) => text !== ''), lines, foot: y - leading }
}

/** Name, street and town, as an envelope has them. */
export function addressLines({ name, street, number, postcode, town, country }: BillAddress): string[] {
  return [
    name,
    [street, number].filter(Boolean).join(' '),
    `${country === 'CH' ? '' : `${country}-`}${postcode} ${town}`,
  ]
}
