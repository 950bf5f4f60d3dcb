import type { ExpenseAccount } from '../posting/chart-of-accounts.ts'
import { sum } from '../posting/money.ts'
import { vatOnNet } from '../posting/vat-split.ts'
import { ratesOn } from '../posting/vat-treatment.ts'

/** The months of the sample quarter, in order. */
export const months = [10, 11, 12] as const

export type Month = (typeof months)[number]

const [standardRate] = ratesOn('2026-12-31')

/** Turnover without VAT by month, in Rappen, all at the standard rate. */
const turnover: Record<Month, number> = { 10: 48_200_00, 11: 51_300_00, 12: 50_500_00 }

/** Operating costs and investments without VAT, in Rappen, all at the standard rate. */
const purchases: { month: Month; account: ExpenseAccount; net: number }[] = [
  { month: 10, account: '6000', net: 2400_00 },
  { month: 10, account: '6570', net: 980_00 },
  { month: 10, account: '6600', net: 6500_00 },
  { month: 11, account: '6000', net: 2400_00 },
  { month: 11, account: '6570', net: 1250_00 },
  { month: 11, account: '6200', net: 4310_00 },
  { month: 11, account: '1520', net: 9000_00 },
  { month: 12, account: '6000', net: 2400_00 },
  { month: 12, account: '6500', net: 1845_00 },
  { month: 12, account: '6570', net: 980_00 },
  { month: 12, account: '1520', net: 11_268_89 },
]

/** A subscription billed from abroad without Swiss VAT: a person says whether it is declared. */
export const abroad = { net: 240_00, tax: vatOnNet(240_00, standardRate) }

/** Boxes of the return by the effective method (ESTV), those that the sample firm needs, in the form's order. */
export const boxes = [200, 299, 303, 383, 399, 400, 405, 479, 500] as const

export type FormBox = (typeof boxes)[number]

/**
 * The return as the postings up to the end of a month fill it, in Rappen.
 * @param isDeclared whether the open point is confirmed: the same tax is owed (383) and, with full deduction, deducted (405)
 */
export function vatForm(upTo: Month, isDeclared: boolean): Record<FormBox, number> {
  const consideration = sum(months.filter((month) => month <= upTo).map((month) => turnover[month]))
  const output = vatOnNet(consideration, standardRate)
  const acquisition = isDeclared ? abroad.tax : 0
  const inputTax = sum(inputTaxLines(upTo).map(({ tax }) => tax)) + acquisition
  const owed = output + acquisition
  return {
    200: consideration,
    299: consideration,
    303: output,
    383: acquisition,
    399: owed,
    400: 0,
    405: inputTax,
    479: inputTax,
    500: owed - inputTax,
  }
}

/** What box 405 is made of: each posting's input tax, in Rappen. */
export function inputTaxLines(upTo: Month): { month: Month; account: ExpenseAccount; tax: number }[] {
  return purchases
    .filter(({ month }) => month <= upTo)
    .map(({ month, account, net }) => ({ month, account, tax: vatOnNet(net, standardRate) }))
}

/** The bill that the visitor of the home page posts (app/specimen/). */
export const pressed = { month: 11, account: '6570' } as const
