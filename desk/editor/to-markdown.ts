import type { BlockContent, ListItem, Nodes, PhrasingContent, Root, TableCell, TableRow } from 'mdast'
import type { Mark, Node } from 'prosemirror-model'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*', strong: '*', fences: true, listItemIndent: 'one' })

/** The editor's document as Markdown. Empty paragraphs go. */
export function toMarkdown(doc: Node): string {
  return written(blocks(doc))
}

/** A block by itself; empty for one that is not written down. */
export function blockToMarkdown(node: Node): string {
  return written(block(node))
}

/** One item of a list that has others. @param number of an ordered list */
export function itemToMarkdown(item: Node, number: number | undefined): string {
  const children = [listItem(item)]
  return written([{ type: 'list', ordered: number !== undefined, start: number ?? null, spread: false, children }])
}

/** The lines of a table: its titles, what stands below them, its rows. */
export function tableToLines(node: Node): string[] {
  return written([table(node)]).split('\n')
}

function written(children: BlockContent[]): string {
  const root: Root = { type: 'root', children }
  return markdown.stringify(root).trimEnd()
}

function blocks(parent: Node): BlockContent[] {
  return parent.children.flatMap((node): BlockContent[] => block(node))
}

function block(node: Node): BlockContent[] {
  switch (node.type.name) {
    case 'paragraph': {
      const children = inline(node)
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
    }
    case 'heading': {
      const children = inline(node)
      return children.length > 0 ? [{ type: 'heading', depth: node.attrs.level, children }] : []
    }
    case 'blockquote': {
      const children = blocks(node)
      return children.length > 0 ? [{ type: 'blockquote', children }] : []
    }
    case 'code_block':
      return [{ type: 'code', lang: node.attrs.language || null, value: node.textContent }]
    case 'raw':
      return node.textContent.trim() === '' ? [] : [{ type: 'html', value: node.textContent }]
    case 'horizontal_rule':
      return [{ type: 'thematicBreak' }]
    case 'picture': {
      const { src, alt, title } = node.attrs
      return [{ type: 'paragraph', children: [{ type: 'image', url: src, alt, title: title || null }] }]
    }
    case 'bullet_list':
    case 'ordered_list': {
      const children = node.children.map(listItem)
      const ordered = node.type.name === 'ordered_list'
      return [{ type: 'list', ordered, start: ordered ? node.attrs.start : null, spread: false, children }]
    }
    case 'table':
      return [table(node)]
    default:
      throw new Error(`No Markdown for ${node.type.name}`)
  }
}

function listItem(item: Node): ListItem {
  const children = blocks(item)
  return { type: 'listItem', spread: children.some(({ type }, index) => index > 0 && type !== 'list'), children }
}

function table(node: Node): BlockContent {
  const [head] = node.children
  const rows = node.children.map((row): TableRow => {
    const cells = row.children.map(
      (cell): TableCell => ({ type: 'tableCell', children: inline(cell.firstChild ?? cell) }),
    )
    return { type: 'tableRow', children: cells }
  })
  return { type: 'table', align: head?.children.map((cell) => cell.attrs.align) ?? [], children: rows }
}

/** Words with their marks nested, those around the most words outside. White space at the edges of a paragraph means nothing. */
function inline(parent: Node): PhrasingContent[] {
  const nodes = parent.children.map((node) => ({ node, marks: [...node.marks] }))
  return trimmed(nested(nodes))
}

type Marked = { node: Node; marks: Mark[] }

function nested(run: Marked[]): PhrasingContent[] {
  const made: PhrasingContent[] = []
  for (let at = 0; at < run.length; ) {
    const [mark] = run[at]?.marks ?? []
    if (!mark) {
      const { node } = run[at] as Marked
      made.push(node.isText ? { type: 'text', value: node.text ?? '' } : { type: 'break' })
      at++
      continue
    }
    let end = at + 1
    while (end < run.length && run[end]?.marks[0]?.eq(mark)) end++
    const inside = run.slice(at, end).map(({ node, marks }) => ({ node, marks: marks.slice(1) }))
    made.push(...marked(mark, inside))
    at = end
  }
  return made
}

function marked(mark: Mark, inside: Marked[]): PhrasingContent[] {
  if (mark.type.name === 'code')
    return [{ type: 'inlineCode', value: inside.map(({ node }) => node.text ?? '').join('') }]
  const children = nested(inside)
  if (mark.type.name === 'link') return [{ type: 'link', url: mark.attrs.href, children: children as never }]
  return [{ type: marks[mark.type.name as keyof typeof marks], children }]
}

const marks = { strong: 'strong', em: 'emphasis', strike: 'delete' } as const

function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  const kept = [...nodes]
  const isVoid = (node: Nodes | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '')
  while (isVoid(kept[0])) kept.shift()
  while (isVoid(kept.at(-1))) kept.pop()
  const [first, last] = [kept[0], kept.at(-1)]
  if (first?.type === 'text') kept[0] = { ...first, value: first.value.trimStart() }
  if (last?.type === 'text') kept[kept.length - 1] = { ...last, value: (kept.at(-1) as typeof last).value.trimEnd() }
  return kept
}
