import { feedResponse } from '#app/lib/feed-formats.ts'
import type { Route } from './+types/issues-feed.ts'
import { issuesFeed } from './issues-feed.server.ts'

/** The feeds of the newsletter's issues, in both languages (content/feeds.ts). */
export async function loader(args: Route.LoaderArgs) {
  return feedResponse(await issuesFeed(args))
}
