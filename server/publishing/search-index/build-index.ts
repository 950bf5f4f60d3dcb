import path from 'node:path'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { legalPages } from '#content/site.ts'
import type { Language } from '#contract/language.ts'
import type { PassageFile, PassageKind } from '#search/passages.ts'
import { type PagePassage, pagePassages } from './page-passages.ts'
import { plainText } from './plain-text.ts'

/** A page's public path and its document. */
export type PageDocument = { path: string; html: string }

type ParsedPage = { path: string; tree: Root }

/** What stands in the index besides the pages. */
export type IndexWords<Words> = {
  /** Those of the dialog. */
  words: Words
  /** Every title ends in it. */
  brand: string
}

/** What the search dialog fetches: the passages of a language and the dialog's words. */
export type SearchFile<Words = object> = PassageFile & { words: Words }

/** Longer link texts are sentences about something else. */
const longestLinkText = 60

/**
 * Cuts every page of a language that search engines may list into passages.
 * @param documents pages of any language, in any order
 */
export function buildSearchFile<Words>(
  documents: PageDocument[],
  language: Language,
  { words, brand }: IndexWords<Words>,
): SearchFile<Words> {
  const pages = documents
    .filter((page) => languageOf(page.path) === language)
    .sort((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1))
    .map((page) => ({ path: page.path, tree: fromHtml(page.html) }))
    .filter(({ tree }) => !select('meta[name=robots][content*=noindex]', tree))
  return { words, ...passageFile(pages, brand) }
}

function fileOf(page: PageDocument): string {
  return path.join(page.path, 'index.html')
}

function languageOf(location: string): Language {
  return location.startsWith('/en/') ? 'en' : 'de'
}

function passageFile(pages: ParsedPage[], brand: string): PassageFile {
  const links = linkTexts(pages, 'main a', brand)
  const names = linkTexts(pages, 'header a, footer a', brand)
  // A question that the FAQ answers is found there, a text that stands on several pages on the first.
  const faq = pages.find((page) => kindOf(page.path) === 'faq')
  const answered = new Set(faq && passagesOf(faq).map(({ heading }) => heading))
  const said = new Set<string>()
  const file: PassageFile = { pages: [], passages: [] }
  for (const page of pages) {
    const kind = kindOf(page.path)
    const ownKeywords = [...metaKeywords(page.tree), ...(links.get(page.path) ?? [])].join(', ')
    const index = file.pages.push([page.path, titleOf(page.tree, brand), kind, names.get(page.path) ?? []]) - 1
    for (const [place, { anchor, heading, text, keywords, isQuestion }] of passagesOf(page).entries()) {
      const saying = `${heading}\n${text}`
      if (place > 0 && (said.has(saying) || (isQuestion && page !== faq && answered.has(heading)))) continue
      said.add(saying)
      const all = place === 0 ? ownKeywords : keywords
      const optional = isQuestion && kind !== 'faq' ? [all, 'faq' as const] : all ? [all] : []
      file.passages.push([index, anchor, heading, text, ...optional] as PassageFile['passages'][number])
    }
  }
  return file
}

function passagesOf({ tree }: ParsedPage): PagePassage[] {
  const main = select('main', tree)
  return main ? pagePassages(structuredClone(main)) : []
}

function kindOf(location: string): PassageKind {
  const neutral = location.replace(/^\/en(?=\/)/, '')
  if (neutral === '/faq') return 'faq'
  if (neutral.startsWith('/services')) return 'service'
  if (neutral.startsWith('/blog/')) return 'article'
  if (neutral.startsWith('/tools')) return 'tool'
  return [...legalPages, 'accessibility'].some((page) => neutral === `/${page}`) ? 'legal' : 'page'
}

/** Without the brand that every title ends in. */
function titleOf(tree: Root, brand: string): string {
  const title = select('title', tree)
  return title ? plainText(title).replace(new RegExp(` – ${brand}$`), '') : ''
}

function metaKeywords(tree: Root): string[] {
  const content = select('meta[name=keywords]', tree)?.properties.content
  return content ? [plainText({ type: 'text', value: String(content) })] : []
}

/** What the links to a page call it, on all pages of the language: words that visitors know it by. */
function linkTexts(pages: ParsedPage[], selector: string, brand: string): Map<string, string[]> {
  const texts = new Map<string, Set<string>>()
  for (const { tree } of pages) {
    for (const link of selectAll(selector, tree)) {
      const text = plainText(link)
      const [target = '', hash] = String(link.properties.href).split('#')
      if (!target.startsWith('/') || hash || link.properties.hrefLang) continue
      if (text === '' || text.length > longestLinkText || text === brand) continue
      texts.set(target, (texts.get(target) ?? new Set()).add(text))
    }
  }
  return new Map([...texts].map(([target, found]) => [target, [...found]]))
}
