import { findArticle, listArticles } from '#app/lib/articles.server.ts'
import { copyFor } from '#app/lib/copy.ts'
import type { Feed } from '#app/lib/feed-formats.ts'
import { languageOfPath, localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { read } from '#content/documents.ts'
import { locales } from '#contract/language.ts'

/** Readers of feeds look for what is new; what is older stands in the list of articles. */
const longest = 20

/** The latest articles in the language of a feed's address, whole. */
export function blogFeed(request: Request): Feed {
  const { pathname } = new URL(request.url)
  const language = languageOfPath(pathname)
  const copy = copyFor(request, 'blog')
  const homeUrl = siteUrl + localePath('/blog', language)
  return {
    title: copy.name,
    description: copy.feeds.description,
    language: locales[language],
    homeUrl,
    feedUrl: siteUrl + pathname,
    author: read('company').brand,
    posts: listArticles(language)
      .slice(0, longest)
      .flatMap(({ frontMatter: { slug } }) => findArticle(slug, language) ?? [])
      .map(({ frontMatter, html }) => {
        const url = `${homeUrl}/${frontMatter.slug}`
        return {
          title: frontMatter.title,
          url,
          excerpt: frontMatter.excerpt,
          html: forReaders(html, url),
          date: frontMatter.date,
          updated: frontMatter.updated,
          categories: [...frontMatter.entities, ...frontMatter.tags.map((tag) => copy.tagNames[tag] ?? tag)],
        }
      }),
  }
}

/** A feed is read away from the site: its links and pictures carry the whole address, and each picture is one file that every reader shows. */
function forReaders(html: string, url: string): string {
  return html
    .replace(/<\/?picture>|<source [^>]*>/g, '')
    .replaceAll('href="/', `href="${siteUrl}/`)
    .replaceAll('href="#', `href="${url}#`)
    .replaceAll('src="/', `src="${siteUrl}/`)
}
