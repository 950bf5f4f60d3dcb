import { articleSlugs } from '#content/articles.ts'
import { DocumentError, fromDocuments, read, source } from '#content/documents.ts'
import type { CompiledArticle } from '#content/markdown/article.ts'
import { compileArticle } from '#content/markdown/compile-article.ts'
import type { Language } from '#contract/language.ts'
import { languageOfPath, neutralPath } from './locale-path.ts'

/** All articles of a language, newest first. Each has a twin in the other language: the check of the documents sees to it. */
const articles = { de: fromDocuments(() => compileAll('de')), en: fromDocuments(() => compileAll('en')) }

export function listArticles(language: Language): CompiledArticle[] {
  return articles[language]()
}

export function findArticle(slug: string | undefined, language: Language): CompiledArticle | undefined {
  return articles[language]().find(({ frontMatter }) => frontMatter.slug === slug)
}

/** The articles that stand beside one: the next older and the next newer, and of those that it names as related the rest. */
export function neighboursOf({ frontMatter }: CompiledArticle, language: Language) {
  const list = articles[language]()
  const index = list.findIndex((article) => article.frontMatter.slug === frontMatter.slug)
  const older = list[index + 1]
  const newer = list[index - 1]
  const find = (slug: string) => findArticle(slug, language) ?? []
  const related = frontMatter.related.flatMap(find).filter((article) => article !== older && article !== newer)
  return { older, newer, related }
}

/**
 * The articles of which a page says something, by the ids of their documents: its own, those beside it (`neighboursOf`) and no others.
 * Undefined for a page that is no article.
 */
export function articlesOnPage(path: string): string[] | undefined {
  const language = languageOfPath(path)
  const slugs = articleSlugs()
  const index = slugs.indexOf(neutralPath(path).replace(/^\/blog\//, ''))
  const slug = slugs[index]
  if (slug === undefined) return undefined
  const beside = [slugs[index + 1], slugs[index - 1], ...read(`blog/${slug}`, language).related]
  return [slug, ...beside.filter((other) => other !== undefined)].map((one) => `${language}/blog/${one}`)
}

function compileAll(language: Language): CompiledArticle[] {
  return articleSlugs().map((slug) => {
    const id = `${language}/blog/${slug}`
    const text = source(id)
    if (text === undefined) throw new DocumentError([{ file: `${id}.md`, message: 'missing' }])
    return compileArticle(id, text)
  })
}
