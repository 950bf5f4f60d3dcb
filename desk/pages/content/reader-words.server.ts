import type { Nodes, PhrasingContent, Root } from 'mdast'
import { markdownPackages } from '#content/markdown/markdown-packages.ts'
import { plainTokens, type Token } from './word-diff.ts'

/** A text in Markdown as a reader sees it: its words, each with how it looks, and none of the signs that make it so. */
export function readerWords(markdown: string): Token[] {
  const { unified, remarkParse, remarkGfm } = markdownPackages()
  return blocks((unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root).children)
}

/** The words of the heading that a paragraph stands below; undefined before the first one. */
export function headingAbove(paragraphs: readonly string[], index: number): string | undefined {
  const heading = paragraphs.slice(0, index + 1).findLast((paragraph) => /^#{1,6}\s/.test(paragraph))
  return (
    heading &&
    readerWords(heading)
      .map(({ text }) => text)
      .join('')
  )
}

function blocks(nodes: readonly Nodes[], between = '\n'): Token[] {
  return nodes.flatMap((node, index) => [...(index > 0 ? plainTokens(between) : []), ...block(node)])
}

function block(node: Nodes): Token[] {
  switch (node.type) {
    case 'heading':
      return phrases(node.children, 'strong')
    case 'paragraph':
    case 'tableCell':
      return phrases(node.children)
    case 'list':
      return node.children.flatMap((item, index) => [
        ...plainTokens(`${index > 0 ? '\n' : ''}${node.ordered ? `${(node.start ?? 1) + index}. ` : '– '}`),
        ...blocks(item.children),
      ])
    case 'tableRow':
      return blocks(node.children, ' | ')
    case 'blockquote':
    case 'table':
      return blocks(node.children)
    case 'thematicBreak':
      return plainTokens('———')
    case 'code':
      return plainTokens(node.value, 'code')
    default:
      return 'value' in node ? plainTokens(node.value) : []
  }
}

function phrases(nodes: readonly PhrasingContent[], look?: Token['look']): Token[] {
  return nodes.flatMap((node): Token[] => {
    switch (node.type) {
      case 'strong':
        return phrases(node.children, 'strong')
      case 'emphasis':
        return phrases(node.children, look ?? 'em')
      case 'delete':
        return phrases(node.children, look)
      case 'inlineCode':
        return plainTokens(node.value, 'code')
      case 'link':
        return [...phrases(node.children, 'link'), ...plainTokens(` (${node.url})`, 'address')]
      case 'image':
        return [{ text: `[${[node.alt, node.title].filter(Boolean).join('. ')}]`, look: 'picture' }]
      case 'break':
        return plainTokens('\n')
      default:
        return 'value' in node ? plainTokens(node.value, look) : []
    }
  })
}
