import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { cached } from '#content/work-cache.ts'
import { type PagePassage, pagePassages } from './page-passages.ts'
import { plainText } from './plain-text.ts'

/** Where a link leads, and what it calls that. */
type LinkText = [target: string, text: string]

/** What the index takes from a page, before pages are compared with each other. */
export type IndexPage = {
  title: string
  keywords: string[]
  passages: PagePassage[]
  /** Of the page's own text, and around it. */
  links: { main: LinkText[]; around: LinkText[] }
}

/** Longer link texts are sentences about something else. */
const longestLinkText = 60

/** Null for a page that search engines must not list. It takes longer than rendering the page. */
export function indexPage(html: string): IndexPage | null {
  return cached('page', [html], () => readIndexPage(html))
}

function readIndexPage(html: string): IndexPage | null {
  const tree = fromHtml(html)
  if (select('meta[name=robots][content*=noindex]', tree)) return null
  const [title, main] = [select('title', tree), select('main', tree)]
  const links = { main: linkTexts(tree, 'main a'), around: linkTexts(tree, 'header a, footer a') }
  return {
    title: title ? plainText(title) : '',
    keywords: metaKeywords(tree),
    links,
    // Last, because it takes away what is no text.
    passages: main ? pagePassages(main) : [],
  }
}

function metaKeywords(tree: Root): string[] {
  const content = select('meta[name=keywords]', tree)?.properties.content
  return content ? [plainText({ type: 'text', value: String(content) })] : []
}

function linkTexts(tree: Root, selector: string): LinkText[] {
  return selectAll(selector, tree).flatMap((link): LinkText[] => {
    const text = plainText(link)
    const [target = '', hash] = String(link.properties.href).split('#')
    if (!target.startsWith('/') || hash || link.properties.hrefLang) return []
    return text === '' || text.length > longestLinkText ? [] : [[target, text]]
  })
}
