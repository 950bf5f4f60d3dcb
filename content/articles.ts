import { documentIds, fromDocuments, read } from './documents.ts'

/** The slugs of all articles that there are in German, newest first. Articles live at /blog/{slug}. */
export const articleSlugs: () => readonly string[] = fromDocuments(() =>
  documentIds()
    .filter((id) => id.startsWith('de/blog/'))
    .map((id) => id.slice('de/blog/'.length))
    .map((slug) => ({ slug, date: read(`blog/${slug}`, 'de').date }))
    .sort((one, other) => other.date.localeCompare(one.date))
    .map(({ slug }) => slug),
)
