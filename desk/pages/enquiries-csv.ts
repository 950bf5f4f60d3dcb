import { formLabels } from '#content/form-labels.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { storedNames } from '#contract/form-fields.ts'
import { allowed } from '../access.server.ts'
import { csvFile } from '../csv-file.server.ts'
import type { Route } from './+types/enquiries-csv.ts'
import { filterOf } from './enquiries/list.server.ts'

/** What the list shows, as a file. */
export async function action(args: Route.ActionArgs) {
  allowed(args, 'enquiries')
  return csvFile(args, {
    act: 'enquiry.export',
    name: 'enquiries',
    labels: ({ language }) => formLabels(language).contact,
    rows: async (desk, page) => (await desk.services.enquiries.list(filterOf(args.request, desk).filter, page)).rows,
    columns: [
      'id',
      'created_at',
      ...storedNames(contactFields),
      'language',
      'page',
      'state',
      'answered_at',
      'remind_at',
    ],
  })
}
