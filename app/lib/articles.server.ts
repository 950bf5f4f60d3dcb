import { articleSlugs } from '#content/articles.ts'
import { DocumentError, fromDocuments, read, readingOf, source } from '#content/documents.ts'
import type { CompiledArticle } from '#content/markdown/article.ts'
import { compileArticle } from '#content/markdown/compile-article.ts'
import { countWords } from '#content/markdown/count-words.ts'
import { shownFrontMatter } from '#content/markdown/shown-front-matter.ts'
import type { Language } from '#contract/language.ts'
import { languageOfPath, neutralPath } from './locale-path.ts'

/** What others say of an article. Its text is compiled for its own page and for feeds only: that takes milliseconds each. */
export type ListedArticle = Pick<CompiledArticle, 'frontMatter' | 'words'>

/** All articles of a language, newest first. Each has a twin in the other language: the check of the documents sees to it. */
const lists = { de: fromDocuments(() => listAll('de')), en: fromDocuments(() => listAll('en')) }

const compiled = fromDocuments(() => new Map<string, CompiledArticle>())

export function listArticles(language: Language): ListedArticle[] {
  return lists[language]()
}

/** @throws DocumentError where the article is not as it has to be */
export function findArticle(slug: string | undefined, language: Language): CompiledArticle | undefined {
  if (slug === undefined || !articleSlugs().includes(slug)) return undefined
  const id = `${language}/blog/${slug}`
  const text = source(id)
  if (text === undefined) throw new DocumentError([{ file: `${id}.md`, message: 'missing' }])
  read(`blog/${slug}`, language)
  const isDraft = readingOf(id).problems !== undefined
  const article = compiled().get(id) ?? compileArticle(id, text, { isDraft })
  compiled().set(id, article)
  return article
}

/** The articles that stand beside one: the next older and the next newer, and of those that it names as related the rest. */
export function neighboursOf({ frontMatter }: ListedArticle, language: Language) {
  const list = listArticles(language)
  const index = list.findIndex((article) => article.frontMatter.slug === frontMatter.slug)
  const older = list[index + 1]
  const newer = list[index - 1]
  const find = (slug: string) => list.find((article) => article.frontMatter.slug === slug) ?? []
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

function listAll(language: Language): ListedArticle[] {
  return articleSlugs().map((slug) => {
    const { body, ...fields } = read(`blog/${slug}`, language)
    return { frontMatter: shownFrontMatter(fields, language), words: countWords(body) }
  })
}
