/** Twice the width of a letter's column, for sharp screens. */
const widest = 1120
const quality = 0.82

/**
 * Draws a picture anew in the browser, no larger than it is ever shown. What cameras write into files (place, time, device) stays
 * behind with the original.
 * @returns undefined for what the browser cannot read as a picture
 */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const width = Math.min(widest, bitmap.width)
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  // Drawings stay sharp as PNG; photographs would be far too heavy.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const made = await toBlob(canvas, type)
  if (type === 'image/jpeg' || !made || made.size < heavyPng) return made
  return toBlob(opaque(canvas), 'image/jpeg')
}

const heavyPng = 300_000

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}

/** JPEG has no transparency: it would turn black. */
function opaque(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const paper = document.createElement('canvas')
  Object.assign(paper, { width: canvas.width, height: canvas.height })
  const context = paper.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, paper.width, paper.height)
    context.drawImage(canvas, 0, 0)
  }
  return paper
}
