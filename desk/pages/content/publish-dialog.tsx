import { useEffect, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
import type { EntryAnswer } from './acts.server.ts'
import { Changes } from './changes.tsx'
import type { EntryData } from './data.ts'
import { Checks } from './side-panel.tsx'

type PublishDialogProps = {
  data: EntryData
  isOpen: boolean
  onClose(): void
  fetcher: FetcherWithComponents<EntryAnswer | undefined>
}

/** What changes, why and when. It closes once it is accepted; what stops it is told inside. */
export function PublishDialog({ data, isOpen, onClose, fetcher }: PublishDialogProps) {
  const { words, id, seen, isRemoval, otherDrafts, revisions } = data
  const [isTimed, setTimed] = useState(false)
  const { publish } = words
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const isWorking = fetcher.state !== 'idle'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (fetcher.data && 'did' in fetcher.data) onClose()
  }, [fetcher.data])

  return (
    <Dialog title={publish.title} isOpen={isOpen} onClose={onClose}>
      <Changes data={data} revision={JSON.stringify(revisions)} />
      <fetcher.Form method="post" action={`/content/${id}`} noValidate>
        <FormToken />
        <input type="hidden" name="act" value="publish" />
        <input type="hidden" name="seen" value={JSON.stringify(seen)} />
        <p className="field">
          <label htmlFor="publish-why">{publish.why}</label>
          <input id="publish-why" name="why" maxLength={300} autoComplete="off" aria-describedby="publish-why-hint" />
          <span className="hint" id="publish-why-hint">
            {publish.whyHint}
          </span>
        </p>
        {isRemoval && (
          <p className="field">
            <label htmlFor="publish-redirect">{publish.redirect}</label>
            <input
              id="publish-redirect"
              name="redirect"
              defaultValue="/blog"
              aria-describedby="publish-redirect-hint"
            />
            <span className="hint" id="publish-redirect-hint">
              {publish.redirectHint}
            </span>
          </p>
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
          <p className="field">
            <label htmlFor="publish-day">{publish.day}</label>
            <input id="publish-day" name="day" type="date" />
          </p>
          <p className="field">
            <label htmlFor="publish-clock">{publish.clock}</label>
            <input id="publish-clock" name="clock" type="time" />
          </p>
        </div>
        <p role="alert" className="error">
          {answer && 'problem' in answer && (words.problems[answer.problem] ?? answer.problem)}
        </p>
        {answer && 'findings' in answer && answer.findings && (
          <Checks data={data} findings={answer.findings} onShow={onClose} />
        )}
        <p className="actions after">
          <button className="key main out" type="submit" disabled={isWorking}>
            {isWorking ? publish.working : isTimed ? publish.buttonAt : publish.button}
          </button>
          <button className="key" type="button" onClick={onClose}>
            {publish.cancel}
          </button>
        </p>
      </fetcher.Form>
    </Dialog>
  )
}
