import { type ArticleSlug, articleSlugs } from '#content/site.ts'
import type { Language } from '#contract/language.ts'
import type { ArticleModule } from './article-module.ts'

const modules = import.meta.glob<ArticleModule>('/content/blog/*.md', { eager: true, import: 'default' })

/** All articles of a language, newest first. Every slug of the site map has one in each language, or the build stops. */
const articles: Record<Language, ArticleModule[]> = { de: load('de'), en: load('en') }

export function listArticles(language: Language): ArticleModule[] {
  return articles[language]
}

export function findArticle(slug: string | undefined, language: Language): ArticleModule | undefined {
  return articles[language].find(({ frontMatter }) => frontMatter.slug === slug)
}

/** The articles that stand beside one: the next older and the next newer, and of those that it names as related the rest. */
export function neighboursOf({ frontMatter }: ArticleModule, language: Language) {
  const list = articles[language]
  const index = list.findIndex((article) => article.frontMatter.slug === frontMatter.slug)
  const older = list[index + 1]
  const newer = list[index - 1]
  const find = (slug: ArticleSlug) => findArticle(slug, language) ?? []
  const related = frontMatter.related.flatMap(find).filter((article) => article !== older && article !== newer)
  return { older, newer, related }
}

function load(language: Language): ArticleModule[] {
  return articleSlugs
    .map((slug) => {
      const file = `/content/blog/${slug}.${language}.md`
      const article = modules[file]
      if (!article) throw new Error(`${file.slice(1)} is missing`)
      return article
    })
    .sort((one, other) => other.frontMatter.date.localeCompare(one.frontMatter.date))
}
