import { changing } from '../access.server.ts'
import type { Route } from './+types/content-visit.ts'

/** Told by the page every few seconds: this person looks at a document, or writes in it. */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'content.write')
  const { editing } = desk.services
  const id = args.params['*']
  // A page whose document was just removed has yet to hear of it.
  if (await editing.has(id)) await editing.visit(id, form.get('isWriting') === 'true')
  return new Response(null, { status: 204 })
}
