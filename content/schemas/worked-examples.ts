import { z } from 'zod'
import { count } from './texts.ts'

export const workedExamples = () =>
  z.strictObject({
    /** What the savings calculator begins with; `hourlyCost` in CHF, with social security and workplace. */
    assumed: z.strictObject({ minutesBefore: count, minutesAfter: count, receiptsPerMonth: count, hourlyCost: count }),
    /** Receipts a month of the examples that the copy tells. */
    told: z.array(count),
  })
