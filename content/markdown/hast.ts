import type { Element, ElementContent, Root, Text } from 'hast'

type Parent = Root | Element

/** All elements below a node with one of these names, in the order of the document. */
export function elementsBelow(parent: Parent, ...names: string[]): Element[] {
  return parent.children.flatMap((child) =>
    child.type === 'element'
      ? [...(names.includes(child.tagName) ? [child] : []), ...elementsBelow(child, ...names)]
      : [],
  )
}

/** All texts below a node, except those in code, where every character counts. */
export function proseBelow(parent: Parent): Text[] {
  return parent.children.flatMap((child) => {
    if (child.type === 'text') return [child]
    return child.type === 'element' && child.tagName !== 'code' ? proseBelow(child) : []
  })
}

/** The words of a node, without marks. */
export function textOf(node: Root | ElementContent | Root['children'][number]): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
