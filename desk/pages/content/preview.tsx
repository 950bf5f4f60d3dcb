import { useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Key } from '../../ui/form.tsx'
import type { EntryData } from './data.ts'
import { PreviewFrame } from './preview-frame.tsx'

type Language = 'de' | 'en'

type PreviewProps = {
  data: EntryData
  /** Moves with each saving. */
  revision: string
  /** A page with faults cannot be made. */
  isWrong: boolean
  language: Language
  onLanguage(language: Language): void
}

/** The page as it would be with the draft, rendered by the site itself: as on a phone, and wide over the form. */
export function Preview({ data, revision, isWrong, language, onLanguage }: PreviewProps) {
  const { words, previewToken, page, isNew } = data
  const [isWide, setWide] = useState(false)
  const path = addressIn(page ?? '/', language)
  const published = page && !isNew && (
    <a href={path} target="_blank" rel="noreferrer">
      {words.preview.published}
    </a>
  )
  const address = `/preview/${previewToken}${path}`
  const sound = useRef<{ address: string; source: string }>(undefined)
  if (!isWrong) sound.current = { address, source: `${address}?${new URLSearchParams({ revision })}` }
  // While something is wrong, the last page that could be made stays.
  const source = sound.current?.address === address ? sound.current.source : undefined
  if (!previewToken || !source) {
    return (
      <p className="soft">
        {isWrong ? words.preview.wrong : words.preview.none} {published}
      </p>
    )
  }
  const frame = {
    ...{ title: words.preview.frame, source, loading: words.preview.loading },
    published: page && !isNew ? path : undefined,
  }
  const close = () => setWide(false)
  const languages = (['de', 'en'] as const).map((one) => (
    <button key={one} type="button" aria-pressed={one === language} onClick={() => onLanguage(one)}>
      {words.languages[one]}
    </button>
  ))
  return (
    <div className="preview">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields */}
      <div className="tabs" role="group" aria-label={words.preview.how}>
        {languages}
        <button type="button" aria-haspopup="dialog" onClick={() => setWide(true)}>
          {words.preview.wide}
        </button>
      </div>
      {!page && <p className="note">{words.preview.noPage}</p>}
      {isWrong && <p className="note">{words.preview.last}</p>}
      {/* One at a time is loaded; the column keeps its shape meanwhile. */}
      <div className="preview-frame">{!isWide && <PreviewFrame {...frame} />}</div>
      <Dialog title={words.beside.preview} isOpen={isWide} onClose={close}>
        <div className="preview-keys">
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields */}
          <div className="tabs" role="group" aria-label={words.preview.how}>
            {languages}
          </div>
          <Key label={words.form.close} onClick={close} />
        </div>
        <div className="preview-frame wide">
          <PreviewFrame {...frame} onEscape={close} />
        </div>
      </Dialog>
      <p className="note">
        <a href={address} target="_blank" rel="noreferrer">
          {words.preview.open}
        </a>{' '}
        {published}
      </p>
    </div>
  )
}

function addressIn(page: string, language: Language): string {
  return language === 'de' ? page : `/en${page}`
}
