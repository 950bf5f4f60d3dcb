import path from 'node:path'
import { localePath } from '#content/locale-path.ts'
import { legalPages } from '#content/site.ts'
import type { Language } from '#contract/language.ts'
import type { PassageFile, PassageKind } from '#search/passages.ts'
import type { IndexPage } from './index-page.ts'

/** A page's public path, and what the index takes from it: nothing of one that search engines must not list. */
export type PageToIndex = { path: string; index: IndexPage | null }

type ReadPage = IndexPage & { path: string }

/** The dialog's words, and names of pages that no menu says, as visitors type them. */
export type SearchWords = { alsoCalled: { href: string; names: string[] }[] }

/** What stands in the index besides the pages. */
export type IndexWords<Words> = {
  words: Words
  /** Every title ends in it. */
  brand: string
}

/** What the search dialog fetches: the passages of a language and the dialog's words. */
export type SearchFile<Words = object> = PassageFile & { words: Words }

/**
 * Cuts every page of a language that search engines may list into passages.
 * @param all pages of any language, in any order
 */
export function buildSearchFile<Words extends SearchWords>(
  all: PageToIndex[],
  language: Language,
  { words, brand }: IndexWords<Words>,
): SearchFile<Words> {
  const pages = all
    .filter((page) => languageOf(page.path) === language)
    .sort((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1))
    .flatMap(({ path, index }): ReadPage[] => (index ? [{ path, ...index }] : []))
  const further = new Map(words.alsoCalled.map(({ href, names }) => [localePath(href, language), names]))
  return { words, ...passageFile(pages, brand, further) }
}

function fileOf(page: PageToIndex): string {
  return path.join(page.path, 'index.html')
}

function languageOf(location: string): Language {
  return location.startsWith('/en/') ? 'en' : 'de'
}

function passageFile(pages: ReadPage[], brand: string, further: ReadonlyMap<string, string[]>): PassageFile {
  const links = linkTexts(pages, 'main', brand)
  const names = linkTexts(pages, 'around', brand)
  // A question that the FAQ answers is found there, a text that stands on several pages on the first.
  const faq = pages.find((page) => kindOf(page.path) === 'faq')
  const answered = new Set(faq?.passages.map(({ heading }) => heading))
  const said = new Set<string>()
  const file: PassageFile = { pages: [], passages: [] }
  for (const page of pages) {
    const kind = kindOf(page.path)
    const ownKeywords = [...page.keywords, ...(links.get(page.path) ?? [])].join(', ')
    const called = [...(names.get(page.path) ?? []), ...(further.get(page.path) ?? [])]
    const index = file.pages.push([page.path, titleOf(page, brand), kind, called]) - 1
    for (const [place, { anchor, heading, text, keywords, isQuestion }] of page.passages.entries()) {
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

function kindOf(location: string): PassageKind {
  const neutral = location.replace(/^\/en(?=\/)/, '')
  if (neutral === '/faq') return 'faq'
  if (neutral.startsWith('/services')) return 'service'
  if (neutral.startsWith('/blog/')) return 'article'
  if (neutral.startsWith('/tools')) return 'tool'
  return [...legalPages, 'accessibility'].some((page) => neutral === `/${page}`) ? 'legal' : 'page'
}

/** Without the brand that every title ends in. */
function titleOf({ title }: ReadPage, brand: string): string {
  return title.replace(new RegExp(` – ${brand}$`), '')
}

/** What the links to a page call it, on all pages of the language: words that visitors know it by. */
function linkTexts(pages: ReadPage[], place: keyof IndexPage['links'], brand: string): Map<string, string[]> {
  const texts = new Map<string, Set<string>>()
  for (const [target, text] of pages.flatMap(({ links }) => links[place])) {
    if (text !== brand) texts.set(target, (texts.get(target) ?? new Set()).add(text))
  }
  return new Map([...texts].map(([target, found]) => [target, [...found]]))
}
