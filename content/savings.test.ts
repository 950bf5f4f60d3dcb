import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balances, computeSavings, verdictOf, verdictText } from './savings.ts'

/** Analysis 390 + pilot 890 + automation 2390 = 3670; a month of hosting 149 to 399. */
const cost = { oneOff: 3670, hostingMonth: { low: 149, high: 399 } }
const work = { receiptsPerMonth: 200, minutesBefore: 5, minutesAfter: 2, hourlyCost: 60 }

/** Worked out by hand, line by line; months to two decimals. */
const byHand = [
  {
    name: 'the example of the page: 3 × 200 / 60 = 10 h; 10 × 60 = 600',
    work,
    // 600 − 149 = 451, 3670 / 451 = 8.14; 600 − 399 = 201, 3670 / 201 = 18.26
    // 12 × 451 = 5412, − 3670 = 1742; 12 × 201 = 2412, − 3670 = −1258
    figures: { hours: 10, worth: 600, best: 8.14, worst: 18.26, left: [-1258, 1742] },
    verdict: 'pays',
  },
  {
    name: 'a trades firm with 120 invoices: 3 × 120 / 60 = 6 h; 6 × 60 = 360',
    work: { ...work, receiptsPerMonth: 120 },
    // 360 − 149 = 211, 3670 / 211 = 17.39; 360 − 399 < 0: never
    // 12 × 211 = 2532, − 3670 = −1138; 12 × −39 = −468, − 3670 = −4138
    figures: { hours: 6, worth: 360, best: 17.39, worst: undefined, left: [-4138, -1138] },
    verdict: 'perhaps',
  },
  {
    name: 'few receipts: 3 × 60 / 60 = 3 h; 3 × 60 = 180',
    work: { ...work, receiptsPerMonth: 60 },
    // 180 − 149 = 31, 3670 / 31 = 118.39 months, nearly ten years
    // 12 × 31 = 372, − 3670 = −3298; 12 × −219 = −2628, − 3670 = −6298
    figures: { hours: 3, worth: 180, best: 118.39, worst: undefined, left: [-6298, -3298] },
    verdict: 'late',
  },
  {
    name: 'many receipts: 3 × 400 / 60 = 20 h; 20 × 60 = 1200',
    work: { ...work, receiptsPerMonth: 400 },
    // 1200 − 149 = 1051, 3670 / 1051 = 3.49; 1200 − 399 = 801, 3670 / 801 = 4.58
    // 12 × 1051 = 12612, − 3670 = 8942; 12 × 801 = 9612, − 3670 = 5942
    figures: { hours: 20, worth: 1200, best: 3.49, worst: 4.58, left: [5942, 8942] },
    verdict: 'pays',
  },
  {
    name: 'hosting dearer than the saving: 1 × 120 / 60 = 2 h; 2 × 60 = 120 < 149',
    work: { ...work, receiptsPerMonth: 120, minutesAfter: 4 },
    // 12 × (120 − 149) = −348, − 3670 = −4018; 12 × (120 − 399) = −3348, − 3670 = −7018
    figures: { hours: 2, worth: 120, best: undefined, worst: undefined, left: [-7018, -4018] },
    verdict: 'never',
  },
  {
    name: 'slower than before: −1 × 200 / 60 = −3.33 h; −200 CHF',
    work: { ...work, minutesAfter: 6 },
    // 12 × (−200 − 149) = −4188, − 3670 = −7858; 12 × (−200 − 399) = −7188, − 3670 = −10858
    figures: { hours: -3.33, worth: -200, best: undefined, worst: undefined, left: [-10858, -7858] },
    verdict: 'nothing',
  },
] as const

describe.each(byHand)('$name', ({ work: given, figures, verdict }) => {
  const savings = computeSavings(given, cost)
  const rounded = (value: number | undefined) => value && Math.round(value * 100) / 100

  test('the figures are those worked out by hand', () => {
    expect({
      hours: rounded(savings.hours),
      worth: rounded(savings.worth),
      best: rounded(savings.payback.best),
      worst: rounded(savings.payback.worst),
      left: [savings.firstYear.worst, savings.firstYear.best].map(Math.round),
    }).toEqual(figures)
  })

  test('the verdict does not flatter', () => {
    expect(verdictOf(savings)).toBe(verdict)
  })
})

test('the verdict is told with its figures', () => {
  const words = {
    pays: '{best} to {worst}',
    paysAt: 'at {best}',
    perhaps: '{best}',
    late: '{years} years',
    never: 'no',
    nothing: 'none',
  }
  const told = byHand.map(({ work: given }) => verdictText(computeSavings(given, cost), words))
  // 118.39 / 12 = 9.87 years
  expect(told).toEqual(['8.1 to 18.3', '17.4', '9.9 years', '3.5 to 4.6', 'no', 'none'])
  // One price of hosting: 3670 / (600 − 149) = 8.14
  const oneHosting = { ...cost, hostingMonth: { low: 149, high: 149 } }
  expect(verdictText(computeSavings(work, oneHosting), words)).toBe('at 8.1')
})

test('the balance turns at the payback', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 2000 }), (receiptsPerMonth) => {
      const savings = computeSavings({ ...work, receiptsPerMonth }, cost)
      const turn = Math.ceil(savings.payback.best ?? 0)
      const months = balances(savings, cost.oneOff, cost.hostingMonth.low, turn)
      expect(months.at(-1)).toBeGreaterThanOrEqual(-0.001)
      expect(months.at(-2) ?? -1).toBeLessThan(0)
    }),
  )
})
