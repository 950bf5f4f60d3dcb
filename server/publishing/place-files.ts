import { link } from 'node:fs/promises'
import path from 'node:path'
import type { SiteAddresses } from '../site/addresses.ts'
import type { ClientScripts } from '../site/client-scripts.ts'
import { digestOf, makeForms, namesOfForms, writeForms } from '../site/file-forms.ts'
import { etagOf, fillIn, isCompressible, mediaType } from '../site/prepare.ts'
import type { SiteFile } from '../site/site-file.ts'
import type { PublishedFile, PublishedIndex } from './published-folder.ts'

/** A file that was made of the documents, before addresses are filled in. */
export type MadeFile = { path: string /** Its ending tells what it is. */; name: string; raw: Buffer }

export type PlaceFile = (file: MadeFile) => Promise<PublishedFile>

type Parts = {
  /** Where new files are written. */
  folder: string
  addresses: SiteAddresses
  scripts: ClientScripts
  release: readonly SiteFile[]
  /** What was published before, and where. */
  previous: { folder: string; index: PublishedIndex } | undefined
  /** Moments at which pages say something else. */
  changes: Record<string, number[]>
}

/** Somebody waits for it: a ninth larger than the build makes it, in a twentieth of the time. Quality 9 takes as long as ten of 8. */
const effort = 8

/** Takes a file from the release or the publication before where it is the same there, and prepares it where it is new. */
export function createPlacer({ folder, addresses, scripts, release, previous, changes }: Parts): PlaceFile {
  const released = new Map(release.map((file) => [file.path, file]))
  const published = new Map(previous?.index.files.map((file) => [file.path, file]))
  let count = 0

  return async ({ path: address, name, raw }) => {
    const extension = path.extname(name)
    const { bytes, scriptHashes } = fillIn(raw, extension, addresses, scripts)
    const etag = etagOf(bytes)
    const dated = changes[address] ? { changes: changes[address] } : {}
    const same = released.get(address)
    if (same?.etag === etag) return { ...withoutDates(same), ...dated }
    const file = `${String(count++).padStart(4, '0')}${extension}`
    const before = published.get(address)
    if (previous && before?.digest && before.etag === etag) {
      const again = { ...withoutDates(before), file, ...dated }
      const names = namesOfForms(again)
      const linked = namesOfForms(before).map((name, index) =>
        link(path.join(previous.folder, name), path.join(folder, names[index] ?? name)),
      )
      await Promise.all(linked)
      return again
    }
    const compressed = isCompressible(extension)
    const made = await makeForms(bytes, compressed ? effort : undefined)
    await writeForms(folder, file, made)
    const { held, gzipped, ...forms } = made
    return {
      ...forms,
      ...{ path: address, file, type: mediaType(extension), etag, immutable: false, compressed },
      ...(scriptHashes && { scriptHashes }),
      ...{ digest: digestOf(held), ...dated },
    }
  }
}

function withoutDates<File extends SiteFile>({ changes, ...file }: File): Omit<File, 'changes'> {
  return file
}
