import type { Element } from 'hast'
import { proseBelow } from './hast.ts'

/** In the source of an article: what follows is where a person decides. Shown as the point that the drawings have. */
const decisionMark = /^\s*●\s*/

/** A quotation is the article's note on the margin. It stands before the paragraph that it belongs to. */
export function dressNote(quotation: Element): Element {
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
