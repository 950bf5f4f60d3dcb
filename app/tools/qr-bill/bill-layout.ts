import type { Bill, BillAddress } from '../../payments/bill.ts'
import { groupFour } from '../../payments/iban.ts'
import { groupReference } from '../../payments/reference.ts'
import { type BillLanguage, billHeadings } from './bill-headings.ts'
import { wrapText } from './text-width.ts'

/** A line of text: its baseline's left end (or right end, `end`) in millimetres, its size in points. */
export type BillText = { x: number; y: number; size: number; bold: boolean; end?: boolean; text: string }

/** A straight line in millimetres, 0.75 points wide. */
export type BillLine = { x1: number; y1: number; x2: number; y2: number }

/** Receipt and payment part, 210 × 105 mm, without the code: its place is 46 mm square from (67, 17). */
export type BillLayout = { texts: BillText[]; lines: BillLine[] }

export const billSize = { width: 210, height: 105 } as const
export const codePlace = { x: 67, y: 17, side: 46 } as const

/** The Swiss cross in the middle of the code: its white ground, black square and white bars, in millimetres. */
export const swissCross = { ground: 7, square: 6, bar: { length: 3.89, width: 1.17 } } as const

const point = 25.4 / 72

type Style = { heading: number; value: number; leading: number }

/** Type sizes in points: the receipt's are fixed, the payment part's may shrink when addresses are long. */
const receiptStyle: Style = { heading: 6, value: 8, leading: 9 }
const paymentStyle: Style = { heading: 8, value: 10, leading: 11 }
const tightStyle: Style = { heading: 6, value: 8, leading: 9 }

/** Measures of the guidelines (SIX, QR-bill 2.3): where each block stands, in millimetres. */
export function layOutBill(bill: Bill, language: BillLanguage): BillLayout {
  const words = billHeadings[language]
  const receipt = receiptInformation(bill, language)
  const payment = paymentInformation(bill, language)
  const texts: BillText[] = [
    { x: 5, y: 5 + 11 * point, size: 11, bold: true, text: words.receipt },
    { x: 67, y: 5 + 11 * point, size: 11, bold: true, text: words.paymentPart },
    ...receipt.texts,
    ...amountTexts(bill, words, { x: 5, y: 68, amountX: 18, style: receiptStyle }),
    { x: 57, y: 82 + 6 * point, size: 6, bold: true, end: true, text: words.acceptancePoint },
    ...amountTexts(bill, words, { x: 67, y: 68, amountX: 87, style: paymentStyle }),
    ...payment.texts,
  ]
  const open = bill.amount === undefined ? [...corners(27, 68, 30, 10), ...corners(78, 73, 40, 15)] : []
  return { texts, lines: [...receipt.lines, ...payment.lines, ...open] }
}

/** The blank corners of a payer who is not named: 52 × 20 mm on the receipt, 65 × 25 mm in the payment part. */
type Block = { heading: string; lines: string[]; blank?: { width: number; height: number } }

type Column = { x: number; top: number; bottom: number; width: number }

function receiptInformation(bill: Bill, language: BillLanguage): BillLayout {
  const words = billHeadings[language]
  const column: Column = { x: 5, top: 12, bottom: 68, width: 52 }
  const blocks = (streets: boolean): Block[] => [
    { heading: words.account, lines: [groupFour(bill.account), ...addressLines(bill.creditor, streets)] },
    ...referenceBlock(bill, words.reference),
    payerBlock(bill.debtor, words, streets, { width: 52, height: 20 }),
  ]
  // The guidelines allow leaving out street and number on the receipt where space is short.
  const full = stack(blocks(true), column, receiptStyle)
  return full.end <= column.bottom ? full : stack(blocks(false), column, receiptStyle)
}

