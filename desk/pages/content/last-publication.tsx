import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogKeys } from '../../ui/dialog-keys.tsx'
import { LinkKey } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
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
    <div className="bar">
      <p>
        {last.isRefused ? '' : `${words.last.title}: `}
        {last.by}
      </p>
      {mayUndo && <LinkKey onClick={() => setAsks(true)}>{words.last.undo}</LinkKey>}
      <Outcome words={words} answer={answer} />
      <Dialog title={words.last.undoTitle} isOpen={asks} onClose={() => setAsks(false)}>
        <p>{words.last.undoText}</p>
        <PostForm of={fetcher} action="/content" onSubmit={() => setAsks(false)}>
          <input type="hidden" name="number" value={last.number} />
          <DialogKeys
            keep={words.last.undoButton}
            look="main out"
            act="undo"
            cancel={words.last.keep}
            onCancel={() => setAsks(false)}
          />
        </PostForm>
      </Dialog>
    </div>
  )
}
