import type { Element, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { ArticleModule } from '#app/lib/article-module.ts'
import { fill } from '#app/lib/fill.ts'
import { joinUnits } from '#app/lib/non-breaking.ts'
import type { FrontMatter } from '#content/blog-schema.ts'
import { blog as de } from '#content/de/blog.ts'
import { blog as en } from '#content/en/blog.ts'
import { facts } from '#content/facts.ts'
import type { Language } from '#contract/language.ts'
import { ArticleError, type ArticleFault } from './article-error.ts'
import { elementsBelow, textOf } from './hast.ts'
import { readArticle } from './read-article.ts'
import { rehypeArticle } from './rehype-article.ts'

const tableWords = {
  de: { tableLabel: de.article.table, tableMore: de.article.tableMore },
  en: { tableLabel: en.article.table, tableMore: en.article.tableMore },
}

/** Of links and pictures in an article; never one that runs code. */
const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * Turns one article into what the site shows: front matter checked, facts filled in, Markdown made HTML. `file` is its
 * path from the project's root and tells its language.
 * @throws ArticleError that names the file, the line and what is wrong there
 */
export function compileArticle(source: string, file: string): ArticleModule {
  const language = languageOf(file)
  const { frontMatter, body, linesBefore } = readArticle(source, file)
  const known = facts(language)
  const markdown = fill(body, known)

  const headings: ArticleModule['headings'] = []
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeArticle, { language, ...tableWords[language], onHeading: (heading) => headings.push(heading) })
    .use(rehypeStringify)
  const tree = processor.runSync(processor.parse(markdown))
  const faults = [...strangersIn(markdown), ...titlesIn(tree), ...badAddressesIn(tree)]
  if (faults.length > 0) {
    throw new ArticleError(
      file,
      faults.map(({ line, message }) => ({ line: line + linesBefore, message })),
    )
  }
  return {
    frontMatter: printed(frontMatter, known),
    html: processor.stringify(tree),
    headings,
    words: textOf(tree).split(/\s+/).filter(Boolean).length,
    length: markdown.trim().length,
  }
}

/** Placeholders that no fact has filled. Facts have no line breaks: the lines are still those of the file. */
function strangersIn(markdown: string): ArticleFault[] {
  return [...markdown.matchAll(/\{[\w.]+\}/g)].map(({ 0: name, index }) => ({
    line: markdown.slice(0, index).split('\n').length,
    message: `${name} is no fact of content/facts.ts`,
  }))
}

function titlesIn(tree: Root): ArticleFault[] {
  return elementsBelow(tree, 'h1').map((heading) => ({
    line: lineOf(heading),
    message: 'the title is the only heading of level 1, so the text starts at ##',
  }))
}

/** Where links lead and pictures come from, and a page may not. */
function badAddressesIn(tree: Root): ArticleFault[] {
  return elementsBelow(tree, 'a', 'img').flatMap((element) =>
    [element.properties.href, element.properties.src]
      .filter((address) => typeof address === 'string')
      .filter((address) => !protocols.has(URL.parse(address, 'https://site.invalid')?.protocol ?? ''))
      .map((address) => ({ line: lineOf(element), message: `${address} is no address that a page may have` })),
  )
}

function lineOf({ position }: Element): number {
  return position?.start.line ?? 1
}

/** The front matter as it is shown: facts filled in, units joined. */
function printed(frontMatter: FrontMatter, known: Record<string, string>): FrontMatter {
  const show = (text: string) => joinUnits(fill(text, known))
  return {
    ...frontMatter,
    title: joinOpening(show(frontMatter.title)),
    excerpt: show(frontMatter.excerpt),
    description: show(frontMatter.description),
    imageAlt: show(frontMatter.imageAlt),
    sources: frontMatter.sources.map((source) => ({
      ...source,
      title: joinUnits(source.title),
      publisher: joinUnits(source.publisher),
    })),
  }
}

/** After a colon a title goes on with the next line's first word: no article is left behind at the end of a line. */
function joinOpening(title: string): string {
  return title.replace(/(?<=[:?] \p{L}{1,3}) /u, '\u00a0')
}

function languageOf(file: string): Language {
  const language = /\.(de|en)\.md$/.exec(file)?.[1]
  if (language !== 'de' && language !== 'en') throw new Error(`${file}: the name must end in .de.md or .en.md`)
  return language
}
