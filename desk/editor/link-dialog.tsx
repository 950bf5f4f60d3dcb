import { useEffect, useState } from 'react'
import { Dialog, DialogKeys } from '../ui/dialog.tsx'
import { Choice, Field, Key } from '../ui/form.tsx'
import { useFetcher } from '../use-fetcher.ts'
import type { Offline } from '../without-server.ts'
import type { EditorCopy } from './editor-copy.ts'

const kinds = ['page', 'service', 'article'] as const

/** A page of the site, as a link names it and as its readers call it. */
export type OwnPage = { address: string; kind: (typeof kinds)[number]; de: string; en: string }

export type AskedLink = { kind: 'link' | 'button'; href: string; text: string }

type LinkDialogProps = {
  copy: EditorCopy['link']
  asked: AskedLink | undefined
  /** Of the text: pages are called as its readers call them. */
  language: 'de' | 'en'
  onDone(link: { href: string; text: string }): void
  onClose(): void
}

/** Asks where a link or button leads. Not a form of its own: the editor may stand in one. */
export function LinkDialog({ copy, asked, language, onDone, onClose }: LinkDialogProps) {
  const { load, data: fetched } = useFetcher<{ pages: OwnPage[] } | Offline>()
  const pages = fetched && 'pages' in fetched ? fetched.pages : []
  const [href, setHref] = useState('')
  const [text, setText] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  useEffect(() => {
    if (asked) load('/content/facts')
  }, [asked, load])
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
        <Choice
          label={copy.own}
          id="link-page"
          value={pages.some(({ address }) => address === href) ? href : ''}
          onChange={({ target }) => {
            const page = pages.find(({ address }) => address === target.value)
            setHref(page?.address ?? '')
            setInvalid(false)
            if (page && text.trim() === '') setText(page[language])
          }}
        >
          <option value="">{copy.other}</option>
          {kinds.map((kind) => (
            <optgroup key={kind} label={copy.kinds[kind]}>
              {pages
                .filter((page) => page.kind === kind)
                .sort((one, other) => one[language].localeCompare(other[language], language))
                .map((page) => (
                  <option key={page.address} value={page.address} lang={language}>
                    {page[language]}
                  </option>
                ))}
            </optgroup>
          ))}
        </Choice>
        <Field
          label={copy.href}
          hint={copy.hint}
          error={isInvalid && copy.invalid}
          id="link-href"
          value={href}
          onChange={({ target }) => setHref(target.value)}
        />
        <Field label={copy.text} id="link-text" value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <DialogKeys keep={copy.keep} onKeep={keep}>
        {asked?.kind === 'link' && asked.href !== '' && (
          <Key label={copy.remove} onClick={() => onDone({ href: '', text: '' })} />
        )}
      </DialogKeys>
    </Dialog>
  )
}
