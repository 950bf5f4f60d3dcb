import { fromGross, fromNet, type VatRate, type VatSum, vatRates } from './vat.ts'

/** An amount in centimes with its rate. */
export type VatLine = { amount: number; rate: VatRate }

/** The sums of each rate that occurs, and of all. Each line is rounded by itself, as on an invoice. */
export type VatTotals = { rates: (VatSum & { rate: VatRate })[]; all: VatSum }

/** @param kind whether the amounts are without VAT or with it */
export function sumLines(lines: VatLine[], kind: 'net' | 'gross'): VatTotals {
  const split = kind === 'net' ? fromNet : fromGross
  const sums = lines.map(({ amount, rate }) => ({ rate, ...split(amount, rate) }))
  const rates = vatRates
    .filter((rate) => lines.some((line) => line.rate === rate))
    .map((rate) => ({ rate, ...total(sums.filter((sum) => sum.rate === rate)) }))
  return { rates, all: total(sums) }
}

function total(sums: VatSum[]): VatSum {
  return sums.reduce(
    (all, { net, vat, gross }) => ({ net: all.net + net, vat: all.vat + vat, gross: all.gross + gross }),
    { net: 0, vat: 0, gross: 0 },
  )
}
