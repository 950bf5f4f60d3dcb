import type { EditorState } from 'prosemirror-state'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '../ui/form.tsx'
import type { Block, TextPicture, ToolName } from './commands.ts'
import type { EditorCopy } from './editor-copy.ts'
import { type AskedLink, LinkDialog } from './link-dialog.tsx'
import type { Surface } from './surface.ts'
import { Toolbar } from './toolbar.tsx'

/** A picture that somebody wants to put into a text. */
export type AskedPicture = {
  isOpen: boolean
  /** One that was pasted or dropped. */
  file: File | undefined
  /** The one that is chosen in the text, and is to be another or to say something else. */
  picture: TextPicture | undefined
  /** Why it is asked for, where nobody pressed a key for it. */
  note: string | undefined
  onDone(picture: TextPicture): void
  onClose(): void
}

type MarkdownEditorProps = {
  copy: EditorCopy
  id: string
  /** Of the form's field. */
  name: string
  label: string
  hint: string
  /** Of the tools behind “More”. */
  rarerHint?: string | undefined
  language: 'de' | 'en'
  /** What it begins with. Give the component another `key` to begin with another text. */
  markdown: string
  /** The same in the other language. */
  other?: string
  isInvalid?: boolean
  onChange(markdown: string): void
  /** Where its pictures lie, if it has pictures of its own: one of another part of the site is asked for anew when it is pasted. */
  ownPictures?: string
  /** The dialog that asks for a picture. Absent where texts have none. */
  askPicture?: (asked: AskedPicture) => ReactNode
}

type Loaded = { surface: Surface; commands: typeof import('./commands.ts') }

/**
 * A text in Markdown, written as it will look. The editor comes when the page stands; before that, and without scripts, there is a field with
 * the Markdown itself.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { copy, id, name, label, hint, language, isInvalid, onChange, askPicture } = props
  const [markdown, setMarkdown] = useState(props.markdown)
  const [loaded, setLoaded] = useState<Loaded>()
  const [cursor, setCursor] = useState<{ block: Block; on: ReadonlySet<ToolName> }>({ block: 'text', on: new Set() })
  const [askedLink, setAskedLink] = useState<AskedLink>()
  const [asksPicture, setAsksPicture] = useState(false)
  const [pasted, setPasted] = useState<File>()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const askLink = useRef(() => {})
  const askForCopy = useRef((_address: string) => {})
  const [isForeign, setForeign] = useState(false)

  function change(text: string) {
    setMarkdown(text)
    onChange(text)
  }

  /** A copy of a picture of the site, to be described and put in. */
  askForCopy.current = async (address) => {
    setForeign(true)
    const file = await fileAt(address)
    if (!file || !latest.current.askPicture) return
    setPasted(file)
    setAsksPicture(true)
  }

  function closePicture() {
    setForeign(false)
    setAsksPicture(false)
    setPasted(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what it is given later goes through the reference
  useEffect(() => {
    let surface: Surface | undefined
    let isGone = false
    Promise.all([import('./surface.ts'), import('./commands.ts')]).then(
      ([{ openSurface }, commands]) => {
        if (isGone || !place.current) return
        surface = openSurface({
          place: place.current,
          markdown: latest.current.markdown,
          other: latest.current.other ?? '',
          labelledBy: `${id}-label`,
          describedBy: `${id}-hint`,
          language,
          onChange: (text) => {
            setMarkdown(text)
            latest.current.onChange(text)
          },
          onState: (state) => setCursor(cursorAt(state, commands)),
          onLink: () => askLink.current(),
          ownPictures: latest.current.ownPictures,
          onForeignPicture: (address) => askForCopy.current(address),
          onPicture: (file) => {
            if (!latest.current.askPicture) return
            setPasted(file)
            setAsksPicture(true)
          },
        })
        const parts = { surface, commands }
        const isWriting = document.activeElement?.id === id
        flushSync(() => setLoaded(parts))
        if (isWriting) surface.view.dom.focus({ preventScroll: true })
      },
      // The field with the Markdown stays.
      () => {},
    )
    return () => {
      isGone = true
      surface?.destroy()
    }
  }, [])

  askLink.current = () => {
    if (loaded) setAskedLink({ kind: 'link', ...loaded.commands.linkAt(loaded.surface.view.state) })
  }

  return (
    <div className="field editor">
      <label id={`${id}-label`} htmlFor={loaded ? undefined : id}>
        {label}
      </label>
      {loaded && (
        <Toolbar
          copy={copy}
          rarerHint={props.rarerHint}
          controls={`${id}-surface`}
          {...cursor}
          onBlock={(block) => loaded.surface.run(loaded.commands.setBlock(block))}
          onTool={(tool) => loaded.surface.run(loaded.commands.tools[tool].run)}
          onLink={() => askLink.current()}
          onButton={() => setAskedLink({ kind: 'button', href: '', text: '' })}
          onPicture={askPicture && (() => setAsksPicture(true))}
        />
      )}
      <div
        id={`${id}-surface`}
        ref={place}
        hidden={!loaded}
        data-invalid={isInvalid || undefined}
        suppressHydrationWarning
      />
      <textarea
        id={id}
        name={name}
        hidden={loaded !== undefined}
        rows={18}
        lang={language}
        value={markdown}
        aria-describedby={`${id}-hint`}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => change(target.value)}
      />
      <span className="hint" id={`${id}-hint`}>
        {!loaded && `${copy.plainHint} `}
        {hint}
      </span>
      {isForeign && !asksPicture && <Alert>{copy.picture.foreign}</Alert>}
      <LinkDialog
        copy={copy.link}
        asked={askedLink}
        language={language}
        onClose={() => setAskedLink(undefined)}
        onDone={({ href, text }) => {
          const kind = askedLink?.kind
          // Closed before the text is changed, because a modal dialog keeps the focus: what is typed next goes into the text.
          flushSync(() => setAskedLink(undefined))
          if (!loaded) return
          const { setLink, insertButton } = loaded.commands
          loaded.surface.run(kind === 'button' ? insertButton(href, text) : setLink(href, text))
        }}
      />
      {askPicture?.({
        isOpen: asksPicture,
        file: pasted,
        note: isForeign ? copy.picture.foreign : undefined,
        picture: loaded?.commands.pictureAt(loaded.surface.view.state),
        onClose: closePicture,
        onDone: (picture) => {
          flushSync(closePicture)
          loaded?.surface.run(loaded.commands.putPicture(picture))
        },
      })}
    </div>
  )
}

/** The bytes of a picture of this site, as if somebody had chosen its file; undefined where they do not come. */
async function fileAt(address: string): Promise<File | undefined> {
  try {
    const answer = await fetch(address)
    const picture = await answer.blob()
    return answer.ok ? new File([picture], address.split('/').at(-1) ?? '', { type: picture.type }) : undefined
  } catch {
    return undefined
  }
}

function cursorAt(state: EditorState, { tools, blockAt }: Loaded['commands']): { block: Block; on: Set<ToolName> } {
  const names = Object.keys(tools) as ToolName[]
  return { block: blockAt(state), on: new Set(names.filter((name) => tools[name].is?.(state))) }
}
