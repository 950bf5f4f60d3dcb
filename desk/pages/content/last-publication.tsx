import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LinkKey } from '../../ui/key.tsx'
import type { EntryAnswer } from './acts.server.ts'
import { Outcome } from './outcome.tsx'

type LastPublicationProps = {
  words: DocumentOf<'desk/content'>
  last: { number: number; by: string; isRefused: boolean }
  mayUndo: boolean
}

/** What was published last on the whole site, and how to take it back. */
export function LastPublication({ words, last, mayUndo }: LastPublicationProps) {
  const fetcher = useFetcher<EntryAnswer>()
  const [asks, setAsks] = useState(false)
  const { data: answer } = fetcher
  const close = () => setAsks(false)
  return (
    <div className="bar">
      <p>
        {last.isRefused ? '' : `${words.last.title}: `}
        {last.by}
      </p>
      {mayUndo && <LinkKey onClick={() => setAsks(true)}>{words.last.undo}</LinkKey>}
      <Outcome words={words} answer={answer} />
      <DialogForm
        title={words.last.undoTitle}
        isOpen={asks}
        onClose={close}
        of={fetcher}
        action="/content"
        onSubmit={close}
        act="undo"
        keep={words.last.undoButton}
        look="main out"
        cancel={words.last.keep}
      >
        <p>{words.last.undoText}</p>
        <input type="hidden" name="number" value={last.number} />
      </DialogForm>
    </div>
  )
}
