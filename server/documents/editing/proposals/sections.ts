import { alignItems } from '#content/align-items.ts'
import { markdownPackages } from '#content/markdown/markdown-packages.ts'

/** A part of a long text: as it stands in the other language, where nothing of it changed, or to be translated. */
export type Section = { source: string; now: string; isKept: boolean }

/** What a model is given at once, in characters. */
const longest = 2000

/** The parts of a text in Markdown from heading to heading of the second level; the first may have none. */
function sectionsOf(markdown: string): string[] {
  return groupedBlocks(markdown, (block, size) => size > 0 && /^##\s/.test(block))
}

/** A section in parts that a model can be given at once. A block, such as a table, stays whole. */
function partsOf({ source, now }: Section): Section[] {
  const parts = groupedBlocks(source, (block, size) => size > 0 && size + block.length > longest)
  return parts.map((part) => ({ source: part, now: parts.length === 1 ? now : '', isKept: false }))
}

/**
 * What a translation of a long text is put together from. Where sections correspond, those that say what is published keep
 * their translation; all are translated anew where none changed. Long ones come in parts.
 */
export function sectionsToTranslate(source: string, now: string, published: string): Section[] {
  const [sources, targets, before] = [source, now, published].map(sectionsOf) as [string[], string[], string[]]
  const corresponds = before.length > 0 && before.length === targets.length
  const places = corresponds ? alignItems(before, sources) : []
  const sections = sources.map((text, index): Section => {
    const place = places[index]
    const target = (place === undefined ? undefined : targets[place]) ?? ''
    return { source: text, now: target, isKept: target !== '' && before[place ?? -1] === text }
  })
  const isAnew = sections.every(({ isKept }) => isKept)
  return sections.flatMap((section) => (section.isKept && !isAnew ? section : partsOf(section)))
}

function groupedBlocks(markdown: string, begins: (block: string, size: number) => boolean): string[] {
  const { unified, remarkParse, remarkGfm } = markdownPackages()
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  const groups: { start: number; end: number }[] = []
  for (const { position } of children) {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    const last = groups.at(-1)
    if (!last || begins(markdown.slice(start, end), last.end - last.start)) groups.push({ start, end })
    else last.end = end
  }
  return groups.map(({ start, end }) => markdown.slice(start, end))
}
