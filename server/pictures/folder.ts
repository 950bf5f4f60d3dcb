import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { isOwnPicture, picturesPath } from '#contract/picture-address.ts'
import type { Descriptions, SitePicturesService } from './service.ts'

// Pictures as files beside the documents: the largest version of each under the name that its address has, and what is to be seen on
// them in one file.

const descriptionsFile = 'descriptions.json'
const descriptionsSchema = z.record(z.string(), z.object({ de: z.string(), en: z.string() }))

export type PictureInFolder = { address: string; bytes: Buffer; descriptions: Descriptions }

/** @param folder of documents, such as `content` */
export async function readPictureFolder(folder: string): Promise<PictureInFolder[]> {
  const place = path.join(folder, picturesPath)
  const names = await readdir(place).catch(() => [])
  const words = await readDescriptions(place)
  const pictures = names
    .map((name) => ({ name, address: picturesPath + name }))
    .filter((one) => isOwnPicture(one.address))
  return Promise.all(
    pictures.map(async ({ name, address }) => ({
      address,
      bytes: await readFile(path.join(place, name)),
      descriptions: words[name] ?? { de: '', en: '' },
    })),
  )
}

/** Writes pictures beside the documents of a folder. What is there already stays. */
export async function writePictureFolder(folder: string, pictures: PictureInFolder[]): Promise<void> {
  if (pictures.length === 0) return
  const place = path.join(folder, picturesPath)
  await mkdir(place, { recursive: true })
  const words = await readDescriptions(place)
  for (const { address, bytes, descriptions } of pictures) {
    const name = path.basename(address)
    await writeFile(path.join(place, name), bytes)
    words[name] = descriptions
  }
  const sorted = Object.fromEntries(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)))
  await writeFile(path.join(place, descriptionsFile), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Takes the pictures of a folder into the store, so that no later release can take them away. @returns those that are not whole */
export async function takeOverFolder(service: SitePicturesService, folder: string): Promise<string[]> {
  const refused: string[] = []
  for (const { address, bytes, descriptions } of await readPictureFolder(folder)) {
    const outcome = await service.takeOver(address, bytes, descriptions)
    if (!outcome.ok) refused.push(address)
  }
  return refused
}

async function readDescriptions(place: string): Promise<Record<string, Descriptions>> {
  const text = await readFile(path.join(place, descriptionsFile), 'utf8').catch(() => '{}')
  return descriptionsSchema.catch({}).parse(JSON.parse(text))
}
