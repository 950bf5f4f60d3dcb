import { writeValue } from '#content/write-value.ts'
import type { Language } from '#contract/language.ts'

export type ArticleStart = { slug: string; title: Record<Language, string> }

/** The file of a new article: everything that it needs, most of it still empty. */
export function startArticle({ slug, title }: ArticleStart, language: Language, now: Date): string {
  const id = `${language}/blog/${slug}`
  return writeValue(id, '', {
    title: title[language],
    slug,
    date: now.toISOString().slice(0, 10),
    ...{ excerpt: '', description: '', image: `/images/share/blog-${slug}-${language}.png`, imageAlt: '' },
    ...{ entities: [], tags: [], schema_type: 'Article', related: [], sources: [], body: '' },
  })
}
