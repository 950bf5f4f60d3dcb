import { formLabels } from '#content/form-labels.ts'
import { storedNames } from '#contract/form-fields.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import { allowed } from '../access.server.ts'
import { csvFile } from '../csv-file.server.ts'
import type { Route } from './+types/waitlist-csv.ts'
import { filterOf } from './waitlist/list.server.ts'

/** What the list shows, as a file. */
export async function action(args: Route.ActionArgs) {
  allowed(args, 'waitlist')
  return csvFile(args, {
    act: 'waitlist.export',
    name: 'waitlist',
    labels: ({ language }) => formLabels(language).waitlist,
    rows: async (desk, page) => (await desk.services.waitlist.page(filterOf(args.request).filter, page)).rows,
    columns: [
      ...new Set([
        ...(['position', 'email', 'tier', 'status', ...storedNames(waitlistFields), 'language'] as const),
        ...(['applications', 'created_at', 'decided_at', 'freed_at'] as const),
        ...(['consent_version', 'consent_at', 'consent_page'] as const),
      ]),
    ],
  })
}
