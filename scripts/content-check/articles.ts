import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ArticleModule } from '#app/lib/article-module.ts'
import { shareImage } from '#app/lib/seo.ts'
import { articleSlugs } from '#content/site.ts'
import { type Language, languages } from '#contract/language.ts'
import { ArticleError } from '../markdown/article-error.ts'
import { compileArticle } from '../markdown/compile-article.ts'

const folder = 'content/blog'
const usefulWords = { from: 900, to: 1600 }

type Found = { wrong: string[]; look: string[] }

/** What is wrong with the articles of content/blog, and what deserves a look, with file and line. */
export function articleProblems(pages: Set<string>): Found {
  const found = articleSlugs.map((slug) => bothLanguages(slug, pages))
  return { wrong: [...found.flatMap(({ wrong }) => wrong), ...unlisted()], look: found.flatMap(({ look }) => look) }
}

function bothLanguages(slug: string, pages: Set<string>): Found {
  const [german, english] = languages.map((language) => {
    const file = `${folder}/${slug}.${language}.md`
    if (!existsSync(file)) return { wrong: [`${file}: missing, because content/site.ts lists ${slug}`], look: [] }
    return checkArticle(file, readFileSync(file, 'utf8'), language, pages)
  })
  if (!german || !english) return { wrong: [], look: [] }
  const differing =
    german.article && english.article
      ? differences(german.article, english.article).map(
          (field) => `${folder}/${slug}.en.md: ${field}: not as in German`,
        )
      : []
  return { wrong: [...german.wrong, ...english.wrong, ...differing], look: [...german.look, ...english.look] }
}

/** One article's problems, by its text. */
export function checkArticle(
  file: string,
  source: string,
  language: Language,
  pages: Set<string>,
): Found & { article?: ArticleModule } {
  const own = [...deadLinks(file, source, pages), ...eszett(file, source)]
  try {
    const article = compileArticle(source, file)
    const { words, frontMatter } = article
    const image = shareImage(`${language === 'en' ? '/en' : ''}/blog/${frontMatter.slug}`)
    return {
      article,
      wrong: [...own, ...(frontMatter.image === image ? [] : [`${file}: image: expected ${image}`])],
      look:
        words < usefulWords.from || words > usefulWords.to
          ? [`${file}: ${words} words, ${usefulWords.from} to ${usefulWords.to} are worth reading`]
          : [],
    }
  } catch (error) {
    if (!(error instanceof ArticleError)) throw error
    return { wrong: [...error.message.split('\n'), ...own], look: [] }
  }
}

function deadLinks(file: string, source: string, pages: Set<string>): string[] {
  return [...source.matchAll(/\]\((\/[^)#?\s]*)/g)].flatMap(({ 1: href = '', index }) =>
    pages.has(href) ? [] : [`${file}:${lineAt(source, index)}: ${href} is no page of the site`],
  )
}

function eszett(file: string, source: string): string[] {
  const index = source.indexOf('ß')
  return index < 0 ? [] : [`${file}:${lineAt(source, index)}: contains ß; Swiss spelling has ss`]
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length
}

/** The fields that are no language and yet differ. */
function differences(german: ArticleModule, english: ArticleModule): string[] {
  const matters = [german, english].map(({ frontMatter }) => frontMatter)
  const plain = (['date', 'updated', 'tags', 'related'] as const).filter(
    (field) => new Set(matters.map((matter) => JSON.stringify(matter[field]))).size > 1,
  )
  const counted = (['entities', 'sources'] as const).filter(
    (field) => new Set(matters.map((matter) => matter[field].length)).size > 1,
  )
  const headings = german.headings.length === english.headings.length ? [] : ['headings']
  return [...plain, ...counted, ...headings]
}

/** Files of articles that the site map does not name: nobody would see them. */
function unlisted(): string[] {
  const listed = new Set(articleSlugs.flatMap((slug) => languages.map((language) => `${slug}.${language}.md`)))
  return readdirSync(path.resolve(folder))
    .filter((name) => !listed.has(name))
    .map((name) =>
      /\.(de|en)\.md$/.test(name)
        ? `${folder}/${name}: not listed: add '${name.replace(/\.(de|en)\.md$/, '')}' to articleSlugs in content/site.ts`
        : `${folder}/${name}: no article, whose name would end in .de.md or .en.md`,
    )
}
