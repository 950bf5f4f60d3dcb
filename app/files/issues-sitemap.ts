import { backendContext } from '#app/backend.server.ts'
import { localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { type Language, languages } from '#contract/language.ts'
import type { Route } from './+types/issues-sitemap.ts'

/** /newsletter/issues/sitemap.xml: what comes while the server runs, each with the languages in which it exists. */
export async function loader({ context }: Route.LoaderArgs) {
  const listed = await context.get(backendContext).newsletterIssues()
  const issues = listed.ok ? listed.issues : []
  const written = languages.filter((language) => issues.some((issue) => issue.language === language))
  const entries = [
    ...written.map((language) => entry('/newsletter/issues', language, written)),
    ...issues.map((issue) => entry(`/newsletter/issues/${issue.slug}`, issue.language, issue.languages)),
  ]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function entry(path: string, own: Language, existing: Language[]): string {
  const alternates = existing.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${localePath(path, language)}"/>`,
  )
  return `<url><loc>${siteUrl}${localePath(path, own)}</loc>${alternates.join('')}</url>`
}
