import type { Language } from '#contract/language.ts'
import { localePath } from './locale-path.ts'
import { siteUrl } from './site-url.ts'

/**
 * A page in one language, with the address of each that it exists in; `x-default` is the German one.
 * @param more what else is said of it, as XML
 */
export function sitemapEntry(path: string, own: Language, existing: readonly (Language | 'x-default')[], more = '') {
  const at = (language: Language) => siteUrl + localePath(path, language)
  const alternates = existing.map(
    (name) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at(name === 'en' ? 'en' : 'de')}"/>`,
  )
  return `<url><loc>${at(own)}</loc>${more}${alternates.join('')}</url>`
}

export function sitemap(entries: string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
