import { describe, expect, test } from 'vitest'
import { firstYear } from './first-year.ts'

/** Prices of November 2026, so that the sums below stay those worked out by hand when the operator changes a price. */
const prices = {
  processAnalysis: { amount: 390 },
  automationPilot: { amount: 890 },
  customAutomation: { amount: 2390, from: true },
  connectorAudit: { amount: 490 },
  standardSync: { amount: 1390 },
  customApi: { amount: 3990, from: true },
  hostingMonth: { amount: 149, upTo: 399 },
  supportHour: { amount: 180 },
}

describe('the first year, worked out by hand: 12 × 149 = 1788, 12 × 399 = 4788', () => {
  test.each([
    // 390 + 890 + 2390 = 3670; 3670 + 1788 = 5458; 3670 + 4788 = 8458
    ['automation', 3670, 5458, 8458, true],
    // 490 + 1390 = 1880; 1880 + 1788 = 3668; 1880 + 4788 = 6668
    ['standardSync', 1880, 3668, 6668, false],
    // 490 + 3990 = 4480; 4480 + 1788 = 6268; 4480 + 4788 = 9268
    ['customApi', 4480, 6268, 9268, true],
    // 390 + 890 = 1280; 1280 + 1788 = 3068; 1280 + 4788 = 6068
    ['formation', 1280, 3068, 6068, false],
  ] as const)('%s', (route, oneOff, low, high, from) => {
    expect(firstYear(route, prices)).toMatchObject({
      oneOff: { amount: oneOff, from },
      total: { amount: low, upTo: high, from },
    })
  })
})

test('one price of hosting makes one total', () => {
  expect(firstYear('standardSync', { ...prices, hostingMonth: { amount: 200 } }).total).toEqual({
    amount: 490 + 1390 + 2400,
    from: false,
  })
})
