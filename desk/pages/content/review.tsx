import { fill } from '../../fill.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Field, Key, PostForm } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import type { EntryAnswer } from './acts.server.ts'
import { Changes } from './changes.tsx'
import type { EntryData } from './data.ts'
import type { EntryValue } from './edit-value.ts'
import { counted } from './tally.ts'

/** How a draft stands between who wrote it and who publishes. */
export function ReviewText({ data: { words, review, mayPublish } }: { data: EntryData }) {
  if (!review) return null
  if (review.answer !== null)
    return (
      <>
        <b>{fill(words.review.returned, { name: review.answeredBy })}</b> {review.answer}
      </>
    )
  return (
    <>
      <b>{fill(mayPublish ? words.review.asked : words.review.waiting, { name: review.by, time: review.time })}</b>{' '}
      {review.note}
    </>
  )
}

type ReviewKeysProps = { data: EntryData; isReady: boolean; onOpen(): void }

/** Hands a draft over, takes it back, or gives it back with a word. */
export function ReviewKeys({ data: { words, id, review, mayPublish }, isReady, onOpen }: ReviewKeysProps) {
  const fetcher = useFetcher<EntryAnswer>({ key: `publishing ${id}` })
  const { formToken } = useRoot()
  const isWaiting = review?.answer === null
  if (mayPublish) return isWaiting && <Key label={words.review.giveBack.open} onClick={onOpen} />
  return isWaiting ? (
    <Key
      label={words.review.takeBack}
      onClick={() => fetcher.submit({ act: 'take-back', formToken }, { method: 'post' })}
    />
  ) : (
    <Key label={words.review.submit.open} look="main out" disabled={!isReady} onClick={onOpen} />
  )
}

type ReviewDialogProps = {
  data: EntryData
  value: EntryValue
  isOpen: boolean
  onClose(): void
  /** Places that are still empty. */
  missing: string[]
  onShow(place: string): void
}

/** What is handed over, or given back with a word. */
export function ReviewDialog({ data, value, isOpen, onClose, missing, onShow }: ReviewDialogProps) {
  const { words, id, mayPublish, revisions } = data
  const fetcher = useFetcher<EntryAnswer>({ key: `publishing ${id}` })
  const { title, note, hint, button } = mayPublish ? words.review.giveBack : words.review.submit
  const [first] = mayPublish ? [] : missing
  const act = mayPublish ? 'give-back' : 'submit'
  return (
    <Dialog title={`${title}: ${data.title}`} isOpen={isOpen} onClose={onClose}>
      <Changes {...{ data, value, onShow }} revision={JSON.stringify(revisions)} />
      {first && (
        <p>
          <b>{counted(missing.length, words.checks.missingOne, words.checks.missingMany)}.</b> {words.review.incomplete}
        </p>
      )}
      <PostForm of={fetcher} onSubmit={onClose}>
        <Field
          label={note}
          hint={hint}
          name="note"
          minLength={3}
          maxLength={300}
          required={mayPublish}
          autoComplete="off"
        />
        {first ? (
          <DialogKeys keep={words.review.showMissing} onKeep={() => onShow(first)}>
            <Key label={words.review.submitAnyway} act={act} />
          </DialogKeys>
        ) : (
          <DialogKeys keep={button} act={act} />
        )}
      </PostForm>
    </Dialog>
  )
}
