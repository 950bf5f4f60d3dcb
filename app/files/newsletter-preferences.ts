import { backendContext } from '#app/backend.server.ts'
import { answerInit } from '#app/lib/form-post.server.ts'
import type { Route } from './+types/newsletter-preferences.ts'

/** What the newsletter has stored of a reader, as a file: behind the same link as the page, field names as in the store. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const outcome = await context.get(backendContext).newsletterPreferences(token)
  if (!outcome.ok) return Response.json({ success: false, code: outcome.code }, answerInit(outcome))
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="newsletter.json"',
  }
  return new Response(`${JSON.stringify(outcome.reader, null, 2)}\n`, { headers })
}
