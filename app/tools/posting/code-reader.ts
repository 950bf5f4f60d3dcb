import { decodeQR } from 'qr/decode.js'

type Picture = CanvasImageSource & { width: number; height: number }

/** Longest sides, in pixels, at which a picture is looked at: most codes show at the first, pale or small ones later. */
const sizes = [1800, 1200, 2800]

/** Milliseconds that one look may take: most take a tenth of one of these seconds, but not on a slow telephone. */
const timeLimit = 8000

/** The codes of bills in a picture. Another code on the page, such as that of an address, is no reason to stop looking. */
export function codesInPicture(picture: Picture): string[] {
  let other: string | undefined
  for (const size of sizes) {
    // The payment part lies at the foot of a page, and its code in the left half of it.
    for (const top of [0, 0.5]) {
      const text = decode(picture, size, top)
      if (text?.startsWith('SPC')) return [text]
      other ??= text
    }
  }
  return other === undefined ? [] : [other]
}

/** The codes of a document's pages, each once. Codes that are no bill's count only where there is no bill. */
export async function codesOnPages(pages: AsyncIterable<Picture>): Promise<string[]> {
  const texts = new Set<string>()
  for await (const page of pages) for (const text of codesInPicture(page)) texts.add(text)
  const bills = [...texts].filter((text) => text.startsWith('SPC'))
  return bills.length > 0 ? bills : [...texts].slice(0, 1)
}

/** Reads the part of a picture below `top` (0 to 1), drawn so that its longest side has `size` pixels at most. */
function decode(picture: Picture, size: number, top: number): string | undefined {
  const from = Math.round(picture.height * top)
  const part = picture.height - from
  const scale = Math.min(1, size / Math.max(picture.width, part))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(part * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, from, picture.width, part, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height), { timeLimit })
  } catch {
    return undefined
  }
}
