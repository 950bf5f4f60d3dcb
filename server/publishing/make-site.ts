import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { factPassages } from '#assistant/facts.ts'
import type { Findings } from '#content/check/check-documents.ts'
import { read, showDocuments } from '#content/documents.ts'
import type { Problem } from '#content/problem.ts'
import { usedResults } from '#content/work-cache.ts'
import { type Language, languages } from '#contract/language.ts'
import { releaseDocuments } from '../documents/release.ts'
import type { SiteAddresses } from '../site/addresses.ts'
import { readBuildRecord } from '../site/build-record.ts'
import { readClientScripts } from '../site/client-scripts.ts'
import { digestOf } from '../site/file-forms.ts'
import { type SiteIndex, siteFolder } from '../site/prepare.ts'
import { readBuiltPages } from './built-pages.ts'
import { writeWorkCache } from './cache-file.ts'
import { datedPages } from './dates.ts'
import { type CheckOrder, judgeDocuments } from './judge-documents.ts'
import { type KnownFiles, knownFiles } from './known-files.ts'
import { passagesFile } from './learned.ts'
import { brokenLinks } from './link-check.ts'
import { missingTexts } from './missing-texts.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { createPlacer, type MadeFile, type Placer } from './place-files.ts'
import { type PublishedFile, type PublishedIndex, readPublishedIndex } from './published-folder.ts'
import { type Rendered, renderSite } from './render-site.ts'
import { buildSearchFile } from './search-index/build-index.ts'
import { type Card, drawCards, shareCards } from './share-images/draw.ts'
import { importWebsite, type Website } from './website.ts'

export type SiteOrder = CheckOrder & {
  addresses: SiteAddresses
  /** Where the site is to be; it appears whole or not at all. */
  folder: string
}

export type MadeSite =
  | { ok: true /** Whether the assistant has something to learn of it. */; isNews: boolean }
  /** Faults in the pages, one line each: such documents cannot be shown by any server. */
  | { ok: false; faults: string[] }
  /** Documents that are wrong for this version of the program: published by another one, or before it. */
  | { ok: false; unfit: Problem[] }

/** What a set of documents comes to besides its pages. */
type Known = { paths: Set<string>; brand: string; facts: Map<Language, string> }

/**
 * Renders a site from documents with the website's own bundle, and writes what is different from the release into a folder:
 * pages, feeds, site map, search index and share images.
 * @param judged is told what there is to say of the documents, before anything is made of them
 */
