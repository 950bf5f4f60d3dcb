import { type KeyboardEvent, useRef, useState } from 'react'
import { LinkKey, Select } from '../ui/form.tsx'
import type { Block, ToolName } from './commands.ts'
import type { EditorCopy } from './editor-copy.ts'

const plain = ['strong', 'em', 'bullets'] as const
const rarer = ['numbers', 'quote'] as const
const inTable = ['rowAfter', 'columnAfter', 'rowAway', 'columnAway', 'tableAway'] as const
const behind = ['rule', 'undo', 'redo'] as const

type ToolbarProps = {
  copy: EditorCopy
  /** What its rarer tools mean in this text. */
  rarerHint: string | undefined
  /** Id of the field that it belongs to. */
  controls: string
  block: Block
  /** Tools that are on where the cursor stands. */
  on: ReadonlySet<ToolName>
  onBlock(block: Block): void
  onTool(tool: ToolName): void
  onLink(): void
  onButton(): void
  /** Absent where texts have no pictures. */
  onPicture?: (() => void) | undefined
}

/** One stop for the tab key; arrows move within (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). */
export function Toolbar({ copy, rarerHint, controls, block, on, ...props }: ToolbarProps) {
  const { onBlock, onTool, onLink, onButton, onPicture } = props
  const bar = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { tools } = copy
  // What is on where the cursor stands is not hidden.
  const hasMore = isOpen || on.has('table') || rarer.some((name) => on.has(name))

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || (event.target instanceof HTMLSelectElement && event.altKey)) return
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('select, button') ?? [])]
    const from = stops.indexOf(event.target as HTMLElement)
    const next = stops[(from + step + stops.length) % stops.length]
    for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1
    next?.focus()
    event.preventDefault()
  }

  const button = (name: keyof EditorCopy['tools'], press: () => void, isOn?: boolean) => (
    <LinkKey
      label={tools[name]} // The field keeps the focus and what is chosen in it.
      key={name}
      tabIndex={-1}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    />
  )
  return (
    <>
      <div
        className="tools"
        role="toolbar"
        aria-label={copy.toolbar}
        aria-controls={controls}
        ref={bar}
        onKeyDown={move}
      >
        <Select
          isInBar
          aria-label={copy.block}
          value={block}
          onChange={({ target }) => onBlock(target.value as Block)}
          options={(['text', 'title', 'subtitle'] as const).map((name) => [name, copy.blocks[name]])}
        />
        {plain.map((name) => button(name, () => onTool(name), on.has(name)))}
        {button('link', onLink)}
        {button('button', onButton)}
        {onPicture && button('picture', onPicture)}
        <LinkKey
          label={copy.more}
          tabIndex={-1}
          aria-expanded={hasMore}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!hasMore)}
        />
        {hasMore && (
          <>
            {rarer.map((name) => button(name, () => onTool(name), on.has(name)))}
            {on.has('table')
              ? inTable.map((name) => button(name, () => onTool(name)))
              : button('table', () => onTool('table'))}
            {behind.map((name) => button(name, () => onTool(name)))}
          </>
        )}
      </div>
      {hasMore && rarerHint && <p className="note">{rarerHint}</p>}
    </>
  )
}
