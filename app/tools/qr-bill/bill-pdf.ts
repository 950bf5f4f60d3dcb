import { type BillLayout, billSize, codePlace, swissCross } from './bill-layout.ts'
import { encodeText, type FontEncoding, fontEncoding } from './pdf-text.ts'
import type { QrCode } from './qr-code.ts'
import { textWidth } from './text-width.ts'

const pointsPerMillimetre = 72 / 25.4
const page = { width: 210, height: 297 }

/** Where the bill's upper edge lies on the sheet, in millimetres from above. */
const top = page.height - billSize.height

/** What stands at the foot of one sheet. */
export type BillSheet = { layout: BillLayout; code: QrCode; separate: string }

/**
 * A4 sheets with a bill at the foot of each and the lines to cut along. Written by hand: a bill is text, strokes and squares
 * in a typeface that every reader has, and a PDF library would weigh more than the whole site.
 */
export function billsPdf({ title, sheets }: { title: string; sheets: BillSheet[] }): Uint8Array<ArrayBuffer> {
  const words = sheets.flatMap(({ layout, separate }) => [separate, ...layout.texts.map(({ text }) => text)])
  const encoding = fontEncoding(words.join(''))
  const mediaBox = `0 0 ${round(page.width * pointsPerMillimetre)} ${round(page.height * pointsPerMillimetre)}`
  // Catalogue, pages, two fonts and their encoding; then a page and its content for each sheet.
  const first = 6
  const kids = sheets.map((_, index) => `${first + 2 * index} 0 R`).join(' ')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 5 0 R >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding 5 0 R >>`,
    encoding.object,
    ...sheets.flatMap((sheet, index) => {
      const stream = contentOf(sheet, encoding)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents ${first + 1 + 2 * index} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
    `<< /Title ${utf16(title)} >>`,
  ])
}

/** The same with one sheet. */
export function billPdf({ title, ...sheet }: BillSheet & { title: string }): Uint8Array<ArrayBuffer> {
  return billsPdf({ title, sheets: [sheet] })
}

function contentOf({ layout, code, separate }: BillSheet, encoding: FontEncoding): string {
  return [
    '0 G 0 g',
    separators(),
    ...layout.lines.map(({ x1, y1, x2, y2 }) => `${at(x1, y1)} m ${at(x2, y2)} l S`),
    ...layout.texts.map(({ x, y, size, bold, end, text }) => {
      const left = end ? x - textWidth(text, size, bold ? 'bold' : 'regular') : x
      return `BT /${bold ? 'B' : 'R'} ${size} Tf ${at(left, y)} Td ${encodeText(text, encoding)} Tj ET`
    }),
    `BT /R 6 Tf ${at((page.width - textWidth(separate, 6)) / 2, -1.5)} Td ${encodeText(separate, encoding)} Tj ET`,
    codeSquares(code),
  ].join('\n')
}

/** Dashes above the bill and between its parts, and a pair of scissors on each. */
function separators(): string {
  const scissors = (x: number, y: number, turn: string) =>
    `q ${turn} ${at(x, y)} cm 0.8 w 0 1.3 m 9 -1.3 l S 0 -1.3 m 9 1.3 l S ${circle(-1.6, 1.8)} ${circle(-1.6, -1.8)} Q`
  return [
    `0.75 w [3 3] 0 d ${at(0, 0)} m ${at(page.width, 0)} l S ${at(62, 0)} m ${at(62, billSize.height)} l S [] 0 d`,
    scissors(10, 0, '1 0 0 1'),
    scissors(62, 12, '0 -1 1 0'),
    '0.75 w',
  ].join('\n')
}

/** A circle of 1.5 points, from four Bézier curves. */
function circle(x: number, y: number): string {
  const r = 1.5
  const k = r * 0.5523
  return `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c ${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c S`
}

function codeSquares({ size, bars }: QrCode): string {
  const { x, y, side } = codePlace
  const module = side / size
  const middle = side / 2
  const box = (left: number, above: number, width: number, height: number) =>
    `${at(x + left, y + above + height)} ${round(width * pointsPerMillimetre)} ${round(height * pointsPerMillimetre)} re`
  const centred = (width: number, height: number) => box(middle - width / 2, middle - height / 2, width, height)
  const { ground, square, bar } = swissCross
  return [
    ...bars.map((dark) => box(dark.x * module, dark.y * module, dark.width * module, module)),
    `f 1 g ${centred(ground, ground)} f 0 g ${centred(square, square)} f`,
    `1 g ${centred(bar.length, bar.width)} ${centred(bar.width, bar.length)} f`,
  ].join('\n')
}

/** A place on the bill, millimetres from its upper left, in the points from the lower left that PDF counts. */
function at(x: number, y: number): string {
  return `${round(x * pointsPerMillimetre)} ${round((page.height - top - y) * pointsPerMillimetre)}`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
  return `<feff${units.join('')}>`
}

/** Objects 1 to n with their table of offsets; the last one is the document's information. All text is ASCII. */
function assemble(objects: string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  const count = objects.length + 1
  text += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text)
}
