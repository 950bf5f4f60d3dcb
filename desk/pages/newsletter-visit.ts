import { changing } from '../access.server.ts'
import type { Route } from './+types/newsletter-visit.ts'

/** Told by the page every few seconds while it is open: who looks at an issue, who writes. */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'newsletter.write')
  await desk.services.drafts.visit(args.params.id, form.get('isWriting') === 'true')
  return new Response(null, { status: 204 })
}
