import { atom } from '#app/lib/feed-formats.ts'
import type { Route } from './+types/issues-atom.ts'
import { issuesFeed } from './issues-feed.server.ts'

/** A feed of the newsletter's issues, in both languages (app/lib/issue-feeds.ts). */
export async function loader(args: Route.LoaderArgs) {
  return new Response(atom(await issuesFeed(args)), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
}
