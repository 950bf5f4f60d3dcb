import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { minuteMs } from '#contract/milliseconds.ts'
import { fill } from '../../fill.ts'
import { KeyDialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Choice, Key, PostForm } from '../../ui/form.tsx'
import { useUndoable } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import type { PersonAnswer, PersonData } from './card-data.ts'

type HandOutProps = {
  words: PersonData['words']
  /** What the person is called. */
  name: string
  handOut: NonNullable<PersonData['handOut']>
}

/** The whole way of giving somebody their data, a key a step: nothing goes to an address that nobody has looked at. */
export function HandOut({ words, name, handOut }: HandOutProps) {
  const { handingOut: w } = words
  const { close: closing } = useRoot().words
  const { file, mailTo, asked } = handOut
  const [isSaved, setSaved] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const fetcher = useFetcher<PersonAnswer>()
  const done = fetcher.data && 'did' in fetcher.data && fetcher.data.did === 'answered' ? fetcher.data : undefined
  useUndoable(fetcher, (done) =>
    'did' in done && done.did === 'answered' && done.enquiry
      ? {
          ...{ id: `handed out ${done.enquiry}`, name, text: w.undo, at: done.at, msLeft: minuteMs },
          ...{ action: `/enquiries/${done.enquiry}`, form: { act: 'state', state: 'open' } },
        }
      : undefined,
  )
  return (
    <>
      <span role="status" className="soft">
        {done && !done.enquiry && w.told}
      </span>
      <KeyDialog
        label={w.open}
        title={fill(w.title, { name })}
        isOpen={useSearchParams()[0].has('hand-out')}
        done={done}
      >
        {(close) => (
          <>
            <ol className="hand-out">
              <li>
                <p>{w.load}</p>
                <p role="status" className="note">
                  {isSaved && fill(w.saved, { file })}
                </p>
                <div className="actions">
                  <DownloadButton
                    look={isSaved ? '' : 'main'}
                    label={words.document}
                    act="document"
                    onSaved={() => setSaved(true)}
                  />
                  <DownloadButton label={words.export} act="export" />
                </div>
              </li>
              <li>
                <p>{mailTo ? w.mail : w.noAddress}</p>
                {mailTo && (
                  <p className="actions">
                    <a
                      className={isSaved && !isOpened ? 'key main' : 'key'}
                      href={mailTo}
                      onClick={() => setOpened(true)}
                    >
                      {w.openMail}
                    </a>
                  </p>
                )}
              </li>
              <li>
                <p>{asked.length > 0 ? w.done : w.doneAlone}</p>
                <PostForm of={fetcher}>
                  {asked.length > 0 && (
                    <Choice
                      look="paragraph"
                      label={w.which}
                      name="enquiry"
                      options={[...asked.map(({ id, subject }) => [id, subject] as const), ['', w.none]]}
                    />
                  )}
                  <p className="actions">
                    <Key label={w.button} look={isOpened || (isSaved && !mailTo) ? 'main' : ''} act="answered" />
                  </p>
                </PostForm>
              </li>
            </ol>
            <p className="actions after">
              <Key label={closing} onClick={close} />
            </p>
          </>
        )}
      </KeyDialog>
    </>
  )
}
