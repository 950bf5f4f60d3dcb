import type { BillingInformation } from './billing-information.ts'
import { sum } from './money.ts'

/** What one rate of a bill comes to, in hundredths; the rate in hundredths of a percent. */
export type VatPart = { rate: number; net: number; vat: number }

export type VatSplit = {
  parts: VatPart[]
  /** Import tax that a forwarder has paid and charges on: tax alone, without a net amount. */
  importTax: number
  /** What the amount is above (or below) the sum of its parts: rounding to 5 Rappen, or of the tax line by line. */
  rounding: number
}

export type VatReading =
  /** The bill's code says nothing of VAT. */
  | { kind: 'none' }
  /** It says something, but the bill has no amount to hold it against. */
  | { kind: 'open'; rates: number[] }
  | { kind: 'split'; split: VatSplit }
  /** Net amounts and taxes do not add up to the amount. */
  | { kind: 'mismatch'; computed: number; difference: number; rates: number[] }

/** The tax on a net amount, rounded half up to the Rappen. */
export function vatOnNet(net: number, rate: number): number {
  return Math.round((net * rate) / 10_000)
}

/** The tax inside a gross amount: gross × rate / (100 % + rate), rounded half up to the Rappen. */
export function vatInGross(gross: number, rate: number): number {
  return Math.round((gross * rate) / (10_000 + rate))
}

/** Splits a bill's amount by what its billing information says of VAT. */
export function readVat(amount: number | undefined, billing: BillingInformation | undefined): VatReading {
  const { vat = [], importTax = [] } = billing ?? {}
  if (vat.length === 0 && importTax.length === 0) return { kind: 'none' }
  const rates = [...new Set([...vat, ...importTax].map(({ rate }) => rate))]
  if (amount === undefined) return { kind: 'open', rates }
  const imported = sum(importTax.map((each) => each.vat))
  const [only] = vat
  if (only && only.net === undefined) {
    const gross = amount - imported
    return { kind: 'split', split: { parts: [partOfGross(gross, only.rate)], importTax: imported, rounding: 0 } }
  }
  const parts = vat.map(({ rate, net = 0, vat = vatOnNet(net, rate) }) => ({ rate, net, vat }))
  const computed = sum(parts.map((part) => part.net + part.vat)) + imported
  const difference = amount - computed
  if (Math.abs(difference) > roundingAllowance(amount)) return { kind: 'mismatch', computed, difference, rates }
  return { kind: 'split', split: { parts, importTax: imported, rounding: difference } }
}

export function partOfGross(gross: number, rate: number): VatPart {
  const vat = vatInGross(gross, rate)
  return { rate, net: gross - vat, vat }
}

/**
 * How far the amount may be from its parts. An amount that ends in 0 or 5 may have been rounded to 5 Rappen, which moves it
 * by 2 at most; any other by 1, where the tax was rounded line by line.
 */
function roundingAllowance(amount: number): number {
  return amount % 5 === 0 ? 2 : 1
}
