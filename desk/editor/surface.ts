import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, Plugin, Selection } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { cleanPaste } from './clean-paste.ts'
import { keepText } from './kept-text.ts'
import { pictureIn, schema } from './schema.ts'

const { nodes, marks } = schema

type SurfaceParts = {
  place: HTMLElement
  markdown: string
  /** The same in the other language. */
  other: string
  /** Ids of what names and describes the field. */
  labelledBy: string
  describedBy: string
  language: string
  onChange(markdown: string): void
  /** After each change, of the selection too. */
  onState(state: EditorState): void
  /** Asked for a link by its keys. */
  onLink(): void
  /** A picture was pasted or dropped. */
  onPicture(file: File): void
  /** Where the text's own pictures lie; undefined where those of the site are its own. */
  ownPictures: string | undefined
  /** A picture of another part of the site was pasted; the text is taken without it. */
  onForeignPicture(address: string): void
}

export type Surface = { view: EditorView; run(command: Command): void; destroy(): void }

/** The editor's field. Loaded when somebody writes, and by nothing else. */
export function openSurface(parts: SurfaceParts): Surface {
  const text = keepText(parts.markdown)
  const view = new EditorView(
    { mount: parts.place },
    {
      state: begun(text.doc, parts.other, plugins(parts)),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': parts.labelledBy,
        'aria-describedby': parts.describedBy,
        lang: parts.language,
        spellcheck: 'true',
        class: 'rich',
      },
      transformPastedHTML: (html) => withoutForeign(cleanPaste(html)),
      handlePaste: (_, event) => takePicture(event.clipboardData),
      handleDrop: (_, event) => takePicture(event.dataTransfer),
      handleDOMEvents: {
        // Words that a key of the page puts at the cursor, and that depend on those before it.
        put({ state: { tr, selection } }, { detail }: CustomEvent<(before: string) => string>) {
          const { parent, parentOffset } = selection.$from
          view.dispatch(tr.insertText(detail(parent.textBetween(0, parentOffset))).scrollIntoView())
          view.focus()
        },
      },
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction)
        view.updateState(state)
        if (transaction.docChanged) parts.onChange(text.write(state.doc))
        parts.onState(state)
      },
    },
  )
  parts.onState(view.state)

  /** What readers of the text could not see is told when it is pasted, not when the text is checked. */
  function withoutForeign(html: string): string {
    const { ownPictures } = parts
    if (ownPictures === undefined || !html.includes('<img')) return html
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const foreign = [...body.querySelectorAll('img')].flatMap((image) => {
      const address = pictureIn(image.getAttribute('src') ?? '')
      return address === undefined || address.startsWith(ownPictures) ? [] : [{ image, address }]
    })
    for (const { image } of foreign) (image.closest('figure') ?? image).remove()
    const [first] = foreign
    if (first) parts.onForeignPicture(first.address)
    return body.innerHTML
  }

  /** Word puts a picture of everything beside the words: those are not meant. */
  function takePicture(data: DataTransfer | null): boolean {
    const [file] = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (!file || data?.types.includes('text/html')) return false
    parts.onPicture(file)
    return true
  }

  return {
    view,
    run: (command) => {
      command(view.state, view.dispatch, view)
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}

/**
 * A text, and where one begins to write in it. A picture that comes first would be chosen then, and replaced: one goes on behind it, or in a
 * line above where the other language has words there. An empty line is not written down.
 */
export function begun(doc: Node, other: string, plugins: Plugin[] = []): EditorState {
  if (doc.firstChild?.type !== nodes.picture) return EditorState.create({ doc, plugins })
  const line = nodes.paragraph.create()
  const isFirst = other.trimStart().startsWith('![')
  const whole = schema.node('doc', null, isFirst ? [...doc.children, line] : [line, ...doc.children])
  const selection = Selection.findFrom(whole.resolve(0), 1, true) ?? undefined
  return EditorState.create({ doc: whole, selection, plugins })
}

function plugins({ onLink }: SurfaceParts): Plugin[] {
  const link: Command = () => {
    // The editor hears of a selection by an event of its own, which a busy browser gives it after this key.
    setTimeout(onLink)
    return true
  }
  const newLine: Command = (state, dispatch) => {
    if (state.selection.$from.parent.type !== nodes.paragraph) return false
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
    return true
  }
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
        wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
        wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      ],
    }),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-k': link,
      'Shift-Enter': chainCommands(exitCode, newLine),
      Enter: splitListItem(nodes.list_item),
      // The tab key moves within lists and tables; elsewhere it leaves the field, as everywhere on the page.
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
    }),
    keymap(baseKeymap),
    history(),
    tableEditing(),
    buttons(),
    lastParagraph(),
  ]
}

/** Marks the paragraphs that stand as buttons in the letter. */
function buttons(): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const found: Decoration[] = []
        doc.forEach((node, place) => {
          const [only, ...others] = node.children
          const isButton =
            node.type === nodes.paragraph && others.length === 0 && only?.marks.some(({ type }) => type === marks.link)
          if (isButton) found.push(Decoration.node(place, place + node.nodeSize, { class: 'as-button' }))
        })
        return DecorationSet.create(doc, found)
      },
    },
  })
}

/** Behind a table or picture there is always a line to go on in. It is not written down as long as it is empty. */
function lastParagraph(): Plugin {
  return new Plugin({
    appendTransaction: (_, __, { doc, tr }) =>
      doc.lastChild?.type === nodes.paragraph ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
  })
}
