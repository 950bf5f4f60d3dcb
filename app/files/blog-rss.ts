import { rss } from '#app/lib/feed-formats.ts'
import type { Route } from './+types/blog-rss.ts'
import { blogFeed } from './blog-feed.server.ts'

/** /blog/rss.xml and its English twin. */
export function loader({ request }: Route.LoaderArgs) {
  return new Response(rss(blogFeed(request)), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
