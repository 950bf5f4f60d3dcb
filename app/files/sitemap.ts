import { sitemap, sitemapEntry } from '#app/lib/sitemap-format.ts'
import { read } from '#content/documents.ts'
import { indexedPaths } from '#content/site-paths.ts'
import { type Language, languages } from '#contract/language.ts'

/** /sitemap.xml: every indexed page in both languages, each naming its alternates. */
export function loader() {
  return sitemap(
    indexedPaths().flatMap((path) =>
      languages.map((language) =>
        sitemapEntry(path, language, [...languages, 'x-default'], lastChange(path, language)),
      ),
    ),
  )
}

/** Of articles, which have a date; that of other pages nobody notes. */
function lastChange(path: string, language: Language): string {
  const slug = path.match(/^\/blog\/(.+)/)?.[1]
  if (!slug) return ''
  const { date, updated } = read(`blog/${slug}`, language)
  return `<lastmod>${updated ?? date}</lastmod>`
}
