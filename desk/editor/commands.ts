import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export type Block = 'text' | 'title' | 'subtitle'

export type ToolName =
  | 'strong'
  | 'em'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'rule'
  | 'table'
  | 'rowAfter'
  | 'columnAfter'
  | 'rowAway'
  | 'columnAway'
  | 'tableAway'
  | 'undo'
  | 'redo'

/** What the toolbar can do. `is`: whether it is on where the cursor stands. */
export type Tool = { run: Command; is?: (state: EditorState) => boolean }

/** The second press takes it off again. */
const list = (type: NodeType): Tool => ({
  is: (state) => isInside(state, type),
  run: (state, dispatch) =>
    isInside(state, type) ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(type)(state, dispatch),
})

const mark = (type: MarkType): Tool => ({ run: toggleMark(type), is: (state) => hasMark(state, type) })

export const tools: Record<ToolName, Tool> = {
  strong: mark(marks.strong),
  em: mark(marks.em),
  bullets: list(nodes.bullet_list),
  numbers: list(nodes.ordered_list),
  quote: {
    is: (state) => isInside(state, nodes.blockquote),
    run: (state, dispatch) =>
      isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch),
  },
  rule: { run: insert(() => nodes.horizontal_rule.create()) },
  table: { is: isInTable, run: insert(newTable) },
  rowAfter: { run: addRowAfter },
  columnAfter: { run: addColumnAfter },
  rowAway: { run: deleteRow },
  columnAway: { run: deleteColumn },
  tableAway: { run: deleteTable },
  undo: { run: undo },
  redo: { run: redo },
}

export function setBlock(block: Block): Command {
  if (block === 'text') return setBlockType(nodes.paragraph)
  return setBlockType(nodes.heading, { level: block === 'title' ? 2 : 3 })
}

export function blockAt({ selection }: EditorState): Block {
  const { parent } = selection.$from
  if (parent.type !== nodes.heading) return 'text'
  return parent.attrs.level === 2 ? 'title' : 'subtitle'
}

/** The link around the cursor, and its words. */
export function linkAt(state: EditorState): { href: string; text: string } {
  const { from, to } = linkRange(state)
  const mark = state.doc.resolve(from).nodeAfter?.marks.find(({ type }) => type === marks.link)
  return { href: mark?.attrs.href ?? '', text: state.doc.textBetween(from, to, ' ') }
}

/**
 * Puts a link on what is chosen, or these words with it where nothing is. An empty address takes it off. The cursor stands behind
 * the words then: were they still chosen, the next key would replace them.
 */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state)
    const { tr } = state
    const link = marks.link.create({ href })
    const chosen = state.doc.textBetween(from, to, ' ')
    if (href === '') tr.removeMark(from, to, marks.link)
    else if (from === to || (text !== '' && text !== chosen)) {
      const kept = from === to ? state.selection.$from.marks() : (state.doc.resolve(from).nodeAfter?.marks ?? [])
      tr.replaceWith(from, to, schema.text(text || href, link.addToSet(without(kept))))
    } else tr.addMark(from, to, link)
    tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(to)), -1))
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView())
    return true
  }
}

/** A paragraph that is one link stands in the letter as a button. */
export function insertButton(href: string, text: string): Command {
  return insert(() => nodes.paragraph.create(null, schema.text(text || href, [marks.link.create({ href })])))
}

/** What a picture of a text is: its address, what is to be seen on it, and the caption below it, which may be empty. */
export type TextPicture = { src: string; alt: string; title: string }

/** The picture that is chosen. */
export function pictureAt({ selection }: EditorState): TextPicture | undefined {
  const node = selection instanceof NodeSelection ? selection.node : undefined
  return node?.type === nodes.picture ? (node.attrs as TextPicture) : undefined
}

/** In the place of the picture that is chosen, else behind the block in which the cursor stands. */
export function putPicture(picture: TextPicture): Command {
  return (state, dispatch) => {
    const make = () => nodes.picture.create(picture)
    if (!pictureAt(state)) return insert(make)(state, dispatch)
    const { from } = state.selection
    const { tr } = state
    tr.replaceSelectionWith(make())
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)))
    return true
  }
}

/** After the block in which the cursor stands, however deep; an empty paragraph is replaced. */
function insert(make: () => Node): Command {
  return (state, dispatch) => {
    const { $from, to } = state.selection
    const node = make()
    const isEmpty = $from.depth === 1 && $from.parent.type === nodes.paragraph && $from.parent.content.size === 0
    const start = isEmpty ? $from.before(1) : $from.depth === 0 ? to : $from.after(1)
    const { tr } = state
    if (isEmpty) tr.replaceWith(start, $from.after(1), node)
    else tr.insert(start, node)
    const end = start + node.nodeSize
    // What cannot hold a cursor has a line behind it.
    if (node.isLeaf && end === tr.doc.content.size) tr.insert(end, nodes.paragraph.create())
    const cursor = node.isLeaf ? end + 1 : node.isTextblock ? end - 1 : start + 1
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(cursor))).scrollIntoView())
    return true
  }
}

function newTable() {
  const cells = (type: NodeType) => Array.from({ length: 2 }, () => type.createAndFill() as never)
  return nodes.table.create(null, [
    nodes.table_row.create(null, cells(nodes.table_header)),
    nodes.table_row.create(null, cells(nodes.table_cell)),
    nodes.table_row.create(null, cells(nodes.table_cell)),
  ])
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true
  return false
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

/** What is chosen, without the spaces around it, which are no part of a link; where nothing is, the whole link in which the cursor stands. */
function linkRange({ selection, doc }: EditorState): { from: number; to: number } {
  const { $from, $to, from, to, empty } = selection
  if (!empty) {
    const chosen = doc.textBetween(from, to, '', '\ufffc')
    if (!$from.sameParent($to) || chosen.trim() === '') return { from, to }
    return {
      from: from + chosen.length - chosen.trimStart().length,
      to: to - (chosen.length - chosen.trimEnd().length),
    }
  }
  const isIn = (node: { marks: readonly Mark[] } | null | undefined) =>
    node?.marks.find(({ type }) => type === marks.link)
  const here = isIn($from.nodeAfter) ?? isIn($from.nodeBefore)
  if (!here) return { from, to }
  let [start, end] = [from, from]
  doc.nodesBetween($from.start(), $from.end(), (node, place) => {
    if (!node.isText || !here.isInSet(node.marks)) return
    if (place > end || place + node.nodeSize < start) return
    start = Math.min(start, place)
    end = Math.max(end, place + node.nodeSize)
  })
  return { from: start, to: end }
}

function without(kept: readonly Mark[]): readonly Mark[] {
  return kept.filter(({ type }) => type !== marks.link && type !== marks.code)
}
