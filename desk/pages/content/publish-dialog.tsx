import { useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Alert, Field, Key, LinkKey, PostForm } from '../../ui/form.tsx'
import type { EntryAnswer } from './acts.server.ts'
import { Changes } from './changes.tsx'
import type { EntryData } from './data.ts'
import type { EntryValue } from './edit-value.ts'
import { Checks } from './side-panel.tsx'

type PublishDialogProps = {
  data: EntryData
  value: EntryValue
  isOpen: boolean
  onClose(): void
  onShow(place: string): void
  /** Where somebody waits for the answer. */
  onGiveBack: (() => void) | undefined
  fetcher: FetcherWithComponents<EntryAnswer | undefined>
  /** What the history is to say, as far as it is known already. */
  why: string
}

/** What changes, why and when. It closes once it is accepted; what stops it is told inside. */
export function PublishDialog(props: PublishDialogProps) {
  const { data, value, isOpen, onClose, onShow, onGiveBack, fetcher, why } = props
  const { words, id, seen, isRemoval, otherDrafts, revisions, review } = data
  const [isTimed, setTimed] = useState(false)
  const { publish } = words
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const problem = answer && 'problem' in answer ? (words.problems[answer.problem] ?? answer.problem) : undefined
  const isReasonMissing = answer !== undefined && 'problem' in answer && answer.problem === 'bad_why'
  const reason = useRef<HTMLInputElement>(null)
  const isWorking = fetcher.state !== 'idle'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (fetcher.data && 'did' in fetcher.data) onClose()
  }, [fetcher.data])
  // The key that was pressed was off meanwhile, so the focus is nowhere.
  useEffect(() => {
    if (isReasonMissing) reason.current?.focus()
  }, [isReasonMissing])

  return (
    <Dialog title={`${publish.title}: ${data.title}`} isOpen={isOpen} onClose={onClose}>
      <Changes {...{ data, value, onShow }} revision={JSON.stringify(revisions)} />
      <PostForm of={fetcher} action={`/content/${id}`} noValidate>
        <input type="hidden" name="seen" value={JSON.stringify(seen)} />
        <Field
          label={publish.why}
          hint={publish.whyHint}
          error={isReasonMissing && problem}
          ref={reason}
          name="why"
          defaultValue={why}
          maxLength={300}
          autoComplete="off"
        />
        {onGiveBack && review?.note && (
          <p className="note">
            {fill(publish.asked, { name: review.by, note: review.note })}{' '}
            <LinkKey
              label={publish.useNote}
              onClick={() => {
                if (!reason.current) return
                reason.current.value = review.note
                reason.current.focus()
              }}
            />
          </p>
        )}
        {isRemoval && (
          <Field label={publish.redirect} hint={publish.redirectHint} name="redirect" defaultValue="/blog" />
        )}
        {otherDrafts.length > 0 && (
          <details className="together">
            <summary>{publish.together}</summary>
            {otherDrafts.map((other) => (
              <label key={other.id} className="tick">
                <input type="checkbox" name="with" value={other.id} />
                {other.title}
              </label>
            ))}
          </details>
        )}
        <fieldset className="when-fields">
          <legend className="visually-hidden">{publish.when}</legend>
          {(['now', 'at'] as const).map((when) => (
            <label key={when} className="tick">
              <input
                type="radio"
                name="when"
                value={when}
                checked={isTimed === (when === 'at')}
                onChange={() => setTimed(when === 'at')}
              />
              {publish[when]}
            </label>
          ))}
        </fieldset>
        <div className="time-fields" hidden={!isTimed}>
          <Field label={publish.day} name="day" type="date" />
          <Field label={publish.clock} name="clock" type="time" />
        </div>
        <Alert>{!isReasonMissing && problem}</Alert>
        {answer && 'findings' in answer && answer.findings && (
          <Checks data={data} findings={answer.findings} onShow={onShow} />
        )}
        <DialogKeys
          keep={isWorking ? publish.working : isTimed ? publish.buttonAt : publish.button}
          look="main out"
          act="publish"
          isOff={isWorking}
        >
          {onGiveBack && <Key label={words.review.giveBack.open} onClick={onGiveBack} />}
        </DialogKeys>
      </PostForm>
    </Dialog>
  )
}
