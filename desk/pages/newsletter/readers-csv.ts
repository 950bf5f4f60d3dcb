import { allowed } from '../../access.server.ts'
import { csvFile } from '../../csv-file.server.ts'
import type { Route } from './+types/readers-csv.ts'
import { filterOf } from './list.server.ts'

/** What the list shows, as a file with the proof of consent. */
export async function action(args: Route.ActionArgs) {
  allowed(args, 'newsletter')
  return csvFile(args, {
    act: 'newsletter.export',
    name: 'readers',
    rows: async (desk, page) => {
      const { readers, imports } = desk.services
      const [{ rows }, all] = await Promise.all([readers.page(filterOf(args.request), page), imports.list()])
      const origins = new Map(all.map((one) => [one.id, one]))
      return rows.map((row) => {
        const origin = row.import_id === null ? undefined : origins.get(row.import_id)
        return { ...row, import_source: origin?.source ?? null, import_consent: origin?.consent ?? null }
      })
    },
    columns: [
      ...(['email', 'state', 'language', 'created_at', 'confirmed_at', 'unsubscribed_at'] as const),
      ...(['consent_version', 'consent_at', 'consent_page', 'import_source', 'import_consent'] as const),
    ],
  })
}
