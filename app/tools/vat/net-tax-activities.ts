import type { NetTaxRate } from './method-comparison.ts'
import type { VatRate } from './vat.ts'

/**
 * Activities with their statutory and their net tax rate, in tenths of a percent: the FTA's ordinance on net tax rates by trade and activity (SR 641.202.62, in
 * force since 1 January 2025). Only those that public collections give while citing it; the page names the ordinance for
 * every other one.
 */
export const netTaxActivities = {
  newCars: { rate: 81, netTaxRate: 6 },
  hotelNights: { rate: 38, netTaxRate: 21 },
  sportsGoods: { rate: 81, netTaxRate: 21 },
  hairdresser: { rate: 81, netTaxRate: 53 },
  hotelOther: { rate: 81, netTaxRate: 53 },
  architect: { rate: 81, netTaxRate: 62 },
  lawyer: { rate: 81, netTaxRate: 62 },
  fiduciary: { rate: 81, netTaxRate: 62 },
  consulting: { rate: 81, netTaxRate: 62 },
} as const satisfies Record<string, { rate: VatRate; netTaxRate: NetTaxRate }>

export type NetTaxActivity = keyof typeof netTaxActivities

export const isNetTaxActivity = (key: string): key is NetTaxActivity => Object.hasOwn(netTaxActivities, key)
