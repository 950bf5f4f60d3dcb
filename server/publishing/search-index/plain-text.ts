import type { Element, Nodes, RootContent } from 'hast'

/** A block that holds text itself: the smallest unit of a passage. */
export type TextBlock = { element: Element; ancestors: Element[]; text: string }

const blocks = new Set(
  `address article aside blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header li main ol p pre
  section summary table tr ul`.split(/\s+/),
)

/** The text of a tree, block by block in document order; a term comes with its description, a table row by row. */
export function textBlocks(root: Element, ancestors: Element[] = []): TextBlock[] {
  const within = [...ancestors, root]
  if (root.tagName === 'table')
    return tableRows(root).map(({ row, text }) => ({ element: row, ancestors: within, text }))
  if (root.tagName === 'dl') return entries(root).map(({ term, text }) => ({ element: term, ancestors: within, text }))
  if (!elements(root).some(isBlock)) return [{ element: root, ancestors, text: plainText(root) }].filter(hasText)
  const found: TextBlock[] = []
  let line: RootContent[] = []
  const endLine = () => {
    found.push({ element: root, ancestors, text: plainText({ type: 'root', children: line }) })
    line = []
  }
  for (const child of root.children as RootContent[]) {
    if (child.type === 'element' && [child, ...elements(child)].some(isBlock)) {
      endLine()
      found.push(...textBlocks(child, within))
    } else line.push(child)
  }
  endLine()
  return found.filter(hasText)
}

/** Text as one line, without soft hyphens and joiners. */
export function plainText(node: Nodes): string {
  return rawText(node)
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replaceAll(' : ', ': ')
    .trim()
}

/** All elements inside an element, in document order. */
export function elements(root: Element): Element[] {
  return root.children.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []))
}

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'br') return ' '
  if (!('children' in node)) return ''
  const inner = node.children.reduce((before, child) => before + divider(before, child) + rawText(child), '')
  return node.type === 'element' && isBlock(node) ? ` ${inner} ` : inner
}

/**
 * What a page sets apart by its looks. Small print stands beside a number (`20+ Stunden`) and explains a name
 * (`Prozessanalyse: ein Monat Belege`); a span that touches other words is a line of its own.
 */
function divider(before: string, next: Nodes): string {
  if (next.type !== 'element') return ''
  if (next.tagName === 'small') return /\p{L}\s*$/u.test(before) ? ': ' : ' '
  return next.tagName === 'span' && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(rawText(next)) ? ' ' : ''
}

function isBlock({ tagName }: Element): boolean {
  return blocks.has(tagName)
}

function hasText({ text }: { text: string }): boolean {
  return text !== ''
}

/** Each row with its columns named, so that it can be understood alone: `Prozessanalyse. CHF 390`. */
function tableRows(table: Element): { row: Element; text: string }[] {
  const rows = elements(table).filter(({ tagName }) => tagName === 'tr')
  const head = rows.find((row) => cellsOf(row).every(({ tagName }) => tagName === 'th'))
  const names = head ? cellsOf(head).map(plainText) : []
  return rows
    .filter((row) => row !== head)
    .map((row) => {
      const [first = '', ...others] = cellsOf(row).map(plainText)
      const values = others.map((value, index) => value && named(names[index + 1], value)).filter(Boolean)
      return { row, text: joined(first, values.join('; ')) }
    })
    .filter(hasText)
}

function cellsOf(row: Element): Element[] {
  return elements(row).filter(({ tagName }) => tagName === 'th' || tagName === 'td')
}

function named(name: string | undefined, value: string): string {
  if (!name) return value
  if (!/^[A-Z]{3}$/.test(name)) return `${name}: ${value}`
  // "ab CHF 2'390": a currency goes with the amount.
  return /^\p{Ll}+\s/u.test(value) ? value.replace(/\s+/, ` ${name} `) : `${name} ${value}`
}

function joined(subject: string, rest: string): string {
  if (!subject || !rest) return subject || rest
  return /[.!?]$/.test(subject) ? `${subject} ${rest}` : `${subject}. ${rest}`
}

/** Terms with what is said of them: `Dauer: 4 Wochen`. */
function entries(list: Element): { term: Element; text: string }[] {
  const items = elements(list).filter(({ tagName }) => tagName === 'dt' || tagName === 'dd')
  const found: { term: Element; text: string }[] = []
  for (const item of items) {
    const entry = found.at(-1)
    if (item.tagName === 'dt' || !entry) found.push({ term: item, text: plainText(item) })
    else entry.text += `${entry.text.includes(': ') ? ', ' : ': '}${plainText(item)}`
  }
  return found.filter(hasText)
}
