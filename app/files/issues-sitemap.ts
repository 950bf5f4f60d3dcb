import { backendContext } from '#app/backend.server.ts'
import { sitemap, sitemapEntry } from '#app/lib/sitemap-format.ts'
import { languages } from '#contract/language.ts'
import type { Route } from './+types/issues-sitemap.ts'

/** /newsletter/issues/sitemap.xml: what comes while the server runs, each with the languages in which it exists. */
export async function loader({ context }: Route.LoaderArgs) {
  const listed = await context.get(backendContext).newsletterIssues()
  const issues = listed.ok ? listed.issues : []
  const written = languages.filter((language) => issues.some((issue) => issue.language === language))
  return sitemap([
    ...written.map((language) => sitemapEntry('/newsletter/issues', language, written)),
    ...issues.map(({ slug, language, languages }) => sitemapEntry(`/newsletter/issues/${slug}`, language, languages)),
  ])
}
