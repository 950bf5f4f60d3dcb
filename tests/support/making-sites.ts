import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { releaseDocuments } from '#server/documents/release.ts'
import type { SiteOrder } from '#server/publishing/make-site.ts'
import { createSiteMaker } from '#server/publishing/maker.ts'
import { marked, markedDocuments } from './publishing.ts'
import { silentLog } from './store.ts'

/** What makes sites, by real processes on the built site. */
export const addresses = { siteUrl: 'http://localhost:3000', bookingUrl: undefined, anonKey: '', hasModel: false }

export const release = releaseDocuments()

/** The release's documents with a mark in them (publishing.ts). */
export const withMark = (mark: string) =>
  new Map([...release].map(([id, text]) => [id, markedDocuments.includes(id) ? marked(mark)(text) : text]))

export async function newOrder(documents: ReadonlyMap<string, string>): Promise<SiteOrder> {
  const root = await mkdtemp(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'made-'))
  return {
    ...{ buildFolder: path.resolve('build'), addresses, documents, pictures: new Set<string>() },
    ...{ folder: path.join(root, 'published', 'site'), previous: undefined },
  }
}

/** Stopped when the test ends. */
export function newMaker() {
  const maker = createSiteMaker(silentLog)
  onTestFinished(() => maker.stop())
  return maker
}
