import { binarize, Decoder, Detector, grayscale } from '@nuintun/qrcode'
import type { TextLine } from '#app/posting/text-lines.ts'

type Picture = CanvasImageSource & { width: number; height: number }

/** Longest sides, in pixels, at which a picture is looked at: nearly all codes are read at the first. */
const sizes = [1500, 1800, 1200, 2800]

/** Milliseconds that one look may take, which usually takes 30: what looks like a code at many places is not tried for ever. */
const timeLimit = 4000

/** A payment code holds UTF-8 and does not say so; old ones hold Latin-1. */
const decoder = new Decoder({
  decode: (bytes) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return new TextDecoder('iso-8859-1').decode(bytes)
    }
  },
})

/** The code of a bill in a picture. Another code on the page, such as that of an address, is no reason to stop looking. */
export function codesInPicture(picture: Picture): string[] {
  let other: string | undefined
  for (const size of sizes) {
    for (const text of textsOf(pixelsOf(picture, size))) {
      if (text.startsWith('SPC')) return [text]
      other ??= text
    }
  }
  return other === undefined ? [] : [other]
}

/** The text of a code, and the lines of the pages that its bill is on. */
export type FoundCode = { text: string; lines: TextLine[] }

/**
 * The codes of a document's pages, each once. Codes that are no bill's count only where there is no bill. A bill begins after
 * the code of the one before it; what follows the last code is the last bill's.
 */
export async function codesOnPages(
  pages: AsyncIterable<{ picture: Picture; lines: TextLine[] }>,
): Promise<FoundCode[]> {
  const bills = new Map<string, FoundCode>()
  const others: FoundCode[] = []
  let lines: TextLine[] = []
  for await (const page of pages) {
    lines.push(...page.lines)
    for (const text of codesInPicture(page.picture)) {
      const isNew = text.startsWith('SPC') && !bills.has(text)
      if (isNew) bills.set(text, { text, lines })
      else others.push({ text, lines })
      if (isNew) lines = []
    }
  }
  const last = [...bills.values()].at(-1)
  last?.lines.push(...lines)
  return last ? [...bills.values()] : others.slice(0, 1)
}

/** A picture on white, made smaller where its longest side has more than `size` pixels. */
function pixelsOf(picture: Picture, size: number): ImageData {
  const scale = Math.min(1, size / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws no picture')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The texts of the codes that are seen at one size. */
function* textsOf(pixels: ImageData): Generator<string> {
  const { width, height } = pixels
  const until = performance.now() + timeLimit
  const places = new Detector().detect(binarize(grayscale(pixels), width, height))
  let place = places.next()
  while (!place.done && performance.now() < until) {
    const text = textAt(place.value.matrix)
    if (text !== undefined) yield text
    // Told whether this was a code: if so, its corners belong to no other.
    place = places.next(text !== undefined)
  }
}

/** The text of what may be a code. Most of what looks like one is none. */
function textAt(matrix: Parameters<Decoder['decode']>[0]): string | undefined {
  try {
    return decoder.decode(matrix).content
  } catch {
    return undefined
  }
}
