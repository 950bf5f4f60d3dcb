import { fromGross, fromNet, type VatRate } from './vat.ts'

/** Limits of the net tax rate method a year, in centimes: turnover and tax due (since 2024). */
export const netTaxLimits = { turnover: 5_024_000_00, tax: 108_000_00 }

/** Net tax rates since 2024, in tenths of a percent. The tax administration assigns them by trade. */
export const netTaxRates = [1, 6, 13, 21, 30, 37, 45, 53, 62, 68] as const

export type NetTaxRate = (typeof netTaxRates)[number]

/** One line of business. */
export type Activity = {
  /** A year's turnover with VAT included, in centimes. */
  turnover: number
  rate: VatRate
  netTaxRate: NetTaxRate
}

type Business = {
  activities: Activity[]
  /** A year's deductible input tax, in centimes. */
  inputTax: number
  /** A year's services from abroad without Swiss VAT, in centimes. */
  fromAbroad: number
}

export type Comparison = {
  outputTax: number
  /** Output tax less input tax; negative when the tax administration pays back. */
  effective: number
  /** With the acquisition tax. */
  netTax: number
  /** On services from abroad, at the standard rate: deducted again by the effective method, and by that only (MWSTG 45). */
  acquisitionTax: number
  cheaper: 'effective' | 'netTax' | 'equal'
  /** Between the two, always positive. */
  difference: number
  /** The input tax at which both methods cost the same; none below zero. */
  breakEvenInputTax: number
  exceeds?: 'turnover' | 'tax'
  /** One has a tenth of the turnover or less: only above that an activity gets a net tax rate of its own (since 2025). */
  hasSmallActivity: boolean
}

/** What either method of settlement would cost in a year, and whether the net tax rate method is open at all. */
export function compareMethods({ activities, inputTax, fromAbroad }: Business): Comparison {
  const total = (of: (activity: Activity) => number) => activities.reduce((sum, activity) => sum + of(activity), 0)
  const turnover = total((activity) => activity.turnover)
  const outputTax = total((activity) => fromGross(activity.turnover, activity.rate).vat)
  const effective = outputTax - inputTax
  const onTurnover = total((activity) => Math.round((activity.turnover * activity.netTaxRate) / 1000))
  const acquisitionTax = fromNet(fromAbroad, 81).vat
  const netTax = onTurnover + acquisitionTax
  return {
    outputTax,
    effective,
    netTax,
    acquisitionTax,
    cheaper: effective === netTax ? 'equal' : effective < netTax ? 'effective' : 'netTax',
    difference: Math.abs(effective - netTax),
    breakEvenInputTax: Math.max(0, outputTax - netTax),
    exceeds: turnover > netTaxLimits.turnover ? 'turnover' : onTurnover > netTaxLimits.tax ? 'tax' : undefined,
    hasSmallActivity: activities.some((activity) => activity.turnover > 0 && activity.turnover * 10 <= turnover),
  }
}
