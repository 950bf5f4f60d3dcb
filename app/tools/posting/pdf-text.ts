import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linesOf, type TextLine, type TextPiece } from '#app/posting/text-lines.ts'

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** The lines of a page of a PDF; none where it is a scanned picture. */
export async function linesOn(page: PDFPageProxy): Promise<TextLine[]> {
  // Read piece by piece: what pdf.js offers for all at once asks for streams that Safari has since 2026.
  const reader: ReadableStreamDefaultReader<Content> = page.streamTextContent().getReader()
  const pieces: TextPiece[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    pieces.push(...part.value.items.flatMap((item) => ('str' in item ? pieceOf(item) : [])))
  }
  return linesOf(pieces)
}

/** Only what is written from left to right: turned text is a margin's. */
function pieceOf({ str, transform, width }: Extract<Content['items'][number], { str: string }>): TextPiece[] {
  const [, turn, , size, left, y] = transform as number[]
  if (turn !== 0 || size === undefined || left === undefined || y === undefined) return []
  return [{ text: str, left, right: left + width, y, size: Math.abs(size) }]
}
