import { allowed } from '../access.server.ts'
import { csvFile } from '../csv-file.server.ts'
import type { Route } from './+types/log-csv.ts'

/** The log, or what a search found in it, as a file; with the hashes that prove it whole. */
export async function action(args: Route.ActionArgs) {
  allowed(args, 'log')
  return csvFile(args, {
    act: 'log.export',
    name: 'log',
    rows: async (desk, page) => {
      const text = new URL(args.request.url).searchParams.get('q') ?? ''
      return (await desk.services.audit.list({ text }, page)).acts
    },
    columns: ['number', 'at', 'actor_kind', 'actor_name', 'act', 'subject_kind', 'subject_id', 'details', 'hash'],
  })
}
