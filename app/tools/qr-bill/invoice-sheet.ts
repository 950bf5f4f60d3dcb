import { readCentimes, readNumber } from '../../payments/number-text.ts'
import { fromNet, type VatRate, vatRates } from '../vat/vat.ts'

/** The fields of the invoice above the payment part. */
export const emptyInvoice = {
  sheet: 'none',
  invoiceNumber: '',
  invoiceDate: '',
  supplied: '',
  uid: '',
  positions: '',
  vatRate: '81',
}

export type InvoiceValues = typeof emptyInvoice

/** A line of the invoice; the price and the amount without VAT, in hundredths. */
export type Position = { text: string; quantity: number; price: number; amount: number }

export type Invoice = {
  positions: Position[]
  /** Undefined for who is not liable to VAT. */
  vat?: { rate: VatRate; amount: number }
  net: number
  gross: number
}

/** More than this many lines do not fit above the payment part. */
const mostPositions = 12

export type InvoiceProblem =
  | { code: 'none' }
  /** The first of the lines that cannot be read, counted from 1. */
  | { code: 'line'; line: number }
  | { code: 'tooMany'; most: number }

export type InvoiceReading =
  | { invoice: Invoice; problem?: undefined }
  | { invoice?: undefined; problem: InvoiceProblem }

/**
 * Reads positions as they are typed, one a line: what it is, how many, the price of one. The quantity may be left out. The tax is
 * rounded once, on the sum.
 */
export function readInvoice({ positions: text, vatRate }: InvoiceValues): InvoiceReading {
  const lines = text.split('\n').map((line) => line.trim())
  const read = lines.map((line) => (line === '' ? 'blank' : readPosition(line)))
  const bad = read.indexOf(undefined)
  const positions = read.filter((position) => position !== 'blank' && position !== undefined)
  if (bad >= 0) return { problem: { code: 'line', line: bad + 1 } }
  if (positions.length === 0) return { problem: { code: 'none' } }
  if (positions.length > mostPositions) return { problem: { code: 'tooMany', most: mostPositions } }
  const net = positions.reduce((sum, { amount }) => sum + amount, 0)
  const rate = vatRates.find((known) => String(known) === vatRate)
  if (!rate) return { invoice: { positions, net, gross: net } }
  const { vat, gross } = fromNet(net, rate)
  return { invoice: { positions, vat: { rate, amount: vat }, net, gross } }
}

function readPosition(line: string): Position | undefined {
  const parts = line.split(';').map((part) => part.trim())
  const [text, first = '', second] = parts
  const quantity = second === undefined ? 1 : readNumber(first)
  const price = readCentimes(second ?? first)
  if (!text || parts.length > 3 || quantity === undefined || price === undefined) return undefined
  return { text, quantity, price, amount: Math.round(quantity * price) }
}
