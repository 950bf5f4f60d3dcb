import { jsonFeed } from '#app/lib/feed-formats.ts'
import type { Route } from './+types/blog-json.ts'
import { blogFeed } from './blog-feed.server.ts'

/** /blog/feed.json and its English twin. */
export function loader({ request }: Route.LoaderArgs) {
  return new Response(jsonFeed(blogFeed(request)), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  })
}