function paymentInformation(bill: Bill, language: BillLanguage): BillLayout {
  const additional = [bill.message, bill.billingInformation ?? ''].filter((line) => line !== '')
  const words = billHeadings[language]
  const column: Column = { x: 118, top: 5, bottom: 90, width: 87 }
  const blocks: Block[] = [
    { heading: words.account, lines: [groupFour(bill.account), ...addressLines(bill.creditor, true)] },
    ...referenceBlock(bill, words.reference),
    ...(additional.length > 0 ? [{ heading: words.additionalInformation, lines: additional }] : []),
    payerBlock(bill.debtor, words, true, { width: 65, height: 25 }),
  ]
  const full = stack(blocks, column, paymentStyle)
  return full.end <= column.bottom ? full : stack(blocks, column, tightStyle)
}

function referenceBlock({ referenceType, reference }: Bill, heading: string): Block[] {
  return referenceType === 'NON' ? [] : [{ heading, lines: [groupReference(referenceType, reference)] }]
}

function payerBlock(
  debtor: BillAddress | undefined,
  words: { payableBy: string; payableByBlank: string },
  streets: boolean,
  blank: { width: number; height: number },
): Block {
  return debtor
    ? { heading: words.payableBy, lines: addressLines(debtor, streets) }
    : { heading: words.payableByBlank, lines: [], blank }
}

function addressLines({ name, street, number, postcode, town, country }: BillAddress, streets: boolean): string[] {
  const road = [street, number].filter(Boolean).join(' ')
  const place = `${country === 'CH' ? '' : `${country} - `}${postcode} ${town}`
  return [name, ...(streets && road ? [road] : []), place]
}

/** Blocks below each other, a blank line between them. `end` is where the last one ends. */
function stack(blocks: Block[], column: Column, style: Style): BillLayout & { end: number } {
  const texts: BillText[] = []
  const lines: BillLine[] = []
  let y = column.top
  blocks.forEach(({ heading, lines: values, blank }, index) => {
    if (index > 0) y += style.leading * point
    y += style.leading * point
    texts.push({ x: column.x, y, size: style.heading, bold: true, text: heading })
    for (const text of values.flatMap((value) => wrapText(value, column.width, style.value))) {
      y += style.leading * point
      texts.push({ x: column.x, y, size: style.value, bold: false, text })
    }
    if (blank) {
      lines.push(...corners(column.x, y + 1, blank.width, blank.height))
      y += 1 + blank.height
    }
  })
  return { texts, lines, end: y + 2 * point }
}

type AmountPlace = { x: number; y: number; amountX: number; style: Style }

function amountTexts(
  { currency, amount }: Bill,
  words: { currency: string; amount: string },
  { x, y, amountX, style }: AmountPlace,
): BillText[] {
  const headingY = y + style.heading * point
  const valueY = headingY + (style.value + 3) * point
  const heading = { y: headingY, size: style.heading, bold: true }
  const value = { y: valueY, size: style.value, bold: false }
  return [
    { ...heading, x, text: words.currency },
    { ...heading, x: amountX, text: words.amount },
    { ...value, x, text: currency },
    ...(amount === undefined ? [] : [{ ...value, x: amountX, text: printedAmount(amount) }]),
  ]
}

/** 135125 becomes 1 351.25: the bill groups thousands by blanks. */
function printedAmount(hundredths: number): string {
  return (hundredths / 100).toFixed(2).replace(/\B(?=(\d{3}){1,7}\.)/g, ' ')
}

/** The eight strokes, 3 mm long, that mark a field to be filled in by hand. */
function corners(x: number, y: number, width: number, height: number): BillLine[] {
  const arm = 3
  return [x, x + width].flatMap((cornerX) =>
    [y, y + height].flatMap((cornerY) => [
      { x1: cornerX, y1: cornerY, x2: cornerX === x ? x + arm : cornerX - arm, y2: cornerY },
      { x1: cornerX, y1: cornerY, x2: cornerX, y2: cornerY === y ? y + arm : cornerY - arm },
    ]),
  )
}
