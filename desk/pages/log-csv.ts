import { allowed } from '../access.server.ts'
import { csvFile } from '../csv-file.server.ts'
import type { Route } from './+types/log-csv.ts'
import { actsCalled, sentenceOf, toldActs } from './log/told-acts.server.ts'

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
      const search = { text, actsCalled: actsCalled(language), actsSaying: services.entries.actsSaying }
      const { acts } = await services.audit.list(search, page)
      const told = await toldActs(services, acts, language, new Map())
      return acts.map((act, index) => ({
        ...act,
        local_at: act.at,
        said: told[index] && sentenceOf(told[index]),
        subject: told[index]?.about,
      }))
    },
    columns: [
      ...(['number', 'local_at', 'actor_name', 'said', 'subject'] as const),
      ...(['at', 'actor_kind', 'act', 'subject_kind', 'subject_id', 'details', 'hash'] as const),
    ],
  })
}
