import type { Element } from 'hast'
import { elementsBelow, textOf } from './hast.ts'

const number = /^(CHF\s)?[−-]?\d[\d'.,]*(\s?%|\s?h\s\d\d)?$/

/**
 * Transforms one table of an article: columns of figures are marked, a column whose cells all differ names its rows, a row
 * called "Total" is marked as one, and the whole scrolls in a region of its own, which a keyboard can reach. On a phone a wide
 * table says that it goes on.
 * @param more tells that there are further columns beside the window
 */
export function transformTable(table: Element, label: string, more: string): Element {
  const [head, ...body] = elementsBelow(table, 'tr').map((row) => elementsBelow(row, 'th', 'td'))
  for (const [index, title] of (head ?? []).entries()) {
    const cells = body.flatMap((row) => row[index] ?? [])
    const figures = title.properties.align === 'right' || (index > 0 && cells.length > 0 && cells.every(isFigure))
    title.properties = { scope: 'col' }
    for (const cell of cells) cell.properties = {}
    if (figures) for (const cell of [title, ...cells]) cell.properties.className = ['figure']
    if (index === 0 && allDiffer(cells)) cells.forEach(nameRow)
  }
  for (const row of elementsBelow(table, 'tr').slice(1)) {
    if (/^Total\b/.test(textOf(row).trim())) row.properties.className = ['total']
  }
  const wide = isWide([head ?? [], ...body])
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: wide ? ['article-table', 'wide'] : ['article-table'],
      role: 'region',
      tabIndex: 0,
      ariaLabel: label,
      dataColumns: String(head?.length ?? 0),
      ...(wide && { dataMore: more }),
    },
    children: [{ ...table }],
  }
}

/** The titles of a table's first columns, for its label. */
export function columnTitles(table: Element): string {
  const titles = elementsBelow(table, 'th').map((title) => textOf(title).trim())
  return titles.length > 3 ? `${titles.slice(0, 3).join(', ')} …` : titles.join(', ')
}

/** Whether the table is crushed on a phone: its longest cells, each set in lines of 24 characters, exceed one screen. */
function isWide(rows: Element[][]): boolean {
  const columns = rows[0]?.length ?? 0
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.min(24, Math.max(...rows.map((row) => (row[column] ? textOf(row[column]).length : 0)))),
  )
  return widths.reduce((sum, width) => sum + width, 0) >= 60
}

/** Account numbers are set as code and stay left, as names do. */
function isFigure(cell: Element): boolean {
  const text = textOf(cell).trim()
  return text === '' || (number.test(text) && elementsBelow(cell, 'code').length === 0)
}

function allDiffer(cells: Element[]): boolean {
  const texts = cells.map((cell) => textOf(cell).trim())
  return texts.every(Boolean) && new Set(texts).size === texts.length
}

function nameRow(cell: Element): void {
  cell.tagName = 'th'
  cell.properties.scope = 'row'
}
