import { localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { read } from '#content/documents.ts'
import { indexedPaths } from '#content/site-paths.ts'
import { type Language, languages } from '#contract/language.ts'

/** /sitemap.xml: every indexed page in both languages, each naming its alternates. */
export function loader() {
  const entries = indexedPaths().flatMap((path) => languages.map((language) => entry(path, language)))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function entry(path: string, language: Language): string {
  const alternates = [
    ['de', path],
    ['en', localePath(path, 'en')],
    ['x-default', path],
  ].map(([language, target]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${target}"/>`)
  return `<url><loc>${siteUrl}${localePath(path, language)}</loc>${lastChange(path, language)}${alternates.join('')}</url>`
}

/** Of articles, which have a date; that of other pages nobody notes. */
function lastChange(path: string, language: Language): string {
  const slug = path.match(/^\/blog\/(.+)/)?.[1]
  if (!slug) return ''
  const { date, updated } = read(`blog/${slug}`, language)
  return `<lastmod>${updated ?? date}</lastmod>`
}
