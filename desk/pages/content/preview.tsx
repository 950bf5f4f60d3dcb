import { useRef } from 'react'
import type { EntryData } from './data.ts'

export type Look = { width: 'phone' | 'wide'; language: 'de' | 'en' }

type PreviewProps = {
  data: EntryData
  /** Moves with each saving. */
  revision: string
  /** A page with faults cannot be made. */
  isWrong: boolean
  look: Look
  onLook(look: Look): void
}

/** The page as it would be with the draft, rendered by the site itself. */
export function Preview({ data, revision, isWrong, look, onLook }: PreviewProps) {
  const { words, previewToken, page, isNew } = data
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(0)
  const path = addressIn(page ?? '/', look.language)
  const choice = (label: string, isOn: boolean, change: Partial<Look>) => (
    <button type="button" aria-pressed={isOn} onClick={() => onLook({ ...look, ...change })}>
      {label}
    </button>
  )
  const published = page && !isNew && (
    <a href={path} target="_blank" rel="noreferrer">
      {words.preview.published}
    </a>
  )
  if (!previewToken || isWrong) {
    return (
      <p className="soft">
        {isWrong ? words.preview.wrong : words.preview.none} {published}
      </p>
    )
  }
  const address = `/preview/${previewToken}${path}`
  return (
    <div className="preview">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields */}
      <div className="tabs" role="group" aria-label={words.preview.how}>
        {choice(words.languages.de, look.language === 'de', { language: 'de' })}
        {choice(words.languages.en, look.language === 'en', { language: 'en' })}
        {choice(words.preview.phone, look.width === 'phone', { width: 'phone' })}
        {choice(words.preview.wide, look.width === 'wide', { width: 'wide' })}
      </div>
      {!page && <p className="note">{words.preview.noPage}</p>}
      <div className={`preview-frame ${look.width}`}>
        <iframe
          ref={frame}
          title={words.preview.frame}
          src={`${address}?${new URLSearchParams({ revision })}`}
          // A page that comes anew stays where it was read.
          onLoad={() => {
            // A page of the browser's own, such as one that could not be loaded, is nobody's to touch.
            const view = frame.current?.contentDocument && frame.current.contentWindow
            if (!view) return
            view.scrollTo(0, place.current)
            view.addEventListener('scroll', () => {
              place.current = view.scrollY
            })
          }}
        />
      </div>
      <p className="note">
        <a href={address} target="_blank" rel="noreferrer">
          {words.preview.open}
        </a>{' '}
        {published}
      </p>
    </div>
  )
}

function addressIn(page: string, language: 'de' | 'en'): string {
  return language === 'de' ? page : `/en${page}`
}
