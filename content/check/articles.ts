import { type Language, languages } from '#contract/language.ts'
import { fileOf } from '../catalogue.ts'
import { DocumentError, documentIds, source } from '../documents.ts'
import { splitFrontMatter } from '../front-matter.ts'
import type { CompiledArticle } from '../markdown/article.ts'
import { compileArticle } from '../markdown/compile-article.ts'
import { countWords } from '../markdown/count-words.ts'
import type { Problem } from '../problem.ts'

const usefulWords = { from: 900, to: 1600 }

type Found = { wrong: Problem[]; look: Problem[] }

/** What is wrong with the articles, and what deserves a look. @param pages all paths of the site */
export function articleFindings(pages: ReadonlySet<string>, slugs = allSlugs()): Found {
  const found = [...new Set(slugs)].map((slug) => bothLanguages(slug, pages))
  return { wrong: found.flatMap(({ wrong }) => wrong), look: found.flatMap(({ look }) => look) }
}

function allSlugs(): string[] {
  return documentIds().flatMap((id) => /^(?:de|en)\/blog\/(.+)$/.exec(id)?.[1] ?? [])
}

function bothLanguages(slug: string, pages: ReadonlySet<string>): Found {
  const [german, english] = languages.map((language): ReturnType<typeof checkArticle> => {
    const id = `${language}/blog/${slug}`
    const text = source(id)
    const other = language === 'de' ? 'English' : 'German'
    if (text === undefined) return { wrong: [{ file: fileOf(id), message: `missing, ${other} has it` }], look: [] }
    return checkArticle(id, text, language, pages)
  })
  if (!german || !english) return { wrong: [], look: [] }
  const differing =
    german.article && english.article
      ? differences(german.article, english.article).map((field) => ({
          file: `en/blog/${slug}.md`,
          at: field,
          message: field === 'pictures' ? 'not as many pictures as in German' : 'not as in German',
        }))
      : []
  return { wrong: [...german.wrong, ...english.wrong, ...differing], look: [...german.look, ...english.look] }
}

/** One article's problems, by its text. */
export function checkArticle(
  id: string,
  text: string,
  language: Language,
  pages: ReadonlySet<string>,
): Found & { article?: CompiledArticle } {
  const file = fileOf(id)
  const own = [...deadLinks(file, text, pages), ...eszett(file, text), ...noWords(file, text)]
  try {
    const article = compileArticle(id, text)
    const { words, frontMatter } = article
    const image = `/images/share/blog-${frontMatter.slug}-${language}.png`
    return {
      article,
      wrong: [...own, ...(frontMatter.image === image ? [] : [{ file, at: 'image', message: `expected ${image}` }])],
      look:
        (words > 0 && words < usefulWords.from) || words > usefulWords.to
          ? [
              {
                file,
                at: 'body',
                message: `${words} words, ${usefulWords.from} to ${usefulWords.to} are worth reading`,
              },
            ]
          : [],
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { wrong: [...error.problems, ...own], look: [] }
  }
}

function deadLinks(file: string, text: string, pages: ReadonlySet<string>): Problem[] {
  // Pictures are judged with the article.
  return [...text.matchAll(/(?<!!\[[^\]]*)\]\((\/[^)#?\s]*)/g)].flatMap(({ 1: href = '', index }) =>
    pages.has(href) ? [] : [{ file, line: lineAt(text, index), message: `${href} is no page of the site` }],
  )
}

/** Without words below its fields it is no article, whatever pictures it has. */
function noWords(file: string, text: string): Problem[] {
  return countWords(splitFrontMatter(text)?.body ?? text) > 0 ? [] : [{ file, at: 'body', message: 'blank' }]
}

function eszett(file: string, text: string): Problem[] {
  const index = text.indexOf('ß')
  return index < 0 ? [] : [{ file, line: lineAt(text, index), message: 'contains ß; Swiss spelling has ss' }]
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length
}

/** The fields that are no language and yet differ. */
function differences(german: CompiledArticle, english: CompiledArticle): string[] {
  const matters = [german, english].map(({ frontMatter }) => frontMatter)
  const plain = (['date', 'updated', 'tags', 'related'] as const).filter(
    (field) => new Set(matters.map((matter) => JSON.stringify(matter[field]))).size > 1,
  )
  const counted = (['entities', 'sources'] as const).filter(
    (field) => new Set(matters.map((matter) => matter[field].length)).size > 1,
  )
  const parts = (['headings', 'pictures'] as const).filter((part) => german[part].length !== english[part].length)
  return [...plain, ...counted, ...parts]
}
