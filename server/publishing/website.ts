import path from 'node:path'
import type { Language } from '#contract/language.ts'
import type { Services } from '../services.ts'
import type { SiteHandler } from '../site/render.ts'
import type { SearchWords } from './search-index/build-index.ts'

/** What the website's own bundle offers (app/handler.ts). The server never imports its sources. */
export type Website = {
  createSiteHandler(services: Services): SiteHandler
  /** The paths of everything that is rendered ahead of time, from the documents that are shown now. */
  prerenderPaths(): string[]
  /** The articles of which a page says something, by the ids of their documents; undefined for a page that is no article. */
  articlesOnPage(path: string): string[] | undefined
  /** The words of the search dialog. */
  searchWords(language: Language): SearchWords
}

export async function importWebsite(rawFolder: string): Promise<Website> {
  return import(path.resolve(rawFolder, 'server', 'index.js'))
}
