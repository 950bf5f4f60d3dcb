import { feedForms } from '#content/feeds.ts'

/** A feed, ready to be written down. Addresses are absolute, dates ISO days, `html` is trusted. */
export type Feed = {
  title: string
  description: string
  /** BCP 47. */
  language: string
  /** The page that the feed belongs to. */
  homeUrl: string
  feedUrl: string
  author: string
  posts: {
    title: string
    url: string
    excerpt: string
    html: string
    date: string
    updated?: string
    categories: string[]
  }[]
}

const writers = { rss, atom, json: jsonFeed }

/** The feed in the form that its address names. */
export function feedResponse(feed: Feed): Response {
  const { name, type } = feedForms.find(({ file }) => feed.feedUrl.endsWith(`/${file}`)) ?? feedForms[0]
  return new Response(writers[name](feed), { headers: { 'content-type': `${type}; charset=utf-8` } })
}

/** RSS 2.0, with the whole text in `content:encoded`. */
export function rss(feed: Feed): string {
  const items = feed.posts.map(
    (post) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(post.url)}</link>
<guid isPermaLink="true">${escapeXml(post.url)}</guid>
<pubDate>${new Date(post.date).toUTCString()}</pubDate>
${post.categories.map((category) => `<category>${escapeXml(category)}</category>`).join('')}
<description>${escapeXml(post.excerpt)}</description>
<content:encoded>${escapeXml(post.html)}</content:encoded>
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.homeUrl)}</link>
<description>${escapeXml(feed.description)}</description>
<language>${feed.language}</language>
<lastBuildDate>${new Date(lastChange(feed)).toUTCString()}</lastBuildDate>
<atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

/** Atom 1.0 (RFC 4287). */
export function atom(feed: Feed): string {
  const entries = feed.posts.map(
    (post) => `<entry>
<title>${escapeXml(post.title)}</title>
<link href="${escapeXml(post.url)}"/>
<id>${escapeXml(post.url)}</id>
<published>${new Date(post.date).toISOString()}</published>
<updated>${new Date(post.updated ?? post.date).toISOString()}</updated>
${post.categories.map((category) => `<category term="${escapeXml(category)}"/>`).join('')}
<summary>${escapeXml(post.excerpt)}</summary>
<content type="html">${escapeXml(post.html)}</content>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.description)}</subtitle>
<link href="${escapeXml(feed.homeUrl)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.feedUrl)}"/>
<id>${escapeXml(feed.homeUrl)}</id>
<updated>${new Date(lastChange(feed)).toISOString()}</updated>
<author><name>${escapeXml(feed.author)}</name></author>
${entries.join('\n')}
</feed>
`
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed): string {
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: feed.feedUrl,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.excerpt,
      content_html: post.html,
      date_published: new Date(post.date).toISOString(),
      date_modified: new Date(post.updated ?? post.date).toISOString(),
      tags: post.categories,
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function lastChange({ posts }: Feed): string {
  const [last] = posts.map((post) => post.updated ?? post.date).sort((one, other) => other.localeCompare(one))
  return last ?? '1970-01-01'
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
