import type { Root } from 'hast'
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
import { readFrontMatter } from './front-matter.ts'
import { elementsBelow, textOf } from './hast.ts'
import { rehypeArticle } from './rehype-article.ts'

const tableLabels = { de: de.article.table, en: en.article.table }

/** Of links and pictures in an article; never one that runs code. */
const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * Turns one article into what the site shows: front matter checked, facts filled in, Markdown made HTML. `file` is its
 * path from the project's root and tells its language. Throws an error that names the file and what is wrong in it.
 */
export function compileArticle(source: string, file: string): ArticleModule {
  const language = languageOf(file)
  const { frontMatter, body } = readFrontMatter(source, file)
  const known = facts(language)
  const markdown = fill(body, known)
  const stranger = /\{[\w.]+\}/.exec(markdown)
  if (stranger) throw new Error(`${file}: ${stranger[0]} is no fact of content/facts.ts`)

  const headings: ArticleModule['headings'] = []
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeArticle, { language, tableLabel: tableLabels[language], onHeading: (heading) => headings.push(heading) })
    .use(rehypeStringify)
  const tree = processor.runSync(processor.parse(markdown))
  if (elementsBelow(tree, 'h1').length > 0) throw new Error(`${file}: the title is the only heading of level 1`)
  const wrong = addressesIn(tree).find((address) => !isAddress(address))
  if (wrong !== undefined) throw new Error(`${file}: ${wrong} is no address that a page may have`)
  return {
    frontMatter: printed(frontMatter, known),
    html: processor.stringify(tree),
    headings,
    words: textOf(tree).split(/\s+/).filter(Boolean).length,
    length: markdown.length,
  }
}

function isAddress(address: string): boolean {
  return protocols.has(URL.parse(address, 'https://site.invalid')?.protocol ?? '')
}

/** Where links lead and pictures come from. */
function addressesIn(tree: Root): string[] {
  const addresses = elementsBelow(tree, 'a', 'img').flatMap(({ properties }) => [properties.href, properties.src])
  return addresses.filter((address) => typeof address === 'string')
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
