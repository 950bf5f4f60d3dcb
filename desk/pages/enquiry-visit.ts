import { changing } from '../access.server.ts'
import type { Route } from './+types/enquiry-visit.ts'

/** Told by the page every few seconds: this person looks at the enquiry, or writes in it. */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'enquiries')
  await desk.services.enquiries.visit(args.params.id, form.get('isWriting') === 'true')
  return new Response(null, { status: 204 })
}
