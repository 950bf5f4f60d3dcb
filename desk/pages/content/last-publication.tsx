import { useFetcher } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { PostForm } from '../../ui/form.tsx'
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
  const { data: answer } = fetcher
  return (
    <div className="bar">
      <p>
        {last.isRefused ? '' : `${words.last.title}: `}
        {last.by}
      </p>
      {mayUndo && (
        <KeyDialog isWord label={words.last.undo} title={words.last.undoTitle}>
          {(close) => (
            <>
              <p>{words.last.undoText}</p>
              <PostForm of={fetcher} action="/content" onSubmit={close}>
                <input type="hidden" name="number" value={last.number} />
                <DialogKeys keep={words.last.undoButton} look="main out" act="undo" cancel={words.last.keep} />
              </PostForm>
            </>
          )}
        </KeyDialog>
      )}
      <Outcome words={words} answer={answer} />
    </div>
  )
}
