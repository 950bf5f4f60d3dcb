/** Rates in force since 1 January 2024, in tenths of a percent (MWSTG 25). */
export const vatRates = [81, 26, 38] as const

export type VatRate = (typeof vatRates)[number]

export type VatSum = { net: number; vat: number; gross: number }

/** From an amount without VAT, in centimes; the tax is rounded to the centime. */
export function fromNet(net: number, rate: VatRate): VatSum {
  const vat = Math.round((net * rate) / 1000)
  return { net, vat, gross: net + vat }
}

/** From an amount with VAT included, in centimes: the net is gross / (1 + rate). */
export function fromGross(gross: number, rate: VatRate): VatSum {
  const vat = Math.round((gross * rate) / (1000 + rate))
  return { net: gross - vat, vat, gross }
}

/** What is paid in coins: to the nearest 0.05. */
export function cashRounded(centimes: number): number {
  return Math.round(centimes / 5) * 5
}
