import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balances, computeSavings, verdictOf } from './savings.ts'

const cost = { oneOff: 890, monthly: { low: 149, high: 399 } }
const work = { minutesPerReceipt: 5, receiptsPerMonth: 200, shareAutomated: 0.6, hourlyCost: 55 }

test('the example of the page', () => {
  const savings = computeSavings(work, cost)
  expect(savings.hours).toBe(10)
  expect(savings.worth).toBe(550)
  expect(savings.payback.best).toBeCloseTo(890 / 401)
  expect(savings.payback.worst).toBeCloseTo(890 / 151)
  expect(savings.firstYear).toEqual({ best: 12 * 401 - 890, worst: 12 * 151 - 890 })
  expect(verdictOf(savings)).toBe('pays')
})

describe('what does not pay back is not said to', () => {
  test.each([
    [20, 'never'],
    [54, 'never'],
    [55, 'late'],
    [100, 'perhaps'],
    [200, 'pays'],
  ] as const)('%d receipts: %s', (receiptsPerMonth, verdict) => {
    expect(verdictOf(computeSavings({ ...work, receiptsPerMonth }, cost))).toBe(verdict)
  })

  test('nothing to save', () => {
    expect(computeSavings({ ...work, shareAutomated: 0 }, cost)).toMatchObject({ hours: 0, worth: 0, payback: {} })
  })
})

test('the balance turns at the payback', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 2000 }), (receiptsPerMonth) => {
      const savings = computeSavings({ ...work, receiptsPerMonth }, cost)
      const turn = Math.ceil(savings.payback.best ?? 0)
      const months = balances(savings, cost.oneOff, cost.monthly.low, turn)
      expect(months.at(-1)).toBeGreaterThanOrEqual(-0.001)
      expect(months.at(-2) ?? -1).toBeLessThan(0)
    }),
  )
})
