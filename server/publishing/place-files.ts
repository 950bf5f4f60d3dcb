import { link } from 'node:fs/promises'
import path from 'node:path'
import type { SiteAddresses } from '../site/addresses.ts'
import type { ClientScripts } from '../site/client-scripts.ts'
import { digestOf, makeForms, namesOfForms, writeForms } from '../site/file-forms.ts'
import { etagOf, fillIn, isCompressible, mediaType } from '../site/prepare.ts'
import type { SiteFile } from '../site/site-file.ts'
import type { KnownFile, KnownFiles } from './known-files.ts'
import type { PublishedFile } from './published-folder.ts'

/** A file that was made of the documents, before addresses are filled in. */
export type MadeFile = { path: string /** Its ending tells what it is. */; name: string; raw: Buffer }

export type Placer = {
  /** Prepares a file where it is new, and takes it from where it is known otherwise. */
  place(file: MadeFile): Promise<PublishedFile>
  /** Takes a file that is as it was. */
  placeAgain(known: KnownFile): Promise<PublishedFile>
}

type Parts = {
  /** Where new files are written. */
  folder: string
  addresses: SiteAddresses
  scripts: ClientScripts
  known: KnownFiles
  /** Moments at which pages say something else. */
  changes: Record<string, number[]>
}

/** Somebody waits for it: a ninth larger than the build makes it, in a twentieth of the time. Quality 9 takes as long as ten of 8. */
const effort = 8

/** Puts the files of a site into its folder. */
export function createPlacer({ folder, addresses, scripts, known, changes }: Parts): Placer {
  let count = 0
  const newName = (extension: string) => `${String(count++).padStart(4, '0')}${extension}`
  const datesOf = (address: string) => (changes[address] ? { changes: changes[address] } : {})

  async function placeAgain({ file, folder: before }: KnownFile): Promise<PublishedFile> {
    const again = { ...withoutDates(file), ...datesOf(file.path) }
    if (!before) return again
    again.file = newName(path.extname(file.file))
    const names = namesOfForms(again)
    const linked = namesOfForms(file).map((name, index) =>
      link(path.join(before, name), path.join(folder, names[index] ?? name)),
    )
    await Promise.all(linked)
    return again
  }

  return {
    placeAgain,
    place: async ({ path: address, name, raw }) => {
      const extension = path.extname(name)
      const { bytes, scriptHashes } = fillIn(raw, extension, addresses, scripts)
      const etag = etagOf(bytes)
      const same = known(address, etag)
      if (same) return placeAgain(same)
      const file = newName(extension)
      const compressed = isCompressible(extension)
      const made = await makeForms(bytes, compressed ? effort : undefined)
      await writeForms(folder, file, made)
      const { held, gzipped, ...forms } = made
      return {
        ...forms,
        ...{ path: address, file, type: mediaType(extension), etag, immutable: false, compressed },
        ...(scriptHashes && { scriptHashes }),
        ...{ digest: digestOf(held), ...datesOf(address) },
      }
    },
  }
}

function withoutDates<File extends SiteFile>({ changes, ...file }: File): Omit<File, 'changes'> {
  return file
}
