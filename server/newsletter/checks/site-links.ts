import { articleSlugs } from '#content/articles.ts'
import { fromDocuments } from '#content/documents.ts'
import { livePaths, pages, serviceSlugs, toolSlugs } from '#content/site.ts'
import { isPictureAddress } from '../pictures/picture-address.ts'

const known = fromDocuments(
  () =>
    new Set<string>([
      ...pages.map(({ path }) => path),
      ...serviceSlugs.map((slug) => `/services/${slug}`),
      ...toolSlugs.map((slug) => `/tools/${slug}`),
      ...articleSlugs().map((slug) => `/blog/${slug}`),
      ...livePaths,
      ...['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'],
    ]),
)

/** Pages that act on a reader's own token are nobody's without it. */
const needToken = new Set(['/newsletter/confirm', '/newsletter/unsubscribe', '/newsletter/preferences'])

/**
 * Whether there is such a page on the site.
 * @param address its path, in either language, with or without query and anchor
 * @param issueSlugs issues that have a page
 */
export function isOnSite(address: string, issueSlugs: readonly string[]): boolean {
  const path = germanPath(address)
  if (isPictureAddress(path)) return true
  const issue = /^\/newsletter\/issues\/([a-z0-9-]+)$/.exec(path)?.[1]
  if (issue) return issueSlugs.includes(issue)
  return known().has(path) && !needToken.has(path)
}

/** The path of a page, without language, query and anchor. */
export function germanPath(address: string): string {
  return new URL(address, 'https://site.invalid').pathname.replace(/^\/en(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/'
}
