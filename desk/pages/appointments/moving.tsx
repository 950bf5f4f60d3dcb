import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
import type { AppointmentAnswer, AppointmentData } from './data.ts'

/** Moves an appointment to a free time, or to one of the team's own choice; what the visitor will get stands above the key. */
export function Moving({
  data: { words, appointment, free, hosts },
  whose,
}: {
  data: AppointmentData
  whose: ReactNode
}) {
  const { moving: w } = words
  const fetcher = useFetcher<AppointmentAnswer>()
  const answer = fetcher.data
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState('')
  const chosen = start || (start === '' && free.length === 0 ? 'own' : start)
  const isOwn = chosen === 'own'
  // As its reader saw it: somebody else's change comes into the page by itself, and is told instead of written over.
  const [sequence, setSequence] = useState(appointment.sequence)

  useEffect(() => {
    if (answer && 'did' in answer) setOpen(false)
  }, [answer])
  // Told of another's change, and shown it: whoever sends again has seen it.
  const isTold = answer !== undefined && 'problem' in answer && answer.problem === 'changed_meanwhile'

  return (
    <>
      <button
        className="key"
        type="button"
        onClick={() => {
          setSequence(appointment.sequence)
          setOpen(true)
        }}
      >
        {words.sheet.move}
        {whose}
      </button>
      <span role="status" className="note">
        {answer && 'did' in answer && w.done}
      </span>
      <Dialog title={w.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <fetcher.Form method="post" className="in-dialog">
          <FormToken />
          <input type="hidden" name="act" value="move" />
          <input type="hidden" name="sequence" value={isTold ? appointment.sequence : sequence} />
          <p className="field">
            <label htmlFor="start">{w.time}</label>
            <span className="select">
              <select
                id="start"
                name={isOwn ? undefined : 'start'}
                value={chosen}
                onChange={({ target }) => setStart(target.value)}
              >
                {free.length > 0 && !start && <option value="">–</option>}
                {free.map(({ day, times }) => (
                  <optgroup key={day} label={day}>
                    {times.map((time) => (
                      <option key={time.start} value={time.start}>
                        {day}, {time.clock}
                      </option>
                    ))}
                  </optgroup>
                ))}
                <option value="own">{w.own}</option>
              </select>
            </span>
          </p>
          {isOwn && (
            <>
              <p className="note">{w.ownHint}</p>
              <div className="two">
                <p className="field">
                  <label htmlFor="date">{w.date}</label>
                  <input id="date" name="date" type="date" required />
                </p>
                <p className="field">
                  <label htmlFor="time">{w.clock}</label>
                  <input id="time" name="time" type="time" required />
                </p>
              </div>
            </>
          )}
          {hosts.length > 1 && (
            <p className="field">
              <label htmlFor="host">{w.host}</label>
              <span className="select">
                <select id="host" name="host" defaultValue={appointment.hostId}>
                  {hosts.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </span>
            </p>
          )}
          <p className="paragraph">{fill(w.text, told({ words, appointment }))}</p>
          <p role="alert" className="error">
            {answer && 'problem' in answer && words.problems[answer.problem]}
          </p>
          <p className="actions after">
            <button className="key main out" type="submit" disabled={chosen === ''}>
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

/** Who will get a letter, where and in which language. */
export function told({ words, appointment }: Pick<AppointmentData, 'words' | 'appointment'>) {
  const { name, email, before, language } = appointment
  return { name, email, before, language: words.sheet.languages[language] }
}
