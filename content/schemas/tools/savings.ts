import { z } from 'zod'
import { pageOfTool } from '../page-of-tool.ts'
import { text } from '../texts.ts'

export const savings = () =>
  z.strictObject({
    page: pageOfTool(),
    routes: z.strictObject({ automation: text, standardSync: text, customApi: text }),
    tool: z.strictObject({
      title: text,
      fields: z.strictObject({
        receiptsPerMonth: z.strictObject({ label: text, hint: text, problem: text }),
        minutesBefore: z.strictObject({ label: text, hint: text, problem: text }),
        minutesAfter: z.strictObject({ label: text, hint: text, problem: text }),
        hourlyCost: z.strictObject({ label: text, hint: text, problem: text }),
      }),
      route: text,
      routeFixed: text,
      routeFrom: text,
      routeHint: text,
      hours: text,
      hoursFormula: text,
      worth: text,
      worthFormula: text,
      saved: text,
      savedFormula: text,
      oneOff: text,
      lowestPrice: text,
      hosting: text,
      hostingFormula: text,
      firstYear: text,
      firstYearNote: text,
      to: text,
      verdicts: z.strictObject({ pays: text, paysAt: text, perhaps: text, late: text, never: text, nothing: text }),
      none: text,
      incomplete: text,
      chart: z.strictObject({ label: text, caption: text }),
    }),
  })
