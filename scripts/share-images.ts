import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { read } from '#content/documents.ts'
import { drawCards, shareCards } from '#server/publishing/share-images/draw.ts'

/** Draws the share image that each built page names in its head. @returns how many */
export async function drawShareImages(clientFolder: string, pages: ReadonlyMap<string, string>): Promise<number> {
  const cards = shareCards(pages, read('company').brand)
  await drawCards(cards, async ({ image }, png) => {
    const file = path.join(clientFolder, image)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, png)
  })
  return cards.length
}
