import { rm } from 'node:fs/promises'
import type { Findings } from '#content/check/check-documents.ts'
import type { Database } from '../db/tables.ts'
import type { Documents } from '../documents/parts.ts'
import type { Logger } from '../log.ts'
import { pictureFiles } from '../pictures/site-files.ts'
import { pictureAddresses } from '../pictures/store.ts'
import type { SiteAddresses } from '../site/addresses.ts'
import type { LoadedSite } from '../site/load.ts'
import type { MadeSite, SiteOrder } from './make-site.ts'
import type { SiteMaker } from './maker.ts'
import { awaitTurn, takeTurn } from './making-lock.ts'
import { loadPublished, type PublishedIndex, publishedFolder, readPublishedIndex } from './published-folder.ts'

export type SiteParts = {
  db: Database
  log: Logger
  maker: SiteMaker
  dataDir: string
  buildFolder: string
  buildId: string
  addresses: SiteAddresses
  /** As the build left it, and the documents that it was built from. */
  release: LoadedSite
  released: Documents
  /** Ends waiting for other servers. */
  signal?: AbortSignal
}

/** A site in memory. Without a folder it is the release's. */
export type Made = { folder?: string; index?: PublishedIndex; files: LoadedSite }

/** What is shown meanwhile, from which is taken what has not changed. */
type Shown = { files: LoadedSite; folder: string | undefined }

/** Sites of documents: the release's, one that is kept in `DATA_DIR/published`, or one that is made now. */
export function createPublishedSites(parts: SiteParts) {
  const { db, log, maker, release, released, signal } = parts

  async function orderOf(documents: Documents, previous: string | undefined): Promise<SiteOrder> {
    const { buildFolder, addresses } = parts
    const folder = publishedFolder(parts.dataDir, parts.buildId, addresses, documents)
    return { buildFolder, addresses, documents, pictures: await pictureAddresses(db), folder, previous }
  }

  async function load(folder: string, shown: LoadedSite): Promise<Made | undefined> {
    const index = await readPublishedIndex(folder)
    if (!index) return undefined
    try {
      return { folder, index, files: await loadPublished(folder, index, release, shown) }
    } catch (error) {
      log.warn({ err: error }, 'a published site is made anew')
      return undefined
    }
  }

  async function made(documents: Documents, shown: Shown) {
    const order = await orderOf(documents, shown.folder)
    const kept = await load(order.folder, shown.files)
    if (kept) return kept
    const isUnderWay = maker.makes(order.folder)
    const release = isUnderWay ? () => {} : await awaitTurn(order.folder, signal)
    try {
      const meanwhile = isUnderWay ? undefined : await load(order.folder, shown.files)
      if (meanwhile) return meanwhile
      signal?.throwIfAborted()
      if (!isUnderWay) await rm(order.folder, { recursive: true, force: true })
      const outcome = await maker.make(order)
      if (!outcome.ok) return outcome
    } finally {
      release()
    }
    const loaded = await load(order.folder, shown.files)
    if (!loaded) throw new Error('The site was not written whole')
    return loaded
  }

  return {
    orderOf,

    check: async (documents: Documents, previous: string | undefined): Promise<Findings> =>
      maker.check(await orderOf(documents, previous)),

    /** Judges documents that are about to be published, and begins to make their site. */
    judge: async (documents: Documents, previous: string | undefined): Promise<Findings> => {
      const order = await orderOf(documents, previous)
      const isThere = isSame(documents, released) || (await readPublishedIndex(order.folder))
      const release = isThere ? undefined : takeTurn(order.folder)
      if (!release) return maker.check(order)
      const { findings, made } = maker.judge(order)
      if (made) made.then(release, release)
      else release()
      return findings
    },

    /**
     * The site of some documents, with the pictures that they name.
     */
    siteOf: async (
      documents: Documents,
      shown: Shown = { files: release, folder: undefined },
    ): Promise<Made | Exclude<MadeSite, { ok: true }>> => {
      const site = isSame(documents, released) ? { files: release } : await made(documents, shown)
      if (!('files' in site)) return site
      const pictures = await pictureFiles(db, documents, shown.files)
      const further = pictures.filter(({ path }) => !site.files.has(path)).map((file) => [file.path, file] as const)
      return { ...site, files: new Map([...site.files, ...further]) }
    },
  }
}

function isSame(one: Documents, other: Documents): boolean {
  return one.size === other.size && [...one].every(([id, text]) => other.get(id) === text)
}
