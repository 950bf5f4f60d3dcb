import { articleSlugs } from './articles.ts'
import { read } from './documents.ts'
import { feedsOf } from './feeds.ts'
import { localePath } from './locale-path.ts'
import { errorPaths, pages, serviceSlugs, toolSlugs } from './site.ts'

function detailPaths(): string[] {
  return [
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    ...articleSlugs().map((slug) => `/blog/${slug}`),
    ...toolSlugs.map((slug) => `/tools/${slug}`),
  ]
}

/** Every page that search engines list, German paths: of the site map what it says, every service, article and tool. */
export function indexedPaths(): string[] {
  return [...pages.filter((page) => page.indexed).map((page) => page.path), ...detailPaths()]
}

/** Files for machines, built like pages. */
const filePaths = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt']

/** Every public path that is built ahead of time: all pages and what belongs to them in both languages, and the files for machines. */
export function prerenderPaths(): string[] {
  const pagePaths = [
    ...pages.map((page) => page.path),
    ...detailPaths(),
    ...feedsOf('/blog').map((feed) => feed.path),
    // A calendar file for each event.
    ...read('events').map(({ id }) => `/video-studio/${id}.ics`),
    ...errorPaths,
    '/manifest.webmanifest',
    '/chat.json',
  ]
  return [...pagePaths.flatMap((path) => [path, localePath(path, 'en')]), ...filePaths]
}
