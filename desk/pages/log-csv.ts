import { allowed } from '../access.server.ts'
import { csvFile, mostRows } from '../csv-file.server.ts'
import type { Route } from './+types/log-csv.ts'

/** The log, or what a search found in it, as a file; with the hashes that prove it whole. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = allowed(args, 'log')
  const text = new URL(args.request.url).searchParams.get('q') ?? ''
  const { acts } = await services.audit.list({ text }, mostRows)
  await services.audit.add({ act: 'log.export', details: { count: acts.length } })
  return csvFile('log', acts, [
    'number',
    'at',
    'actor_kind',
    'actor_name',
    'act',
    'subject_kind',
    'subject_id',
    'details',
    'hash',
  ])
}
