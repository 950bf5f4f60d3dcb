import { pages as sitePages } from './site.ts'

/** The page on which the words of a document or an entry are seen, both without their language; undefined where that is no one page. */
export function pageOf(name: string): string | undefined {
  if (/^(blog|services|tools)\/./.test(name)) return toolParts.has(name) ? undefined : `/${name}`
  return pages[name]
}

const toolParts = new Set(['tools/iban-problems', 'tools/news-patterns', 'tools/post-patterns', 'tools/tool-page'])

const pages: Record<string, string> = {
  ...Object.fromEntries(sitePages.map(({ id, path }) => [id, path])),
  ...{ company: '/services', 'early-access': '/waitlist', events: '/video-studio', expertise: '/services' },
  ...{ legal: '/terms', team: '/about' },
}
