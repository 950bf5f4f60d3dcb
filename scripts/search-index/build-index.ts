import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { localisedCopy } from '#app/lib/copy.ts'
import { company } from '#content/company.ts'
import { search as de } from '#content/de/search.ts'
import { search as en } from '#content/en/search.ts'
import { legalPages } from '#content/site.ts'
import { type Language, languages } from '#contract/language.ts'
import type { PassageFile, PassageKind } from '#search/passages.ts'
import { type PagePassage, pagePassages } from './page-passages.ts'
import { plainText } from './plain-text.ts'

/** A page's public path and its document. */
export type PageDocument = { path: string; html: string }

type ParsedPage = { path: string; tree: Root }

/** What the search dialog fetches: the passages of a language and the dialog's words. */
export type SearchFile = PassageFile & { words: typeof de }

/** Longer link texts are sentences about something else. */
const longestLinkText = 60

/**
 * Cuts every page of a language that search engines may list into passages.
 * @param documents pages of any language, in any order
 */
export function buildSearchFile(documents: PageDocument[], language: Language): SearchFile {
  const pages = documents
    .filter((page) => languageOf(page.path) === language)
    .sort((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1))
    .map((page) => ({ path: page.path, tree: fromHtml(page.html) }))
    .filter(({ tree }) => !select('meta[name=robots][content*=noindex]', tree))
  return { words: localisedCopy({ de, en }, language, 'search'), ...passageFile(pages) }
}

/**
 * Writes /search/{language}.json for each language into the prerendered site.
 * @param folder such as build/raw/client
 * @returns the number of passages
 */
export async function writeIndex(folder: string): Promise<number> {
  const documents = await readPages(folder)
  await mkdir(path.join(folder, 'search'), { recursive: true })
  let passages = 0
  for (const language of languages) {
    const file = buildSearchFile(documents, language)
    await writeFile(path.join(folder, 'search', `${language}.json`), JSON.stringify(file))
    passages += file.passages.length
  }
  return passages
}

async function readPages(folder: string): Promise<PageDocument[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  return Promise.all(
    names.map(async (name) => ({ path: publicPath(name), html: await readFile(path.join(folder, name), 'utf8') })),
  )
}

function fileOf(page: PageDocument): string {
  return path.join(page.path, 'index.html')
}

function publicPath(name: string): string {
  const location = `/${name.split(path.sep).join('/')}`.replace(/\/index\.html$/, '')
  return location === '' || location === '/en' ? `${location}/` : location
}

function languageOf(location: string): Language {
  return location.startsWith('/en/') ? 'en' : 'de'
}

function passageFile(pages: ParsedPage[]): PassageFile {
  const links = linkTexts(pages, 'main a')
  const names = linkTexts(pages, 'header a, footer a')
  // A question that the FAQ answers is found there, a text that stands on several pages on the first.
  const faq = pages.find((page) => kindOf(page.path) === 'faq')
  const answered = new Set(faq && passagesOf(faq).map(({ heading }) => heading))
  const said = new Set<string>()
  const file: PassageFile = { pages: [], passages: [] }
  for (const page of pages) {
    const kind = kindOf(page.path)
    const ownKeywords = [...metaKeywords(page.tree), ...(links.get(page.path) ?? [])].join(', ')
    const index = file.pages.push([page.path, titleOf(page.tree), kind, names.get(page.path) ?? []]) - 1
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
function titleOf(tree: Root): string {
  const title = select('title', tree)
  return title ? plainText(title).replace(new RegExp(` – ${company.brand}$`), '') : ''
}

function metaKeywords(tree: Root): string[] {
  const content = select('meta[name=keywords]', tree)?.properties.content
  return content ? [plainText({ type: 'text', value: String(content) })] : []
}

/** What the links to a page call it, on all pages of the language: words that visitors know it by. */
function linkTexts(pages: ParsedPage[], selector: string): Map<string, string[]> {
  const texts = new Map<string, Set<string>>()
  for (const { tree } of pages) {
    for (const link of selectAll(selector, tree)) {
      const text = plainText(link)
      const [target = '', hash] = String(link.properties.href).split('#')
      if (!target.startsWith('/') || hash || link.properties.hrefLang) continue
      if (text === '' || text.length > longestLinkText || text === company.brand) continue
      texts.set(target, (texts.get(target) ?? new Set()).add(text))
    }
  }
  return new Map([...texts].map(([target, found]) => [target, [...found]]))
}
