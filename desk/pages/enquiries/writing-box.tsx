import type { ReactNode } from 'react'
import { fill } from '../../fill.ts'
import type { EnquiryData } from './sheet-data.ts'

type WritingBoxProps = {
  id: 'reply' | 'note'
  words: EnquiryData['words']
  label: string
  /** To whom it goes: one thing with the text. */
  head: ReactNode
  hint?: string
  /** What helps to write it, beside the head. */
  tool?: ReactNode
  text: string
  onText(text: string): void
  saving: { savedAt?: string | undefined; hasFailed: boolean }
  isInvalid?: boolean
}

/** A text being written: to whom it goes, the text, and whether the server has it. */
export function WritingBox({ id, words, label, head, hint, tool, text, onText, saving, isInvalid }: WritingBoxProps) {
  return (
    <div className={`writing-box${id === 'note' ? ' paper' : ''}`}>
      <div className="to note">
        <p>{head}</p>
        {tool}
      </div>
      <textarea
        id={id}
        name="text"
        rows={6}
        value={text}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-foot`}
        onChange={(event) => onText(event.target.value)}
        // Whoever begins to write sees what sends it. Not with the focus: the page would move under a pressed pointer.
        onClick={({ currentTarget }) => currentTarget.closest('.answering')?.scrollIntoView({ block: 'nearest' })}
      />
      <p className="foot note" id={`${id}-foot`}>
        <span>{hint}</span>
        <span className="saved">{text !== '' && saving.savedAt && fill(words.saved, { time: saving.savedAt })}</span>
        <span role="status" className="error">
          {saving.hasFailed && words.notSaved}
        </span>
      </p>
    </div>
  )
}
