import { accounts, type ExpenseAccount } from './chart-of-accounts.ts'

/**
 * What becomes of a bill's VAT. `material` and `operating` deduct it, by one rate on the whole amount or as the bill splits
 * it; `none` leaves it in the expense, as the net tax rate method does; `acquisition` adds the tax on services from abroad.
 */
export type VatTreatment =
  | { kind: 'material' | 'operating'; rate: number | 'asBilled' }
  | { kind: 'acquisition'; rate: number }
  | { kind: 'none' }

export type InputTaxKind = 'material' | 'operating'

/** Box of the VAT return and account of each kind of input tax (ESTV, form for the effective method). */
export const inputTax = {
  material: { account: accounts.inputTaxMaterial, box: '400' },
  operating: { account: accounts.inputTaxOperating, box: '405' },
} as const

/** Boxes of the VAT return that a supplier's bill can touch; 382 is acquisition tax by the rates until 2023. */
export type Box = '382' | '383' | '400' | '405'

/** Accounts of class 4 are cost of material and services; everything else is operating cost or an investment. */
export function inputTaxKind(account: ExpenseAccount): InputTaxKind {
  return account.startsWith('4') ? 'material' : 'operating'
}

/** Rates by the day of the supply, in hundredths of a percent (MWSTG 25): standard, reduced, accommodation. */
export function ratesOn(day: string): readonly [number, number, number] {
  return day < '2024-01-01' ? [770, 250, 370] : [810, 260, 380]
}

/** Liechtenstein belongs to the Swiss VAT territory. */
export function isHome(country: string): boolean {
  return country === 'CH' || country === 'LI'
}

export function acquisitionBox(rate: number): Box {
  return rate === 770 || rate === 250 || rate === 370 ? '382' : '383'
}

/** As one word, for a form's field: operating-810, material-asBilled, none. */
export function treatmentKey(treatment: VatTreatment): string {
  return treatment.kind === 'none' ? 'none' : `${treatment.kind}-${treatment.rate}`
}

export function readTreatmentKey(key: string): VatTreatment | undefined {
  if (key === 'none') return { kind: 'none' }
  const [, kind, rate] = /^(material|operating|acquisition)-(asBilled|\d+)$/.exec(key) ?? []
  if (kind === 'acquisition') return rate === 'asBilled' ? undefined : { kind, rate: Number(rate) }
  if (kind !== 'material' && kind !== 'operating') return undefined
  return { kind, rate: rate === 'asBilled' ? rate : Number(rate) }
}
