import type { Bill } from '../../payments/bill.ts'
import { billPayload } from '../../payments/payload.ts'

/** Black squares of the code as rectangles of modules, rows merged; `size` modules a side. */
export type QrCode = { size: number; bars: { x: number; y: number; width: number }[] }

export type QrEncoder = (bill: Bill) => QrCode

/** Loads the encoder; nothing else of the page waits for it. */
export async function loadQrEncoder(): Promise<QrEncoder> {
  const { correction, generate, mode } = await import('lean-qr')
  // The guidelines ask for level M and 25 versions at most; below version 10 squares would differ in size from bill to bill.
  const options = { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M, minVersion: 10, maxVersion: 25 }
  let last: { payload: string; code: QrCode } | undefined
  // Whatever else changes on the page asks for the same bill's code again.
  return (bill) => {
    const payload = billPayload(bill)
    if (last?.payload !== payload) {
      const { size, get } = generate(mode.utf8(payload), options)
      last = { payload, code: { size, bars: barsOf(size, get) } }
    }
    return last.code
  }
}

function barsOf(size: number, isDark: (x: number, y: number) => boolean): QrCode['bars'] {
  const bars: QrCode['bars'] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const last = bars.at(-1)
      if (!isDark(x, y)) continue
      if (last && last.y === y && last.x + last.width === x) last.width += 1
      else bars.push({ x, y, width: 1 })
    }
  }
  return bars
}
