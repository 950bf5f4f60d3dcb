import type { List, Nodes, Table } from 'mdast'
import type { Node } from 'prosemirror-model'
import { docOf, fromMarkdown, type ReadBlock, readBlocks } from './from-markdown.ts'
import { blockToMarkdown, itemToMarkdown, tableToLines, toMarkdown } from './to-markdown.ts'

export type KeptText = {
  /** What the editor begins with. */
  doc: Node
  /** The text that says what `doc` says. */
  write(doc: Node): string
}

/**
 * A text that is edited. What nobody touches stays as it is written, to the byte: where its lines break, how its tables look, which signs its
 * lists have. Within a list or table of which no item or row came or went, so do the others.
 */
export function keepText(text: string): KeptText {
  const before = readBlocks(text)
  return {
    doc: docOf(before.map(({ node }) => node)),
    write: (doc) => {
      const nodes = doc.children.filter((node) => node.textContent.trim() !== '' || blockToMarkdown(node) !== '')
      const written = putTogether(text, before, nodes)
      return written.isSure || fromMarkdown(written.text).eq(docOf(nodes))
        ? written.text
        : toMarkdown(doc) + endOf(text)
    },
  }
}

/** @returns `isSure`: false where blocks meet that could be read as one */
function putTogether(text: string, before: ReadBlock[], nodes: Node[]): { text: string; isSure: boolean } {
  const places = placesOf(before, nodes)
  let written = ''
  let isSure = true
  let last: number | undefined
  for (const [index, node] of nodes.entries()) {
    const place = places[index]
    const old = place === undefined ? undefined : before[place]
    const own = old ? rewritten(text, old, node) : blockToMarkdown(node)
    const follows = place === 0 ? index === 0 : place !== undefined && last === place - 1
    const gap = follows && place !== undefined ? gapBefore(text, before, place) : undefined
    const isWhole = gap !== undefined && (index === 0 || /\n[ \t]*\n/.test(gap) || isSame(before, places, nodes, index))
    if (!isWhole && index > 0) isSure &&= !canJoin(nodes[index - 1]) && !canJoin(node)
    written += (isWhole ? gap : index === 0 ? '' : '\n\n') + own
    last = place
  }
  const end = before.at(-1)?.source.position?.end.offset ?? 0
  return { text: written + (last === before.length - 1 ? text.slice(end) : endOf(text)), isSure }
}

function endOf(text: string): string {
  return text.endsWith('\n') ? '\n' : ''
}

/** Whether this block and the one before it are as they were. */
function isSame(before: ReadBlock[], places: (number | undefined)[], nodes: Node[], index: number): boolean {
  return [index - 1, index].every((one) => {
    const place = places[one]
    return place !== undefined && nodes[one] !== undefined && before[place]?.node.eq(nodes[one])
  })
}

/** Lists run together, and take in what is indented below them. */
function canJoin(node: Node | undefined): boolean {
  return ['bullet_list', 'ordered_list', 'raw', 'code_block'].includes(node?.type.name ?? '')
}

/**
 * Which block each one was: the same from the beginning and from the end on, and in between those that are alike; where as many
 * are left on both sides, each is the other one changed.
 */
function placesOf(before: ReadBlock[], nodes: Node[]): (number | undefined)[] {
  const isAlike = (place: number, index: number) => {
    const [old, node] = [before[place]?.node, nodes[index]]
    return old !== undefined && node !== undefined && old.eq(node)
  }
  const places: (number | undefined)[] = nodes.map(() => undefined)
  let from = 0
  while (from < nodes.length && isAlike(from, from)) places[from] = from++
  let [end, oldEnd] = [nodes.length, before.length]
  while (end > from && oldEnd > from && isAlike(oldEnd - 1, end - 1)) places[--end] = --oldEnd
  for (let index = from, place = from; index < end; index++) {
    const found = before.findIndex((_, one) => one >= place && one < oldEnd && isAlike(one, index))
    if (found < 0) continue
    places[index] = found
    place = found + 1
  }
  for (let index = from; index < end; index++) {
    if (places[index] !== undefined) continue
    let next = index
    while (next < end && places[next] === undefined) next++
    const first = (places[index - 1] ?? -1) + 1
    const count = (next < nodes.length ? (places[next] ?? 0) : before.length) - first
    if (count === next - index) for (let one = 0; one < count; one++) places[index + one] = first + one
    index = next
  }
  return places
}

function gapBefore(text: string, before: ReadBlock[], place: number): string {
  return text.slice(before[place - 1]?.source.position?.end.offset ?? 0, before[place]?.source.position?.start.offset)
}

function rewritten(text: string, { node: old, source }: ReadBlock, node: Node): string {
  if (old.eq(node)) return sliceOf(text, source)
  const isLikeBefore = old.type === node.type && old.childCount === node.childCount && sameAttributes(old, node)
  if (!isLikeBefore) return blockToMarkdown(node)
  if (source.type === 'list') return listWritten(text, source, old, node)
  return source.type === 'table' ? tableWritten(text, source, old, node) : blockToMarkdown(node)
}

function listWritten(text: string, { children }: List, old: Node, list: Node): string {
  return list.children
    .map((item, index) => {
      const source = children[index]
      const gap = text.slice(children[index - 1]?.position?.end.offset ?? Infinity, source?.position?.start.offset)
      if (source && old.child(index).eq(item)) return gap + sliceOf(text, source)
      const number = list.type.name === 'ordered_list' ? list.attrs.start + index : undefined
      const [sign = '-'] = source ? (/^\S+/.exec(sliceOf(text, source)) ?? []) : []
      return gap + itemToMarkdown(item, number).replace(/^\S+/, number === undefined ? sign : `${number}${sign.at(-1)}`)
    })
    .join('')
}

function tableWritten(text: string, source: Table, old: Node, table: Node): string {
  const columns = ({ firstChild }: Node) => firstChild?.childCount
  const aligned = ({ firstChild }: Node) => JSON.stringify(firstChild?.children.map(({ attrs }) => attrs.align))
  if (columns(old) !== columns(table) || aligned(old) !== aligned(table)) return blockToMarkdown(table)
  const before = sliceOf(text, source).split('\n')
  const rows = tableToLines(table)
  // The line below the titles is no row.
  const isKept = (line: number) => line === 1 || old.child(Math.max(0, line - 1)).eq(table.child(Math.max(0, line - 1)))
  return rows.map((row, line) => (isKept(line) ? (before[line] ?? row) : row)).join('\n')
}

function sameAttributes(one: Node, other: Node): boolean {
  return JSON.stringify(one.attrs) === JSON.stringify(other.attrs)
}

function sliceOf(text: string, { position }: Nodes): string {
  return text.slice(position?.start.offset, position?.end.offset)
}
