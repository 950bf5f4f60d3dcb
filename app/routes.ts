import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { feedsOf } from '#content/feeds.ts'
import { footerLegalPages, pages, toolSlugs } from '#content/site.ts'
import { type Language, languages } from '#contract/language.ts'

/** Mounts every page of the site map once for a language; the same file serves both. */
function site(language: Language): RouteConfigEntry[] {
  const feed =
    (module: string) =>
    ({ path }: { path: string }) =>
      route(path.slice(1), module, { id: language + path })
  return [
    ...pages.map(({ id: name, path }) => {
      const file = (footerLegalPages as readonly string[]).includes(name) ? 'pages/legal.tsx' : `pages/${name}.tsx`
      const id = `${language}/${name}`
      return path === '/' ? index(file, { id }) : route(path.slice(1), file, { id })
    }),
    route('errors/404', 'pages/not-found.tsx', { id: `${language}/not-found` }),
    route('errors/:status', 'pages/error.tsx', { id: `${language}/error` }),
    route('services/:slug', 'pages/service.tsx', { id: `${language}/service` }),
    ...toolSlugs.map((slug) => route(`tools/${slug}`, `pages/tools-${slug}.tsx`, { id: `${language}/tools-${slug}` })),
    route('newsletter/issues', 'pages/newsletter-issues.tsx', { id: `${language}/newsletter-issues` }),
    route('newsletter/issues/:slug', 'pages/newsletter-issue.tsx', { id: `${language}/newsletter-issue` }),
    ...feedsOf('/newsletter/issues').map(feed('files/issues-feed.ts')),
    ...feedsOf('/blog').map(feed('files/blog-feed.ts')),
    route('blog/:slug', 'pages/article.tsx', { id: `${language}/article` }),
    route('video-studio/:event.ics', 'pages/event-calendar.ts', { id: `${language}/event-calendar` }),
    route('manifest.webmanifest', 'files/manifest.ts', { id: `${language}/manifest` }),
    route('chat.json', 'files/chat-copy.ts', { id: `${language}/chat-copy` }),
  ]
}

export default [
  ...languages.flatMap((language) => (language === 'de' ? site(language) : prefix(language, site(language)))),
  route('newsletter/preferences.json', 'files/newsletter-preferences.ts'),
  route('newsletter/issues/sitemap.xml', 'files/issues-sitemap.ts'),
  route('sitemap.xml', 'files/sitemap.ts'),
  route('robots.txt', 'files/robots.ts'),
  route('llms.txt', 'files/llms.ts'),
  route('.well-known/security.txt', 'files/security-txt.ts'),
  // For developers: tokens and primitives in all their states. The built site knows nothing of it.
  ...(process.env.NODE_ENV === 'development' ? [route('styleguide', '../scripts/dev/styleguide/styleguide.tsx')] : []),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
