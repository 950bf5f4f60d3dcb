import { allowed } from '../access.server.ts'
import { csvFile } from '../csv-file.server.ts'
import type { Route } from './+types/waitlist-csv.ts'
import { filterOf } from './waitlist/list.server.ts'

/** What the list shows, as a file. */
export async function action(args: Route.ActionArgs) {
  allowed(args, 'waitlist')
  return csvFile(args, {
    act: 'waitlist.export',
    name: 'waiting-list',
    rows: async (desk, page) => (await desk.services.waitlist.page(filterOf(args.request).filter, page)).rows,
    columns: [
      'position',
      'email',
      'tier',
      'status',
      'company',
      'motivation',
      'language',
      'applications',
      'created_at',
      'decided_at',
      'freed_at',
      'consent_version',
      'consent_at',
      'consent_page',
    ],
  })
}
