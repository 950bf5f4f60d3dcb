import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
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
  return (
    <div className="last-publication">
      <p>
        {last.isRefused ? '' : `${words.last.title}: `}
        {last.by}
      </p>
      {mayUndo && (
        <button className="link-key" type="button" onClick={() => setAsks(true)}>
          {words.last.undo}
        </button>
      )}
      <Outcome words={words} answer={answer} />
      <Dialog title={words.last.undoTitle} isOpen={asks} onClose={() => setAsks(false)}>
        <p>{words.last.undoText}</p>
        <fetcher.Form method="post" action="/content" onSubmit={() => setAsks(false)}>
          <FormToken />
          <input type="hidden" name="number" value={last.number} />
          <p className="actions after">
            <button className="key main out" type="submit" name="act" value="undo">
              {words.last.undoButton}
            </button>
            <button className="key" type="button" onClick={() => setAsks(false)}>
              {words.last.keep}
            </button>
          </p>
        </fetcher.Form>
      </Dialog>
    </div>
  )
}
