import type { Bill, BillAddress } from './bill.ts'

/** Black squares of the code as rectangles of modules, rows merged; `size` modules a side. */
export type QrCode = { size: number; bars: { x: number; y: number; width: number }[] }

export type QrEncoder = (bill: Bill) => QrCode

/** The printed code measures 46 mm a side, whatever its version. */
const side = 46

/** Loads the library that writes the payload and encodes it; nothing else of the page waits for it. */
export async function loadQrEncoder(): Promise<QrEncoder> {
  const { SwissQRCode } = await import('swissqrbill/svg')
  const draw = (bill: Bill) => new SwissQRCode(libraryData(bill), side).toString()
  let last: { written: string; code: QrCode } | undefined
  // Whatever else changes on the page asks for the same bill's code again.
  return (bill) => {
    const written = JSON.stringify(bill)
    if (last?.written !== written) last = { written, code: readModules(draw(bill)) }
    return last.code
  }
}

function libraryData({ account, creditor, amount, currency, reference, message, debtor }: Bill) {
  return {
    creditor: { account, ...libraryAddress(creditor) },
    currency,
    amount: amount === undefined ? undefined : amount / 100,
    reference: reference || undefined,
    message: message || undefined,
    debtor: debtor && libraryAddress(debtor),
  }
}

function libraryAddress({ name, street, number, postcode, town, country }: BillAddress) {
  return { name, address: street, buildingNumber: number || undefined, zip: postcode, city: town, country }
}

/** The library draws each module as a square in millimetres, column by column, and last the cross in the middle. */
function readModules(svg: string): QrCode {
  const squares = [...svg.matchAll(/<rect x="([\d.]+)mm" y="([\d.]+)mm" width="([\d.]+)mm"[^>]*fill="black"/g)].map(
    ([, x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width) }),
  )
  const module = squares[0]?.width ?? 0
  const size = Math.round(side / module)
  const dark = new Set(
    squares
      .filter(({ width }) => width === module)
      .map(({ x, y }) => Math.round(y / module) * size + Math.round(x / module)),
  )
  return { size, bars: mergeRows(dark, size) }
}

function mergeRows(dark: Set<number>, size: number): QrCode['bars'] {
  const bars: QrCode['bars'] = []
  for (const index of [...dark].sort((a, b) => a - b)) {
    const x = index % size
    const y = Math.floor(index / size)
    const last = bars.at(-1)
    if (last && last.y === y && last.x + last.width === x) last.width += 1
    else bars.push({ x, y, width: 1 })
  }
  return bars
}
