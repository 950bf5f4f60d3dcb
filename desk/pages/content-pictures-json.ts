import { allowed, changing } from '../access.server.ts'
import type { Route } from './+types/content-pictures-json.ts'

/** The pictures of the site, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const desk = allowed(args, 'content.write')
  return Response.json({ pictures: await desk.services.sitePictures.list() })
}

/** Converts an uploaded picture and keeps it. It takes some seconds. */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'content.write')
  const file = form.get('picture')
  if (!(file instanceof File)) return Response.json({ ok: false, problem: 'missing' })
  const part = (name: string) => Number(form.get(name) ?? Number.NaN)
  const outcome = await desk.services.sitePictures.add(Buffer.from(await file.arrayBuffer()), {
    crop: { x: part('x'), y: part('y'), width: part('width'), height: part('height') },
    descriptions: { de: String(form.get('de') ?? ''), en: String(form.get('en') ?? '') },
  })
  return Response.json(outcome)
}
