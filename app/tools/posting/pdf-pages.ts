// Not the modern build: that one asks for what browsers have since 2026.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextLine } from '#app/posting/text-lines.ts'
import { linesOn } from './pdf-text.ts'

/** Pages that are looked at; a bill of more pages has its payment part on the first or the last of them. */
const mostPages = 60

/** Pixels of a page's longer side. */
const longSide = 2000

export type PdfPage = { picture: HTMLCanvasElement; lines: TextLine[] }

/**
 * The pages of a PDF as pictures with their text, one after the other.
 * @throws PasswordException for a protected file
 */
export async function* pdfPages(
  data: Uint8Array,
  onPage: (page: number, pages: number) => void,
): AsyncGenerator<PdfPage> {
  // Registers itself, so that pdf.js starts no worker: the site's policy lets no script start one by its address.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  const loading = getDocument({
    data,
    // Codes and text matter, not looks: no fonts, no scripts, nothing fetched.
    disableFontFace: true,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    verbosity: 0,
  })
  try {
    const document = await loading.promise
    const pages = Math.min(document.numPages, mostPages)
    for (let number = 1; number <= pages; number++) {
      onPage(number, pages)
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: longSide / Math.max(width, height) })
      const canvas = globalThis.document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
      yield { picture: canvas, lines: await linesOn(page) }
      page.cleanup()
    }
  } finally {
    await loading.destroy()
  }
}
