import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareMethods, netTaxLimits } from './method-comparison.ts'
import { cashRounded, fromGross, fromNet, vatRates } from './vat.ts'

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
  const business = { turnover: 324_300_00, rate: 81, inputTax: 5_000_00, netTaxRate: 62 } as const

  test('both are worked out and set against each other', () => {
    expect(compareMethods(business)).toEqual({
      outputTax: 24_300_00,
      effective: 19_300_00,
      netTax: 20_106_60,
      cheaper: 'effective',
      difference: 806_60,
      breakEvenInputTax: 4_193_40,
      exceeds: undefined,
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
    const at = { ...business, turnover: netTaxLimits.turnover, netTaxRate: 1 } as const
    expect(compareMethods(at).exceeds).toBeUndefined()
    expect(compareMethods({ ...at, turnover: at.turnover + 1 }).exceeds).toBe('turnover')
    const taxed = { ...business, turnover: 3_600_000_00, netTaxRate: 30 } as const
    expect(compareMethods(taxed).exceeds).toBeUndefined()
    expect(compareMethods({ ...taxed, turnover: taxed.turnover + 34 }).exceeds).toBe('tax')
  })

  test('more input tax than output tax is a credit', () => {
    expect(compareMethods({ ...business, inputTax: 30_000_00 }).effective).toBe(-5_700_00)
  })
})
