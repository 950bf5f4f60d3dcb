import { changing } from '../access.server.ts'
import type { Route } from './+types/content-visit.ts'

/** Told by the page every few seconds: this person looks at a document, or writes in it. */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'content.write')
  await desk.services.editing.visit(args.params['*'].slice(0, 200), form.get('isWriting') === 'true')
  return new Response(null, { status: 204 })
}
