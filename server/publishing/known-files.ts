import type { SiteFile } from '../site/site-file.ts'
import type { PublishedFile, PublishedIndex } from './published-folder.ts'

/** What was published before, and where. */
export type Publication = { folder: string; index: PublishedIndex }

/** A file that needs not be made again: the release's, or one of the publication before, which lies in its folder. */
export type KnownFile = { file: PublishedFile; folder?: string }

/** Finds what the release or the publication before has under an address, where it has these bytes. */
export type KnownFiles = (address: string, etag: string) => KnownFile | undefined

export function knownFiles(release: readonly SiteFile[], previous: Publication | undefined): KnownFiles {
  const released = new Map(release.map((file) => [file.path, file]))
  const published = new Map(previous?.index.files.map((file) => [file.path, file]))
  return (address, etag) => {
    const [ofRelease, before] = [released.get(address), published.get(address)]
    if (ofRelease?.etag === etag) return { file: ofRelease }
    return previous && before?.digest && before.etag === etag ? { file: before, folder: previous.folder } : undefined
  }
}
