import type { Element, ElementContent, Root } from 'hast'
import type { Language } from '#contract/language.ts'
import { localePath } from '../locale-path.ts'
import { joinCompounds, joinUnits } from '../non-breaking.ts'
import { slugOf } from '../slug.ts'
import { transformPicture } from './article-picture.ts'
import { columnTitles, transformTable } from './article-table.ts'
import { elementsBelow, proseBelow, textOf } from './hast.ts'

type ArticleOptions = {
  language: Language
  /** `{n}` and `{columns}` are the table's number and first columns. */
  tableLabel: string
  /** Stands above a table that goes on beside the window of a phone. */
  tableMore: string
  /** Receives the sections of the article, in order. */
  onHeading: (heading: { id: string; text: string }) => void
}

/** A rehype plugin: what the site wants of an article's HTML beyond what Markdown says. */
export function rehypeArticle({ language, tableLabel, tableMore, onHeading }: ArticleOptions) {
  return (tree: Root) => {
    for (const text of proseBelow(tree)) text.value = joinCompounds(joinUnits(text.value))
    for (const link of elementsBelow(tree, 'a'))
      link.properties.href = localePath(String(link.properties.href), language)
    anchorHeadings(tree, onHeading)
    wrapTables(tree, tableLabel, tableMore)
    tree.children = tree.children.map((node) => {
      if (node.type !== 'element') return node
      if (node.tagName === 'blockquote') return dressNote(node)
      return node.tagName === 'p' ? transformPicture(node) : node
    })
  }
}

/** Each heading becomes a link to itself, so that a section can be pointed to. */
function anchorHeadings(tree: Root, onHeading: ArticleOptions['onHeading']): void {
  const taken = new Set<string>()
  for (const heading of elementsBelow(tree, 'h2', 'h3')) {
    const text = textOf(heading).trim()
    const id = freeId(slugOf(text), taken)
    heading.properties.id = id
    heading.children = [link(`#${id}`, heading.children)]
    if (heading.tagName === 'h2') onHeading({ id, text })
  }
}

function wrapTables(tree: Root, tableLabel: string, tableMore: string): void {
  let n = 0
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element' || node.tagName !== 'table') return node
    n += 1
    return transformTable(
      node,
      tableLabel.replace('{n}', String(n)).replace('{columns}', columnTitles(node)),
      tableMore,
    )
  })
}

function link(href: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children }
}

function freeId(slug: string, taken: Set<string>): string {
  let id = slug
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`
  taken.add(id)
  return id
}

/** In the source of an article: what follows is where a person decides. Shown as the point that the drawings have. */
const decisionMark = /^\s*●\s*/

/** A quotation is the article's note on the margin. It stands before the paragraph that it belongs to. */
function dressNote(quotation: Element): Element {
  const [first] = proseBelow(quotation).filter(({ value }) => value.trim())
  const decides = first !== undefined && decisionMark.test(first.value)
  if (decides) first.value = first.value.replace(decisionMark, '')
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: decides ? ['article-note', 'decides'] : ['article-note'], role: 'note' },
    children: quotation.children,
  }
}
