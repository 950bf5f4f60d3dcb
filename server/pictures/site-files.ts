import { type OwnPicture, picturesIn, readOwnPicture } from '#contract/picture-address.ts'
import type { Database } from '../db/tables.ts'
import type { Documents } from '../documents/parts.ts'
import type { LoadedFile } from '../site/file-forms.ts'
import type { LoadedSite } from '../site/load.ts'
import { etagOf } from '../site/prepare.ts'
import type { PictureFile } from './conversion.ts'
import { filesOf } from './store.ts'

/**
 * Pictures of the store that documents name, as files of the site: they are served from memory and written into folders like
 * everything else.
 * @param shown what is served now, whose pictures need not be read again
 */
export async function pictureFiles(db: Database, documents: Documents, shown: LoadedSite): Promise<LoadedFile[]> {
  const addresses = new Set([...documents.values()].flatMap(picturesIn))
  const pictures = [...addresses].map(readOwnPicture).filter((picture) => picture !== undefined)
  const files = await Promise.all(pictures.map((picture) => filesOfPicture(db, picture, shown)))
  return files.flat()
}

async function filesOfPicture(db: Database, picture: OwnPicture, shown: LoadedSite): Promise<LoadedFile[]> {
  const known = [...shown.values()].filter(({ path }) => path.includes(picture.id))
  return known.length > 0 ? known : (await filesOf(db, picture)).map(toSiteFile)
}

function toSiteFile({ address, type, bytes }: PictureFile): LoadedFile {
  const held = Buffer.from(bytes)
  const file = { path: address, file: address, type, etag: etagOf(held), immutable: true, compressed: false }
  return { ...file, length: held.length, heldAs: 'identity', held }
}
