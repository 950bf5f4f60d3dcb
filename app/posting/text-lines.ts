/** A piece of text on a page. Places in points: x from the left, y from below. */
export type TextPiece = { text: string; left: number; right: number; y: number; size: number }

/** Words that stand together. */
export type TextCell = { text: string; left: number; right: number }

/** A line of a page, as its cells from left to right. */
export type TextLine = TextCell[]

/** The lines of a page from above. Where more than a letter's room lies between two pieces, a new cell begins. */
export function linesOf(pieces: TextPiece[]): TextLine[] {
  const rows: TextPiece[][] = []
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').sort((one, other) => other.y - one.y)) {
    const [first] = rows.at(-1) ?? []
    if (first && first.y - piece.y < Math.min(first.size, piece.size) * 0.4) rows.at(-1)?.push(piece)
    else rows.push([piece])
  }
  return rows.map(cellsOf)
}

function cellsOf(row: TextPiece[]): TextLine {
  const cells: TextLine = []
  for (const { text, left, right, size } of row.sort((one, other) => one.left - other.left)) {
    const before = cells.at(-1)
    const gap = before ? left - before.right : Number.POSITIVE_INFINITY
    if (!before || gap > size) cells.push({ text: text.trim(), left, right })
    else {
      before.text += (gap > size * 0.1 || /^\s/.test(text) ? ' ' : '') + text.trim()
      before.right = right
    }
  }
  return cells
}
