import { changing } from '../access.server.ts'
import type { Route } from './+types/newsletter-picture.ts'

/** Stores a picture of an issue and tells its address. */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'newsletter.write')
  const file = form.get('picture')
  if (!(file instanceof File)) return Response.json({ problem: 'missing' })
  const stored = await desk.services.pictures.add(Buffer.from(await file.arrayBuffer()))
  if (!stored.ok) return Response.json({ problem: stored.problem })
  return Response.json({ src: stored.src })
}
