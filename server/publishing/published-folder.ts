import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '#contract/language.ts'
import { hourMs } from '#contract/milliseconds.ts'
import type { SiteAddresses } from '../site/addresses.ts'
import { digestOf, type LoadedFile, loadFile } from '../site/file-forms.ts'
import type { LoadedSite } from '../site/load.ts'
import type { SiteFile } from '../site/site-file.ts'

/** A file of a published site: one of the release, or one that lies in the folder of the publication. */
export type PublishedFile = SiteFile & {
  /** Of the form that is held in memory; absent for a file that is the release's. */
  digest?: string
}

/** What a published site consists of, in `index.json` of its folder. */
export type PublishedIndex = {
  files: PublishedFile[]
  /** What each share image in this folder shows, as a hash. */
  cards: Record<string, string>
  /** What the assistant is to learn from, as a hash; absent for a language that knows what the release knows. */
  learning: Partial<Record<Language, string>>
}

/** How many sites are kept: the one that is shown, and those before it. */
const kept = 3
/** A folder that no server has finished in this time is left over from one that died. */
const unfinishedMs = hourMs

/** Where published sites are kept. */
function publishedRoot(dataDir: string): string {
  return path.join(dataDir, 'published')
}

/** The folder of the site that a build shows under these addresses with these documents: the same for every server. */
export function publishedFolder(
  dataDir: string,
  buildId: string,
  addresses: SiteAddresses,
  documents: ReadonlyMap<string, string>,
): string {
  const { siteUrl, bookingUrl, anonKey, hasModel } = addresses
  const hash = createHash('sha256').update(JSON.stringify([buildId, siteUrl, bookingUrl, anonKey, hasModel]))
  for (const [id, text] of [...documents].sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(JSON.stringify([id, text]))
  }
  return path.join(publishedRoot(dataDir), hash.digest('hex').slice(0, 16))
}

/** Undefined where there is no whole site in the folder. */
export async function readPublishedIndex(folder: string): Promise<PublishedIndex | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Reads a published site into memory. What is the release's, or was shown before and is the same, is not read again.
 * @throws when a file is missing or not as it was written
 */
export async function loadPublished(
  folder: string,
  { files }: PublishedIndex,
  release: LoadedSite,
  shown: LoadedSite,
): Promise<LoadedSite> {
  const loaded = await Promise.all(
    files.map(async ({ digest, ...file }): Promise<LoadedFile> => {
      const same = [shown.get(file.path), release.get(file.path)].find((known) => known?.etag === file.etag)
      // Its folder is the newest, because older ones are removed.
      if (same) return { ...same, changes: file.changes, ...(digest && { file: file.file, folder }) }
      const loaded = await loadFile(folder, file)
      if (digestOf(loaded.held) !== digest) throw new Error(`${file.path} is not as it was written`)
      return loaded
    }),
  )
  return new Map(loaded.map((file) => [file.path, file]))
}

/** Removes all published sites but the newest few, and what was never finished. Never fails. */
export async function prunePublished(dataDir: string, now: number, shown: string | undefined): Promise<void> {
  const root = publishedRoot(dataDir)
  const names = await readdir(root).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(root, name)
      const times = await stat(folder).catch(() => undefined)
      return { folder, isWhole: !name.includes('-'), at: times?.mtimeMs ?? 0 }
    }),
  )
  const whole = found.filter(({ isWhole }) => isWhole).sort((one, other) => other.at - one.at)
  const old = whole.slice(kept).filter(({ folder }) => folder !== shown)
  const broken = found.filter(({ isWhole, at }) => !isWhole && now - at > unfinishedMs)
  for (const { folder } of [...old, ...broken]) await rm(folder, { recursive: true, force: true }).catch(() => {})
}
