import { localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { indexedPaths } from '#content/site-paths.ts'
import { languages } from '#contract/language.ts'

/** /sitemap.xml: every indexed page in both languages, each naming its alternates. */
export function loader() {
  const entries = indexedPaths().flatMap((path) => languages.map((language) => entry(path, localePath(path, language))))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function entry(path: string, own: string): string {
  const alternates = [
    ['de', path],
    ['en', localePath(path, 'en')],
    ['x-default', path],
  ].map(([language, target]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${target}"/>`)
  return `<url><loc>${siteUrl}${own}</loc>${alternates.join('')}</url>`
}
