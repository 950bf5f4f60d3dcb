import { allowed } from '../access.server.ts'
import { csvFile, mostRows } from '../csv-file.server.ts'
import type { Route } from './+types/waitlist-csv.ts'
import { filterOf } from './waitlist/list.server.ts'

/** What the list shows, as a file. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = allowed(args, 'waitlist')
  const { rows } = await services.waitlist.page(filterOf(args.request).filter, mostRows)
  await services.audit.add({ act: 'waitlist.export', details: { count: rows.length } })
  return csvFile('waiting-list', rows, [
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
  ])
}
