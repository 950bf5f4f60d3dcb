import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
import type { AppointmentAnswer, AppointmentData } from './data.ts'
import { told } from './moving.tsx'

/** Cancels an appointment, with a word to the visitor where there is one; what they will get stands above the key. */
export function Cancelling({ data: { words, appointment }, whose }: { data: AppointmentData; whose: ReactNode }) {
  const { cancelling: w } = words
  const fetcher = useFetcher<AppointmentAnswer>()
  const answer = fetcher.data
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const [sequence, setSequence] = useState(appointment.sequence)

  useEffect(() => {
    if (answer && 'did' in answer) setOpen(false)
  }, [answer])
  // Told of another's change, and shown it: whoever sends again has seen it.
  const isTold = answer !== undefined && 'problem' in answer && answer.problem === 'changed_meanwhile'

  return (
    <>
      <button
        className="link-key soft"
        type="button"
        onClick={() => {
          setSequence(appointment.sequence)
          setOpen(true)
        }}
      >
        {words.sheet.cancel}
        {whose}
      </button>
      <Dialog title={w.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <fetcher.Form method="post" className="in-dialog">
          <FormToken />
          <input type="hidden" name="act" value="cancel" />
          <input type="hidden" name="sequence" value={isTold ? appointment.sequence : sequence} />
          <p className="field">
            <label htmlFor="message">
              {w.message} <small>{w.messageHint}</small>
            </label>
            <textarea
              id="message"
              name="message"
              rows={4}
              maxLength={2000}
              lang={appointment.language}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </p>
          <p className="paragraph">{fill(w.text, told({ words, appointment }))}</p>
          <p role="alert" className="error">
            {answer && 'problem' in answer && words.problems[answer.problem]}
          </p>
          <p className="actions after">
            <button className="key main out" type="submit">
              {w.send}
            </button>
            <button className="key" type="button" onClick={() => setOpen(false)}>
              {w.keep}
            </button>
          </p>
        </fetcher.Form>
      </Dialog>
    </>
  )
}
