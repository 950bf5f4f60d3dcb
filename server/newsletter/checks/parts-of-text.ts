import type { Nodes, Parents, Root } from 'mdast'

type Part = { url: string; line: number }

/** Links and pictures of an issue's Markdown, in their order. */
export function partsOfText(tree: Root): { links: Part[]; pictures: (Part & { alt: string })[] } {
  const links: Part[] = []
  const pictures: (Part & { alt: string })[] = []
  walk(tree)
  return { links, pictures }

  function walk(node: Nodes): void {
    const line = node.position?.start.line ?? 1
    if (node.type === 'link') links.push({ url: node.url, line })
    if (node.type === 'image') pictures.push({ url: node.url, line, alt: node.alt?.trim() ?? '' })
    for (const child of (node as Partial<Parents>).children ?? []) walk(child)
  }
}
