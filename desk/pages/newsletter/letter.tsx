import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { IssueAnswer, IssueData, IssueText } from './data.ts'
import { savingKey } from './use-autosave.ts'

type LetterProps = { data: IssueData; text: IssueText | undefined }

type Look = { width: 'wide' | 'phone'; scheme: 'light' | 'dark'; isText: boolean }

/** The letter as it now stands, laid out by what sends it. In a frame that can run nothing. */
export function Letter({ data: { words, draft, language }, text }: LetterProps) {
  const [look, setLook] = useState<Look>({ width: 'wide', scheme: 'light', isText: false })
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(0)
  const { data: kept } = useFetcher<IssueAnswer>({ key: savingKey(draft.id) })
  if (!text) return null
  const isKept = kept && 'revision' in kept && kept.language === language
  const query = new URLSearchParams({
    language,
    ...(look.isText ? { as: 'text' } : { scheme: look.scheme }),
    // Anew with each revision, as soon as it is kept.
    revision: String(isKept ? Math.max(kept.revision, text.revision) : text.revision),
  })
  const choice = (label: string, isOn: boolean, change: Partial<Look>) => (
    <button type="button" aria-pressed={isOn} onClick={() => setLook({ ...look, isText: false, ...change })}>
      {label}
    </button>
  )
  return (
    <div className="letter-view">
      <div className="letter-head">
        <p>
          <b lang={language}>{text.subject || words.letter.noSubject}</b>
          <br />
          <span className="note" lang={language}>
            {text.preheader}
          </span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields */}
        <div className="tabs" role="group" aria-label={words.letter.how}>
          {choice(words.letter.wide, !look.isText && look.width === 'wide', { width: 'wide' })}
          {choice(words.letter.phone, !look.isText && look.width === 'phone', { width: 'phone' })}
          {choice(words.letter.light, !look.isText && look.scheme === 'light', { scheme: 'light' })}
          {choice(words.letter.dark, !look.isText && look.scheme === 'dark', { scheme: 'dark' })}
          {choice(words.letter.text, look.isText, { isText: true })}
        </div>
      </div>
      <iframe
        ref={frame}
        className={`letter ${look.width}`}
        title={words.letter.frame}
        sandbox="allow-same-origin"
        src={`/desk/newsletter/issues/${draft.id}/letter?${query}`}
        // A letter that comes anew stays where it was read.
        onLoad={() => {
          const view = frame.current?.contentWindow
          if (!view) return
          view.scrollTo(0, place.current)
          view.addEventListener('scroll', () => {
            place.current = view.scrollY
          })
        }}
      />
    </div>
  )
}
