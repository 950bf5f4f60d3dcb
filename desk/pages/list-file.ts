import { allowed, changingFresh } from '../access.server.ts'
import { listAt, listFile } from '../list-files.server.ts'
import type { FileAnswer } from '../ui/download-button.tsx'
import type { Stale } from '../ui/fresh-form.tsx'
import type { Route } from './+types/list-file.ts'

/** What a list shows, as a file. */
export async function action(args: Route.ActionArgs): Promise<FileAnswer | Stale> {
  const { name, permission } = listAt(args.request.url)
  allowed(args, permission)
  const change = await changingFresh(args, 'lists.export')
  return 'stale' in change ? change : { file: await listFile(change.desk, args.request, name) }
}
