import type { BlockContent, Nodes, PhrasingContent, RootContent, TableRow } from 'mdast'
import type { Mark, Node } from 'prosemirror-model'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { pictureIn, schema } from './schema.ts'

/** The same parser as the letter's. */
const markdown = unified().use(remarkParse).use(remarkGfm)

/** Stands in something that the editor has no form for. */
class Unknown extends Error {}

/** Reads Markdown into the editor's document. Nothing is lost: what has no other form stands there as Markdown. */
export function fromMarkdown(text: string): Node {
  return docOf(readBlocks(text).map(({ node }) => node))
}

/** A block in the editor's form, and where it is written. */
export type ReadBlock = { node: Node; source: RootContent }

export function readBlocks(text: string): ReadBlock[] {
  return markdown.parse(text).children.map((source) => ({ node: block(source, text), source }))
}

export function docOf(blocks: Node[]): Node {
  return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')])
}

function block(node: RootContent, source: string): Node {
  try {
    return known(node)
  } catch (error) {
    if (!(error instanceof Unknown)) throw error
    const { start, end } = node.position ?? {}
    return schema.node('raw', null, textNode(source.slice(start?.offset, end?.offset)))
  }
}

const { link, strong, em, strike, code } = schema.marks

function known(node: Nodes): Node {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children
      if (only?.type === 'image' && others.length === 0) {
        const src = pictureIn(only.url)
        if (src !== only.url) throw new Unknown()
        return schema.node('picture', { src, alt: only.alt ?? '', title: only.title ?? '' })
      }
      return schema.node('paragraph', null, inline(node.children, []))
    }
    case 'heading':
      if (node.depth === 1) throw new Unknown()
      return schema.node('heading', { level: node.depth }, withoutBreaks(inline(node.children, [])))
    case 'blockquote':
      return schema.node('blockquote', null, filled(node.children.map(known)))
    case 'code':
      if (node.meta) throw new Unknown()
      return schema.node('code_block', { language: node.lang ?? '' }, textNode(node.value))
    case 'thematicBreak':
      return schema.node('horizontal_rule')
    case 'list': {
      const items = node.children.map((item) => {
        // Ticks of task lists have no place in a letter.
        if (typeof item.checked === 'boolean') throw new Unknown()
        const [first, ...rest] = item.children.map((child: BlockContent | Nodes) => known(child))
        const begins = first?.type.name === 'paragraph'
        return schema.node('list_item', null, [
          begins ? first : schema.node('paragraph'),
          ...(first && !begins ? [first] : []),
          ...rest,
        ])
      })
      return node.ordered
        ? schema.node('ordered_list', { start: node.start ?? 1 }, items)
        : schema.node('bullet_list', null, items)
    }
    case 'table': {
      const columns = node.children[0]?.children.length ?? 1
      const row = ({ children }: TableRow, isHead: boolean) =>
        schema.node(
          'table_row',
          null,
          Array.from({ length: columns }, (_, index) =>
            schema.node(isHead ? 'table_header' : 'table_cell', { align: node.align?.[index] ?? null }, [
              schema.node('paragraph', null, withoutBreaks(inline(children[index]?.children ?? [], []))),
            ]),
          ),
        )
      return schema.node(
        'table',
        null,
        node.children.map((cells, index) => row(cells, index === 0)),
      )
    }
    default:
      throw new Unknown()
  }
}

function filled(blocks: Node[]): Node[] {
  return blocks.length > 0 ? blocks : [schema.node('paragraph')]
}

function inline(nodes: PhrasingContent[], marks: readonly Mark[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    switch (node.type) {
      case 'text':
        return textNode(node.value.replace(/\n/g, ' '), marks)
      case 'break':
        return [schema.node('hard_break', null, undefined, marks)]
      case 'inlineCode':
        // Nothing can be inside it; what stands around it would be dropped.
        if (marks.length > 0) throw new Unknown()
        return textNode(node.value, [code.create()])
      case 'strong':
        return inline(node.children, strong.create().addToSet(marks))
      case 'emphasis':
        return inline(node.children, em.create().addToSet(marks))
      case 'delete':
        return inline(node.children, strike.create().addToSet(marks))
      case 'link':
        if (node.title) throw new Unknown()
        return inline(node.children, link.create({ href: node.url }).addToSet(marks))
      default:
        throw new Unknown()
    }
  })
}

function withoutBreaks(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => (node.type === schema.nodes.hard_break ? textNode(' ', node.marks) : [node]))
}

/** ProseMirror has no empty texts. */
function textNode(text: string, marks: readonly Mark[] = []): Node[] {
  return text === '' ? [] : [schema.text(text, marks)]
}
