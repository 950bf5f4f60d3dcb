import { allowed } from '../access.server.ts'
import { csvFile, mostRows } from '../csv-file.server.ts'
import type { Route } from './+types/enquiries-csv.ts'
import { filterOf } from './enquiries/list.server.ts'

/** What the list shows, as a file. */
export async function loader(args: Route.LoaderArgs) {
  const access = allowed(args, 'enquiries')
  const { services } = access
  const { rows } = await services.enquiries.list(filterOf(args.request, access).filter, mostRows)
  await services.audit.add({ act: 'enquiry.export', details: { count: rows.length } })
  return csvFile('enquiries', rows, [
    'id',
    'created_at',
    'name',
    'email',
    'company',
    'message',
    'language',
    'page',
    'event',
    'state',
    'answered_at',
    'remind_at',
  ])
}
