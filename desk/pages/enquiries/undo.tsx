import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { FormToken } from '../../ui/form-token.tsx'
import type { EnquiryAnswer, EnquiryData, OwnAct } from './sheet-data.ts'
import { useOwnActs } from './use-own-acts.ts'

type UndoProps = { words: EnquiryData['words']; entryId: string; msLeft: number; onOwnAct(act: OwnAct): void }

/** A reply that has not left: seconds, and the way back. */
export function Undo({ words, entryId, msLeft, onOwnAct }: UndoProps) {
  const fetcher = useFetcher<EnquiryAnswer>()
  useOwnActs(fetcher.data, onOwnAct)
  const button = useRef<HTMLButtonElement>(null)
  const [seconds, setSeconds] = useState(Math.ceil(msLeft / 1000))
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  if (seconds === 0) return <p className="note">{words.gone}</p>
  return (
    <fetcher.Form method="post" className="hold">
      <FormToken />
      <input type="hidden" name="act" value="undo" />
      <input type="hidden" name="entry" value={entryId} />
      <span>{fill(words.held, { seconds })}</span>
      <button ref={button} className="link-key" type="submit">
        {words.undo}
      </button>
      <span role="alert" className="error">
        {fetcher.data && 'problem' in fetcher.data && words.tooLate}
      </span>
    </fetcher.Form>
  )
}
