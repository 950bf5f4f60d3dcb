import type { Element } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { elements, plainText, type TextBlock, textBlocks } from './plain-text.ts'

export type PagePassage = {
  /** Id of the nearest element that an address can name; empty for the opening of the page. */
  anchor: string
  heading: string
  /** Paragraphs, list items and table rows, one a line. */
  text: string
  /** Keywords that stand beside the text. */
  keywords: string
  isQuestion: boolean
}

/** Not the text of a page: ways around, forms, pictures, figures that change, calls to action, what another page or the text beside it says in full. */
const notText = [
  'nav, form, label, button, svg, script, style, template, dialog, [hidden], [aria-hidden=true], .visually-hidden',
  '[aria-live], [role=status], .beta, .studio-events [data-state=past], [data-state=upcoming] .studio-event-state',
  '.service-label, .actions, .go, .closing, .tool-no-script, .legal-contents-folded, .legal-switch, .faq-tags',
  '.tool-result, .book-closed, .article-facts, .article-note, .article-picture, .article-sources, .article-footer, .article-more, .blog-chips, .modules, .service-others, .service-exhibit, .specimen',
].join(', ')

/** A passage is split between its lines past this many characters: long enough for an argument, short enough to quote. */
const longestText = 1200

/**
 * Cuts the main part of a built page into passages: each heading with the text that belongs to it, a folded item as one.
 * Headings that are links announce another page; they are left out, because that page says it itself.
 */
export function pagePassages(main: Element): PagePassage[] {
  const keywords = new Map(
    selectAll('details', main).map((fold) => [fold, selectAll('.faq-tags li', fold).map(plainText).join(', ')]),
  )
  remove(new Set(selectAll(notText, main)), main)
  const parents = parentsIn(main)
  const titles = selectAll('h1, h2, h3, summary', main).filter((element) => isTitle(element, parents))
  const lines = new Map<Element, string[]>(titles.map((title) => [title, []]))
  const ownerOf = createOwnership(main, titles, parents)
  for (const block of textBlocks(main)) {
    if (![block.element, ...block.ancestors].some((element) => lines.has(element))) {
      lines.get(ownerOf(block))?.push(block.text)
    }
  }
  return titles.flatMap((title, index) => {
    const around = parents.get(title) ?? []
    const fold = around.find(isFold)
    const heading = plainText(title)
    const passage = {
      anchor: index === 0 ? '' : anchorOf(title, around),
      heading,
      keywords: (fold && keywords.get(fold)) ?? '',
      isQuestion: fold !== undefined && heading.endsWith('?'),
    }
    if (select('a[href^="/"]', title)) return []
    return pieces(lines.get(title) ?? [])
      .filter((text) => text || index === 0)
      .map((text) => ({ ...passage, text }))
  })
}

/** Every heading, but of a folded item only the one that stays visible. */
function isTitle(element: Element, parents: Map<Element, Element[]>): boolean {
  const around = parents.get(element) ?? []
  if (element.tagName === 'summary') return !select('h1, h2, h3', element)
  return !around.some(isFold) || around.some(({ tagName }) => tagName === 'summary')
}

/**
 * Finds the heading that a block belongs to: the only one in the smallest part of the page that has any; of several, the
 * last before it that stands beside it, else the one before it that ranks above the others.
 */
function createOwnership(main: Element, titles: Element[], parents: Map<Element, Element[]>) {
  const places = new Map(elements(main).map((element, place) => [element, place]))
  const placeOf = (element: Element) => places.get(element) ?? 0
  const titlesIn = new Map<Element, Element[]>()
  for (const title of titles) {
    for (const around of parents.get(title) ?? []) titlesIn.set(around, [...(titlesIn.get(around) ?? []), title])
  }
  return ({ element, ancestors }: TextBlock): Element => {
    for (const part of [element, ...ancestors.toReversed()]) {
      const inside = titlesIn.get(part) ?? []
      if (inside.length === 1 && inside[0]) return inside[0]
      const before = inside.filter((title) => placeOf(title) < placeOf(element))
      const beside = before.filter((title) => part.children.includes(title))
      const [highest, next] = before.toSorted((one, other) => one.tagName.localeCompare(other.tagName))
      const owner = beside.at(-1) ?? (highest?.tagName === next?.tagName ? undefined : highest)
      if (owner) return owner
    }
    return titles[0] ?? main
  }
}

/** The nearest id: of the heading, in the folded item, of what contains it, of the heading over that. */
function anchorOf(title: Element, around: Element[]): string {
  const fold = around.find(isFold)
  const candidates = [
    title.properties.id,
    ...(fold ? [fold, ...elements(fold)].map(({ properties }) => properties.id) : []),
    ...around
      .filter(({ tagName }) => tagName !== 'main')
      .flatMap(({ properties }) => [properties.id, ...[properties.ariaLabelledBy].flat()]),
  ]
  // Ids that React makes up start with an underscore and change with every build.
  return candidates.map((id) => String(id ?? '')).find((id) => id && !id.startsWith('_')) ?? ''
}

function isFold({ tagName }: Element): boolean {
  return tagName === 'details'
}

function remove(unwanted: Set<Element>, from: Element) {
  from.children = from.children.filter((child) => child.type !== 'element' || !unwanted.has(child))
  for (const child of from.children) if (child.type === 'element') remove(unwanted, child)
}

/** The ancestors of every element, nearest first. */
function parentsIn(main: Element): Map<Element, Element[]> {
  const parents = new Map<Element, Element[]>([[main, []]])
  for (const element of [main, ...elements(main)]) {
    const around = [element, ...(parents.get(element) ?? [])]
    for (const child of element.children) if (child.type === 'element') parents.set(child, around)
  }
  return parents
}

/** Lines joined into texts of a readable length, without a last one that only announced a link. */
function pieces(all: string[]): string[] {
  const lines = all.at(-1)?.endsWith(':') ? all.slice(0, -1) : all
  const texts = ['']
  for (const line of lines) {
    const current = texts.at(-1) ?? ''
    if (current && current.length + line.length > longestText) texts.push(line)
    else texts[texts.length - 1] = current ? `${current}\n${line}` : line
  }
  return texts
}
