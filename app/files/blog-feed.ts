import { feedResponse } from '#app/lib/feed-formats.ts'
import type { Route } from './+types/blog-feed.ts'
import { blogFeed } from './blog-feed.server.ts'

/** The feeds of the blog, in both languages (content/feeds.ts). */
export function loader({ request }: Route.LoaderArgs) {
  return feedResponse(blogFeed(request))
}
