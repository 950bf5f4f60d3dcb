import type { Nodes } from 'mdast'
import { markdownPackages } from '#content/markdown/markdown-packages.ts'

/** How a text in Markdown is built, apart from its words. */
export type Structure = {
  /** Its blocks from the outside in: titles with their levels, lists with their items, tables with their cells. */
  blocks: string[]
  /** Addresses of links and pictures, and code: in no order, because languages have different ones. */
  kept: string[]
  hasHtml: boolean
}

const blockTypes = ['paragraph', 'list', 'listItem', 'blockquote', 'thematicBreak', 'table', 'tableRow', 'tableCell']

export function structureOf(markdown: string): Structure {
  const { unified, remarkParse, remarkGfm } = markdownPackages()
  const structure: Structure = { blocks: [], kept: [], hasHtml: false }
  walk(unified().use(remarkParse).use(remarkGfm).parse(markdown), structure)
  structure.kept.sort()
  return structure
}

function walk(node: Nodes, structure: Structure): void {
  if (node.type === 'heading') structure.blocks.push(`heading ${node.depth}`)
  else if (node.type === 'list') structure.blocks.push(node.ordered ? 'numbers' : 'list')
  else if (blockTypes.includes(node.type)) structure.blocks.push(node.type)
  else if (node.type === 'code') structure.blocks.push(`code ${node.value}`)
  else if (node.type === 'html') structure.hasHtml = true
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') structure.kept.push(node.url)
  if (node.type === 'inlineCode') structure.kept.push(`\`${node.value}\``)
  if ('children' in node) for (const child of node.children) walk(child, structure)
}
