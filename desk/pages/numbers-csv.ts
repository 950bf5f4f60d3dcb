import { allowed } from '../access.server.ts'
import { csvFile } from '../csv-file.server.ts'
import type { Route } from './+types/numbers-csv.ts'
import { askedFor } from './numbers/period.ts'

/** Visits and views by day as a file. */
export async function action(args: Route.ActionArgs) {
  allowed(args, 'numbers')
  return csvFile(args, {
    act: 'numbers.export',
    name: 'numbers',
    rows: async ({ services }) => {
      const { summary } = await services.numbers.report(askedFor(args.request).days)
      return summary.byDay.map((counted) => {
        const notes = summary.notes.filter(({ day }) => day === counted.day).map(({ note }) => note)
        return { ...counted, notes: notes.join('; ') }
      })
    },
    columns: ['day', 'visits', 'views', 'notes'],
  })
}
