import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { LinkKey } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
import { useSeconds } from '../../ui/use-seconds.ts'
import type { EnquiryAnswer, EnquiryData, OwnAct } from './sheet-data.ts'
import { useOwnActs } from './use-own-acts.ts'

type UndoProps = { words: EnquiryData['words']; entryId: string; msLeft: number; onOwnAct(act: OwnAct): void }

/** A reply that has not left: seconds, and the way back. */
export function Undo({ words, entryId, msLeft, onOwnAct }: UndoProps) {
  const fetcher = useFetcher<EnquiryAnswer>()
  useOwnActs(fetcher.data, onOwnAct)
  const button = useRef<HTMLButtonElement>(null)
  const seconds = useSeconds(Math.ceil(msLeft / 1000), 0)
  useEffect(() => button.current?.focus(), [])
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
