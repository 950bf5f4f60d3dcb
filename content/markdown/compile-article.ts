import type { Element, Root } from 'hast'
import type { Nodes } from 'mdast'
import { z } from 'zod'
import type { Language } from '#contract/language.ts'
import { type DocumentOf, fileOf, languageOf } from '../catalogue.ts'
import { DocumentError, read } from '../documents.ts'
import { facts, fillFacts } from '../facts.ts'
import { type FrontMatterFault, readFrontMatter } from '../front-matter.ts'
import { frontMatter } from '../schemas/article.ts'
import { cached } from '../work-cache.ts'
import type { CompiledArticle } from './article.ts'
import { pictureFaults, picturesOf } from './article-picture.ts'
import { countWords } from './count-words.ts'
import { hardMarkdown } from './hard-markdown.ts'
import { elementsBelow } from './hast.ts'
import { markdownPackages } from './markdown-packages.ts'
import { rehypeArticle } from './rehype-article.ts'
import { shownFrontMatter } from './shown-front-matter.ts'

/** An address of another site that looks like a path of this one, also with a language before it. */
const elsewhere = /^(?:\/en)?\/\//

/** Of links in an article; never one that runs code. */
const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * Turns one article into what the site shows: front matter checked, facts filled in, Markdown made HTML.
 * @param id such as `de/blog/qr-rechnung-automation-schweiz`
 * @param source the text of its file
 * @param isDraft what is missing or wrong at its head is told elsewhere: the article is made as far as it can be read
 * @throws DocumentError that names the file, the lines and what is wrong there
 */
export function compileArticle(id: string, source: string, { isDraft = false } = {}): CompiledArticle {
  const language = languageOf(id) ?? 'de'
  const words = read('blog', language).article
  const given = [id, source, JSON.stringify([words, factsIn(source, language), isDraft])]
  const fields = isDraft ? (z.unknown() as unknown as ReturnType<typeof frontMatter>) : frontMatter()
  return cached('article', given, () => compile(id, source, language, { words, fields }))
}

/** The facts that an article names: others may change without it. */
function factsIn(source: string, language: Language): [name: string, text: string | undefined][] {
  return [...source.matchAll(/\{([\w.]+)\}/g)].map(({ 1: name = '' }) => [name, facts(language)[name]])
}

type Made = { words: DocumentOf<'blog'>['article']; fields: ReturnType<typeof frontMatter> }

function compile(
  id: string,
  source: string,
  language: Language,
  { words: { table, tableMore }, fields: schema }: Made,
): CompiledArticle {
  const refuse = (faults: FrontMatterFault[]) =>
    new DocumentError(faults.map((fault) => ({ file: fileOf(id), ...fault })))
  const article = readFrontMatter(source, schema)
  if (article.faults) throw refuse(article.faults)
  const { fields, body, linesBefore } = article
  if (!id.endsWith(`/${fields.slug}`)) {
    throw refuse([{ line: article.lineOf(['slug']), at: 'slug', message: `"${fields.slug}" is not the file's name` }])
  }
  const markdown = fillFacts(body, language)
  const hard = hardMarkdown(markdown)
  if (hard) throw refuse([{ ...hard, line: hard.line + linesBefore }])

  const headings: CompiledArticle['headings'] = []
  const { unified, remarkParse, remarkGfm, remarkRehype, rehypeStringify } = markdownPackages()
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeArticle, { language, tableLabel: table, tableMore, onHeading: (heading) => headings.push(heading) })
    .use(rehypeStringify)
  const unshown: FrontMatterFault[] = []
  let tree: Root
  try {
    const parsed = processor.parse(markdown)
    visitHtml(parsed, (line) =>
      unshown.push({ line, message: 'HTML is not shown: write it as Markdown, or a < that is meant as \\<' }),
    )
    tree = processor.runSync(parsed)
  } catch (error) {
    // Whatever fills the stack all the same is a fault of the text, not of whoever reads it.
    if (!(error instanceof RangeError)) throw error
    throw refuse([{ line: 1 + linesBefore, message: 'is too hard to be read as Markdown' }])
  }
  const faults = [
    ...unshown,
    ...strangersIn(markdown),
    ...titlesIn(tree),
    ...badAddressesIn(tree),
    ...badPicturesIn(tree),
  ]
  if (faults.length > 0) throw refuse(faults.map(({ line, message }) => ({ line: line + linesBefore, message })))
  return {
    frontMatter: shownFrontMatter(fields, language),
    html: processor.stringify(tree),
    headings,
    pictures: picturesOf(tree),
    words: countWords(body),
    length: markdown.trim().length,
  }
}

/** Placeholders that no fact has filled. Facts have no line breaks: the lines are still those of the file. */
function strangersIn(markdown: string): FrontMatterFault[] {
  return [...markdown.matchAll(/\{[\w.]+\}/g)].map(({ 0: name, index }) => ({
    line: markdown.slice(0, index).split('\n').length,
    message: `${name} is no fact of content/facts.ts`,
  }))
}

/** HTML in the Markdown, which no page shows. */
function visitHtml(node: Nodes, found: (line: number) => void): void {
  if (node.type === 'html') found(node.position?.start.line ?? 1)
  if ('children' in node) for (const child of node.children) visitHtml(child, found)
}

function titlesIn(tree: Root): FrontMatterFault[] {
  return elementsBelow(tree, 'h1').map((heading) => ({
    line: lineOf(heading),
    message: 'the title is the only heading of level 1, so the text starts at ##',
  }))
}

/** Where links lead, and a page may not. */
function badAddressesIn(tree: Root): FrontMatterFault[] {
  return elementsBelow(tree, 'a').flatMap((element) =>
    [element.properties.href]
      .filter((address) => typeof address === 'string')
      .filter(
        (address) =>
          elsewhere.test(address) || !protocols.has(URL.parse(address, 'https://site.invalid')?.protocol ?? ''),
      )
      .map((address) => ({ line: lineOf(element), message: `${address} is no address that a page may have` })),
  )
}

function badPicturesIn(tree: Root): FrontMatterFault[] {
  return pictureFaults(tree).map(({ element, message }) => ({ line: lineOf(element), message }))
}

function lineOf({ position }: Element): number {
  return position?.start.line ?? 1
}
