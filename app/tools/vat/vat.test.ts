import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareMethods, type NetTaxRate, netTaxLimits, netTaxRates } from './method-comparison.ts'
import { netTaxActivities } from './net-tax-activities.ts'
import { cashRounded, fromGross, fromNet, vatRates } from './vat.ts'
import { sumLines } from './vat-sum.ts'

describe('net and gross', () => {
  test.each([
    [125000, 81, { net: 125000, vat: 10125, gross: 135125 }],
    [10000, 26, { net: 10000, vat: 260, gross: 10260 }],
    [10000, 38, { net: 10000, vat: 380, gross: 10380 }],
    [0, 81, { net: 0, vat: 0, gross: 0 }],
  ] as const)('%d centimes net at %d', (net, rate, sum) => {
    expect(fromNet(net, rate)).toEqual(sum)
    expect(fromGross(sum.gross, rate)).toEqual(sum)
  })

  test('there and back again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(...vatRates), (net, rate) => {
        const { gross } = fromNet(net, rate)
        expect(Math.abs(fromGross(gross, rate).net - net)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test.each([
    [135125, 135125],
    [135122, 135120],
    [135123, 135125],
    [135128, 135130],
  ])('%d centimes are paid with %d in cash', (amount, cash) => expect(cashRounded(amount)).toBe(cash))
})

describe('effective against net tax rate method', () => {
  const activity = { turnover: 324_300_00, rate: 81, netTaxRate: 62 } as const
  const business = { activities: [activity], inputTax: 5_000_00, fromAbroad: 0 }
  const withTurnover = (turnover: number, netTaxRate: NetTaxRate) => ({
    ...business,
    activities: [{ ...activity, turnover, netTaxRate }],
  })

  test('both are worked out and set against each other', () => {
    expect(compareMethods(business)).toEqual({
      outputTax: 24_300_00,
      effective: 19_300_00,
      netTax: 20_106_60,
      acquisitionTax: 0,
      cheaper: 'effective',
      difference: 806_60,
      breakEvenInputTax: 4_193_40,
      exceeds: undefined,
      hasSmallActivity: false,
    })
  })

  test('at the break-even input tax they cost the same', () => {
    const { breakEvenInputTax } = compareMethods(business)
    expect(compareMethods({ ...business, inputTax: breakEvenInputTax })).toMatchObject({
      cheaper: 'equal',
      difference: 0,
    })
  })

  test('limits: turnover and tax, each allowed to the franc', () => {
    const { turnover, tax } = netTaxLimits
    expect(compareMethods(withTurnover(turnover, 1)).exceeds).toBeUndefined()
    expect(compareMethods(withTurnover(turnover + 1, 1)).exceeds).toBe('turnover')
    expect(compareMethods(withTurnover(tax / 0.03, 30)).exceeds).toBeUndefined()
    expect(compareMethods(withTurnover(tax / 0.03 + 34, 30)).exceeds).toBe('tax')
  })

  // Rooms: 207'600 at 3.8 % hold 7'600 of tax and owe 2.1 %. Restaurant: 108'100 at 8.1 % hold 8'100 and owe 5.3 %.
  test('a hotel with two activities, each at its own rates', () => {
    const rooms = { turnover: 207_600_00, ...netTaxActivities.hotelNights }
    const restaurant = { turnover: 108_100_00, ...netTaxActivities.hotelOther }
    expect(compareMethods({ activities: [rooms, restaurant], inputTax: 5_000_00, fromAbroad: 0 })).toMatchObject({
      outputTax: 15_700_00,
      effective: 10_700_00,
      netTax: 4_359_60 + 5_729_30,
      cheaper: 'netTax',
      hasSmallActivity: false,
    })
    const small = { ...restaurant, turnover: 20_000_00 }
    expect(compareMethods({ activities: [rooms, small], inputTax: 0, fromAbroad: 0 }).hasSmallActivity).toBe(true)
  })

  // 10'000 × 8.1 % = 810: owed by both methods, deducted again by the effective one only.
  test('services from abroad cost acquisition tax by the net tax rate method, whose limit they do not count towards', () => {
    expect(compareMethods({ ...business, fromAbroad: 10_000_00 })).toMatchObject({
      effective: 19_300_00,
      acquisitionTax: 810_00,
      netTax: 20_916_60,
      difference: 1_616_60,
      breakEvenInputTax: 3_383_40,
    })
    const atLimit = withTurnover(netTaxLimits.tax / 0.03, 30)
    expect(compareMethods({ ...atLimit, fromAbroad: 10_000_00 }).exceeds).toBeUndefined()
  })

  test('more input tax than output tax is a credit', () => {
    expect(compareMethods({ ...business, inputTax: 30_000_00 }).effective).toBe(-5_700_00)
  })
})

test('every activity has one of the rates that there are', () => {
  for (const { netTaxRate } of Object.values(netTaxActivities)) expect(netTaxRates).toContain(netTaxRate)
})

// 123.45 and 10.00; 67.89 and 1.77 (1.765); 200.00 and 7.60.
test('several amounts at several rates, each rounded by itself', () => {
  const lines = [
    { amount: 123_45, rate: 81 },
    { amount: 67_89, rate: 26 },
    { amount: 200_00, rate: 38 },
    { amount: 10_00, rate: 81 },
  ] as const
  const { rates, all } = sumLines([...lines], 'net')
  expect(rates.map(({ rate, net, vat }) => [rate, net, vat])).toEqual([
    [81, 133_45, 10_81],
    [26, 67_89, 1_77],
    [38, 200_00, 7_60],
  ])
  expect(all).toEqual({ net: 401_34, vat: 20_18, gross: 421_52 })
  expect(sumLines([{ amount: 108_10, rate: 81 }], 'gross').all).toEqual({ net: 100_00, vat: 8_10, gross: 108_10 })
})
