import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { convertAgain } from '#server/pictures/convert.ts'
import { readPictureFolder } from '#server/pictures/folder.ts'

/** Converts the pictures that lie beside the documents into their versions. @returns how many there are */
export async function buildPictures(clientFolder: string): Promise<number> {
  const pictures = await readPictureFolder('content')
  for (const { address, bytes } of pictures) {
    const converted = await convertAgain(bytes)
    if (!converted.ok) throw new Error(`content${address} is no picture of this site (${converted.problem})`)
    for (const file of converted.files) {
      const target = path.join(clientFolder, file.address)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, file.bytes)
    }
  }
  return pictures.length
}
