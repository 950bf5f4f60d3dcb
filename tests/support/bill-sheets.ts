import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextLine } from '#app/posting/text-lines.ts'
import { linesOn } from '#app/tools/posting/pdf-text.ts'
import { billPdf } from '#app/tools/qr-bill/bill-pdf.ts'

/** Where the payment part begins, in millimetres from the upper edge of a sheet. */
const foot = 192

/** A line of a sheet: how far down, then each text with its left edge, in millimetres; a minus means its right edge. */
type Row = [y: number, ...texts: [x: number, text: string][]]

/** A bill's sheet as PDF, with the headings of a payment part at its foot, where labels are met that are not the bill's. */
export function sheetOf(rows: Row[]): Uint8Array<ArrayBuffer> {
  const payment: Row[] = [
    [200, [5, 'Empfangsschein'], [67, 'Zahlteil'], [118, 'Konto / Zahlbar an']],
    [206, [118, 'CH93 0076 2011 6238 5295 7']],
    [224, [118, 'Zusätzliche Informationen']],
    [236, [5, 'Zahlbar durch (Name/Adresse)'], [118, 'Zahlbar durch']],
    [240, [5, 'Beispiel Handels GmbH'], [118, 'Beispiel Handels GmbH']],
    [244, [5, '6003 Luzern'], [118, '6003 Luzern']],
    [262, [67, 'Währung'], [85, 'Betrag']],
  ]
  const texts = [...rows, ...payment].flatMap(([y, ...row]) =>
    row.map(([x, text]) => ({ x: Math.abs(x), y: y - foot, size: 9, bold: false, end: x < 0, text })),
  )
  return billPdf({ layout: { texts, lines: [] }, code: { size: 1, bars: [] }, title: 'bill', separate: '' })
}

/** What pdf.js reads on the first page of a PDF. */
export async function textOf(pdf: Uint8Array): Promise<TextLine[]> {
  const loading = getDocument({ data: pdf, verbosity: 0 })
  try {
    return await linesOn(await (await loading.promise).getPage(1))
  } finally {
    await loading.destroy()
  }
}
