import { backendContext } from '#app/backend.server.ts'
import { copyFor } from '#app/lib/copy.ts'
import { feedResponse } from '#app/lib/feed-formats.ts'
import { languageOfPath, localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { read } from '#content/documents.ts'
import { locales } from '#contract/language.ts'
import type { Route } from './+types/issues-feed.ts'

/** The feeds of the newsletter's issues, whole texts included, in the language of the address (content/feeds.ts). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const language = languageOfPath(pathname)
  const copy = copyFor(request, 'newsletter-issues')
  const listed = await context.get(backendContext).newsletterIssues(language)
  const homeUrl = siteUrl + localePath('/newsletter/issues', language)
  return feedResponse({
    title: copy.name,
    description: copy.meta.description,
    language: locales[language],
    homeUrl,
    feedUrl: siteUrl + pathname,
    author: read('company').brand,
    posts: (listed.ok ? listed.issues : []).map(({ slug, title, preheader, html, sentAt }) => ({
      title,
      url: `${homeUrl}/${slug}`,
      excerpt: preheader,
      html: html.replaceAll('href="/', `href="${siteUrl}/`).replaceAll('src="/', `src="${siteUrl}/`),
      date: sentAt,
      categories: [],
    })),
  })
}
