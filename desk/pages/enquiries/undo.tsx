import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { LinkKey } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
import { useSeconds } from '../../ui/use-seconds.ts'
import type { EnquiryAnswer, EnquiryData, TakenBack } from './sheet-data.ts'

type UndoProps = {
  words: EnquiryData['words']
  entryId: string
  msLeft: number
  onTakenBack(reply: TakenBack): void
}

/** A reply that has not left: seconds, and the way back. */
export function Undo({ words, entryId, msLeft, onTakenBack }: UndoProps) {
  const fetcher = useFetcher<EnquiryAnswer>()
  const button = useRef<HTMLButtonElement>(null)
  const seconds = useSeconds(Math.ceil(msLeft / 1000), 0)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (fetcher.data && 'text' in fetcher.data) onTakenBack({ text: fetcher.data.text ?? '' })
  }, [fetcher.data, onTakenBack])
  if (seconds === 0) return <p className="note">{words.gone}</p>
  return (
    <PostForm of={fetcher} className="hold">
      <input type="hidden" name="act" value="undo" />
      <input type="hidden" name="entry" value={entryId} />
      <span>{fill(words.held, { seconds })}</span>
      <LinkKey ref={button} type="submit">
        {words.undo}
      </LinkKey>
      <span role="alert" className="error">
        {fetcher.data && 'problem' in fetcher.data && words.tooLate}
      </span>
    </PostForm>
  )
}
