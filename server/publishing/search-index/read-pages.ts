import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type IndexPage, readIndexPage } from './index-page.ts'

/** What the index takes from pages, by a hash of their documents. Reading a page takes longer than rendering it. */
type ReadPages = Record<string, IndexPage | null>

/** Beside the built site, and in the folder of a published one. */
export const readPagesFile = 'search-pages.json'

export type PageReader = {
  read(html: string): IndexPage | null
  /** Everything that was asked for, as it is kept. */
  kept(): string
}

/** @param folders where pages were read before */
export async function createPageReader(folders: string[]): Promise<PageReader> {
  const known: ReadPages = Object.assign({}, ...(await Promise.all(folders.map(readKept))))
  const asked: ReadPages = {}
  return {
    read: (html) => {
      const hash = createHash('sha256').update(html).digest('base64url')
      const page = Object.hasOwn(known, hash) ? (known[hash] ?? null) : readIndexPage(html)
      asked[hash] = page
      return page
    },
    kept: () => JSON.stringify(asked),
  }
}

async function readKept(folder: string): Promise<ReadPages> {
  try {
    return JSON.parse(await readFile(path.join(folder, readPagesFile), 'utf8'))
  } catch {
    return {}
  }
}
