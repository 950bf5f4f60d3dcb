import { useEffect, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import type { EditorCopy } from './editor-copy.ts'

export type AskedLink = { kind: 'link' | 'button'; href: string; text: string }

type LinkDialogProps = {
  copy: EditorCopy['link']
  asked: AskedLink | undefined
  onDone(link: { href: string; text: string }): void
  onClose(): void
}

/** Asks where a link or button leads. Not a form of its own: the editor may stand in one. */
export function LinkDialog({ copy, asked, onDone, onClose }: LinkDialogProps) {
  const [href, setHref] = useState('')
  const [text, setText] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  useEffect(() => {
    setHref(asked?.href ?? '')
    setText(asked?.text ?? '')
    setInvalid(false)
  }, [asked])

  function keep() {
    const address = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href.trim()) ? `https://${href.trim()}` : href.trim()
    if (!/^(https:\/\/[^\s]+\.[^\s]+|mailto:\S+@\S+|tel:\+?[\d\s]+|\/(?!\/)\S*)$/.test(address)) return setInvalid(true)
    onDone({ href: address, text: text.trim() })
  }

  return (
    <Dialog
      title={asked?.kind === 'button' ? copy.buttonTitle : copy.title}
      isOpen={asked !== undefined}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field means its key, as in a form */}
      <div
        className="dialog-fields"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          keep()
        }}
      >
        <p className="field">
          <label htmlFor="link-href">{copy.href}</label>
          <input
            id="link-href"
            value={href}
            aria-invalid={isInvalid || undefined}
            aria-describedby="link-hint"
            onChange={({ target }) => setHref(target.value)}
          />
          <span className={isInvalid ? 'hint error' : 'hint'} id="link-hint" role={isInvalid ? 'alert' : undefined}>
            {isInvalid ? copy.invalid : copy.hint}
          </span>
        </p>
        <p className="field">
          <label htmlFor="link-text">{copy.text}</label>
          <input id="link-text" value={text} onChange={({ target }) => setText(target.value)} />
        </p>
      </div>
      <p className="actions after">
        <button className="key main" type="button" onClick={keep}>
          {copy.keep}
        </button>
        {asked?.kind === 'link' && asked.href !== '' && (
          <button className="key" type="button" onClick={() => onDone({ href: '', text: '' })}>
            {copy.remove}
          </button>
        )}
        <button className="key" type="button" onClick={onClose}>
          {copy.cancel}
        </button>
      </p>
    </Dialog>
  )
}
