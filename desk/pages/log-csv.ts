import { allowed } from '../access.server.ts'
import { csvFile } from '../csv-file.server.ts'
import type { Route } from './+types/log-csv.ts'
import { actsCalled, toldActs } from './log/told-acts.server.ts'

/**
 * The log, or what a search found in it, as a file: each act in words, and as it is kept, under the names in the store, with the hashes that
 * prove it whole.
 */
export async function action(args: Route.ActionArgs) {
  allowed(args, 'log')
  return csvFile(args, {
    act: 'log.export',
    name: 'log',
    rows: async ({ services, language }, page) => {
      const text = new URL(args.request.url).searchParams.get('q') ?? ''
      const { acts } = await services.audit.list({ text, actsCalled: actsCalled(language) }, page)
      const told = await toldActs(services, acts, language)
      return acts.map((act, index) => ({
        ...act,
        local_at: act.at,
        said: told[index]?.said,
        subject: [...(told[index]?.documents.map(({ name }) => name) ?? []), told[index]?.about].join(', '),
      }))
    },
    columns: [
      ...(['number', 'local_at', 'actor_name', 'said', 'subject'] as const),
      ...(['at', 'actor_kind', 'act', 'subject_kind', 'subject_id', 'details', 'hash'] as const),
    ],
  })
}