export async function makeSite(order: SiteOrder, judged: (findings: Findings) => void): Promise<MadeSite> {
  const { buildFolder, addresses, documents, folder, previous } = order
  const findings = await judgeDocuments(order)
  judged(findings)
  if (findings.wrong.length > 0) return { ok: false, unfit: findings.wrong }

  const raw = path.join(buildFolder, 'raw')
  const [website, scripts, record] = await Promise.all([
    importWebsite(raw),
    readClientScripts(raw),
    readBuildRecord(raw),
  ])
  const indexFile = path.join(siteFolder(buildFolder, record, addresses), 'index.json')
  const release: SiteIndex = JSON.parse(await readFile(indexFile, 'utf8'))
  showDocuments(releaseDocuments())
  const released = knownOf(website)
  showDocuments(documents)
  const now = knownOf(website)

  const index = previous && (await readPublishedIndex(previous))
  const before = previous && index ? { folder: previous, index } : undefined
  const known = knownFiles(release.files, before)
  const rendered = await renderSite(website, documents, known)
  const pages = factsOf(rendered, now.brand)
  const fixed = release.files.filter((file) => !released.paths.has(file.path) && !isMadeOfPages(file.path))
  const cards = [...pages.values()].flatMap(({ card }) => card ?? [])
  const files = new Set([
    ...[...rendered.others.keys(), ...fixed.map((file) => file.path), ...cards.map(({ image }) => image)],
    ...languages.map(searchPath),
  ])
  const links = new Map([...pages].map(([path, { links }]) => [path, links]))
  const faults = [...rendered.failed, ...brokenLinks(links, files), ...missingTexts(rendered.pages)]
  if (faults.length > 0) return { ok: false, faults }

  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
  const draft = await mkdtemp(`${folder}-`)
  try {
    const changes = datedPages(Date.now(), read('events'))
    const placer = createPlacer({ folder: draft, addresses, scripts, known, changes })
    const search = searchFiles(website, pages, now.brand)
    const cardsOfRelease = shareCards(readBuiltPages(path.join(raw, 'client')).pages, released.brand)
    // Files are compressed on other threads while images are drawn on this one.
    const [placed, again, drawn] = await Promise.all([
      Promise.all([...madeFiles(rendered), ...search].map(placer.place)),
      Promise.all([...rendered.unchanged.values()].map(({ known }) => placer.placeAgain(known))),
      placeImages(cards, { placer, known, release: { index: release, cards: cardsOfRelease }, previous: before }),
    ])
    for (const { path, etag } of placed) {
      const facts = pages.get(path)
      if (facts) rendered.articles.keep(path, etag, facts)
    }
    await writeWorkCache(draft, usedResults())
    const learning = await learningOf(raw, search, now, released)
    for (const { language, raw } of search) {
      if (learning[language]) await writeFile(path.join(draft, passagesFile(language)), raw)
    }
    const written: PublishedIndex = {
      files: [...fixed, ...placed, ...again, ...drawn.files],
      cards: drawn.hashes,
      learning,
    }
    await writeFile(path.join(draft, 'index.json'), JSON.stringify(written))
    await finish(draft, folder)
    return { ok: true, isNews: Object.keys(learning).length > 0 }
  } catch (error) {
    // Other files may still be written at this moment. What is left goes with the next that is pruned.
    await rm(draft, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
    throw error
  }
}

function knownOf(website: Website): Known {
  return {
    paths: new Set(website.prerenderPaths()),
    brand: read('company').brand,
    facts: new Map(languages.map((language) => [language, JSON.stringify(factPassages(language, 0))])),
  }
}

const searchPath = (language: Language) => `/search/${language}.json`

/** Files that come of pages, and are not in the website's own list. */
function isMadeOfPages(address: string): boolean {
  return address.startsWith('/search/') || address.startsWith('/images/share/')
}

function madeFiles({ pages, others }: Rendered): MadeFile[] {
  return [
    ...[...pages].map(([path, html]) => ({ path, name: 'index.html', raw: Buffer.from(html) })),
    ...[...others].map(([path, raw]) => ({ path, name: path, raw })),
  ]
}

/** What each page says for the whole site, read or known. */
function factsOf({ pages, unchanged }: Rendered, brand: string): Map<string, PageFacts> {
  const read = [...pages].map(([path, html]) => [path, readPageFacts(path, html, brand)] as const)
  const before = [...unchanged].map(([path, { facts }]) => [path, facts] as const)
  return new Map([...read, ...before])
}

function searchFiles(
  website: Website,
  pages: ReadonlyMap<string, PageFacts>,
  brand: string,
): (MadeFile & { language: Language })[] {
  const documents = [...pages].map(([path, { index }]) => ({ path, index }))
  return languages.map((language) => {
    const file = buildSearchFile(documents, language, { words: website.searchWords(language), brand })
    const path = searchPath(language)
    return { language, path, name: path, raw: Buffer.from(JSON.stringify(file)) }
  })
}

type ImageSources = {
  placer: Placer
  known: KnownFiles
  release: { index: SiteIndex; cards: Card[] }
  previous: { folder: string; index: PublishedIndex } | undefined
}

/** Draws the images that show something else than those of the release and of the publication before. */
async function placeImages(cards: Card[], { placer, known, release, previous }: ImageSources) {
  const released = new Map(release.cards.map((card) => [card.image, hashOfCard(card)]))
  const filesOfRelease = new Map(release.index.files.map((file) => [file.path, file]))
  const published = new Map(previous?.index.files.map((file) => [file.path, file]))
  const hashes: Record<string, string> = {}
  const files: PublishedFile[] = []
  const toDraw: Card[] = []
  for (const card of cards) {
    const { image } = card
    const hash = hashOfCard(card)
    const [ofRelease, before] = [filesOfRelease.get(image), published.get(image)]
    if (ofRelease && released.get(image) === hash) {
      files.push(ofRelease)
      continue
    }
    hashes[image] = hash
    const same = before && previous?.index.cards[image] === hash ? known(image, before.etag) : undefined
    if (same) files.push(await placer.placeAgain(same))
    else toDraw.push(card)
  }
  await drawCards(toDraw, async ({ image }, png) => {
    files.push(await placer.place({ path: image, name: image, raw: Buffer.from(png) }))
  })
  return { hashes, files }
}

function hashOfCard(card: Card): string {
  return digestOf(Buffer.from(JSON.stringify(card)))
}

/** What the assistant has to learn anew: passages of a language, or short facts, that are not those of the release. */
async function learningOf(
  raw: string,
  search: (MadeFile & { language: Language })[],
  now: Known,
  released: Known,
): Promise<PublishedIndex['learning']> {
  const found: PublishedIndex['learning'] = {}
  for (const { language, path: address, raw: file } of search) {
    const facts = now.facts.get(language) ?? ''
    const before = await readFile(path.join(raw, 'client', address))
    if (before.equals(file) && facts === released.facts.get(language)) continue
    found[language] = digestOf(file, Buffer.from(facts))
  }
  return found
}

/** Another server on the same folder may have been faster: what it made is the same. */
async function finish(draft: string, folder: string): Promise<void> {
  await rename(draft, folder).catch(async (error) => {
    if (!(await readPublishedIndex(folder))) throw error
    await rm(draft, { recursive: true, force: true })
  })
}
