import type { Nodes } from 'mdast'
import { hardMarkdown } from '#content/markdown/hard-markdown.ts'
import { markdownPackages } from '#content/markdown/markdown-packages.ts'

/** What a text says, block by block: paragraphs, titles, cells, descriptions of pictures. Rows of tables say their cells in one. */
export type Blocks = { blocks: string[]; rows: string[] }

/** Any of these can make a reader of Markdown see something else than the letters that stand there. */
const signs = /[\\*_`[\]<>&#|~\n]|^\s*(?:[-+]|\d+[.)])\s/

/** A text as a page shows it where it is Markdown; as it is where it is not, or cannot be read as such. */
export function blocksOf(text: string): Blocks {
  const found: Blocks = { blocks: [], rows: [] }
  if (!signs.test(text) || hardMarkdown(text)) found.blocks.push(text)
  else {
    const { unified, remarkParse, remarkGfm } = markdownPackages()
    collect(unified().use(remarkParse).use(remarkGfm).parse(text), found)
  }
  return found
}

function collect(node: Nodes, found: Blocks): void {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      found.blocks.push(wordsOf(node), ...labelsIn(node))
      return
    case 'code':
      found.blocks.push(node.value)
      return
    case 'tableRow':
      if (node.children.length > 1) found.rows.push(node.children.map(wordsOf).join(' '))
      break
  }
  if ('children' in node) for (const child of node.children) collect(child, found)
}

/** Its words without what is not shown among them. */
function wordsOf(node: Nodes): string {
  if (node.type === 'html') return ''
  if (node.type === 'break') return ' '
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** Descriptions of pictures, and titles. */
function labelsIn(node: Nodes): string[] {
  const own = [
    node.type === 'image' || node.type === 'imageReference' ? node.alt : '',
    'title' in node ? node.title : '',
  ]
  const below = 'children' in node ? node.children.flatMap(labelsIn) : []
  return [...own.filter((label) => typeof label === 'string' && label !== ''), ...below] as string[]
}
