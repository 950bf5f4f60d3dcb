import { atom } from '#app/lib/feed-formats.ts'
import type { Route } from './+types/blog-atom.ts'
import { blogFeed } from './blog-feed.server.ts'

/** /blog/atom.xml and its English twin. */
export function loader({ request }: Route.LoaderArgs) {
  return new Response(atom(blogFeed(request)), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
