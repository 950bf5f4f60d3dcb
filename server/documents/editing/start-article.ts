import { writeValue } from '#content/write-value.ts'
import type { Language } from '#contract/language.ts'

export type ArticleStart = { slug: string; title: Record<Language, string> }

/** What a new article has before anybody writes. */
type Begun = {
  language: Language
  now: Date
  /** What is to be seen on the drawing that it gets. */
  imageAlt: string
}

/** The file of a new article: everything that it needs, most of it still empty. */
export function startArticle({ slug, title }: ArticleStart, { language, now, imageAlt }: Begun): string {
  const id = `${language}/blog/${slug}`
  return writeValue(id, '', {
    title: title[language],
    slug,
    date: now.toISOString().slice(0, 10),
    ...{ excerpt: '', description: '', image: `/images/share/blog-${slug}-${language}.png`, imageAlt },
    ...{ entities: [], tags: [], schema_type: 'Article', related: [], sources: [], body: '' },
  })
}
