import { read } from '#content/documents.ts'
import { picturesIn } from '#contract/picture-address.ts'
import { type PictureInFolder, readPictureFolder, writePictureFolder } from '#server/pictures/folder.ts'
import { refused } from '../refused.ts'
import { OperatorError, type Session } from '../session.ts'

/** Writes the pictures that documents name beside them. @returns how many */
export async function exportPictures(
  { sitePictures }: Session,
  documents: ReadonlyMap<string, string>,
  folder: string,
): Promise<number> {
  const named = new Set([...documents.values()].flatMap(picturesIn))
  const known = (await sitePictures.list()).filter(({ address }) => named.has(address))
  const pictures: PictureInFolder[] = []
  for (const { address, descriptions } of known) {
    const file = await sitePictures.original(address)
    if (file) pictures.push({ address, bytes: Buffer.from(file.bytes), descriptions })
  }
  await writePictureFolder(folder, pictures)
  return pictures.length
}

/** The addresses of pictures that documents of a folder name and that lie beside them. */
export async function picturesBrought(documents: Iterable<string>, folder: string): Promise<string[]> {
  const named = new Set([...documents].flatMap(picturesIn))
  return (await readPictureFolder(folder)).map(({ address }) => address).filter((address) => named.has(address))
}

/** Takes those into the store. @throws OperatorError where one is not what its name says */
export async function importPictures({ sitePictures }: Session, brought: string[], folder: string): Promise<void> {
  for (const { address, bytes, descriptions } of await readPictureFolder(folder)) {
    if (!brought.includes(address)) continue
    const outcome = await sitePictures.takeOver(address, bytes, descriptions)
    if (outcome.ok) continue
    if (outcome.problem === 'broken')
      throw new OperatorError(`${folder}${address} is damaged, or is not the picture that its name says`)
    refused(read('desk/pictures', 'en').problems, outcome.problem)
  }
}
