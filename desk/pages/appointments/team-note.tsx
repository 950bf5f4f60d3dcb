import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Alert, Key, TextArea } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import type { AppointmentAnswer, AppointmentData } from './data.ts'

/**
 * What the team notes, kept as it was typed: when the field is left, and by its key. When somebody else has written meanwhile,
 * nothing is written over: both versions stand there, and one of them is chosen.
 */
export function TeamNote({ data: { words, appointment } }: { data: AppointmentData }) {
  const w = words.sheet
  const { formToken } = useRoot()
  const fetcher = useFetcher<AppointmentAnswer>()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const [text, setText] = useState(appointment.note)
  // The note that this person began with.
  const [before, setBefore] = useState(appointment.note)
  const sent = useRef<string>(undefined)
  // Until the page was loaded anew after saving, it shows the note of before.
  const isLoaded = fetcher.state === 'idle'
  const isOther = isLoaded && appointment.note !== before && appointment.note !== text

  // Another's note comes into a field that nobody has typed in: with the picture, because a letter may come right after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server tells another note
  useLayoutEffect(() => {
    if (!isLoaded) return
    if (text === before) setText(appointment.note)
    if (text === before || text === appointment.note) setBefore(appointment.note)
  }, [appointment.note, before, isLoaded])

  // What was saved here its writer knows, though the next note that the page loads may be somebody else's.
  useEffect(() => {
    if (fetcher.data && 'did' in fetcher.data && sent.current !== undefined) setBefore(sent.current)
  }, [fetcher.data])

  const save = (over = before) => {
    if (text === over && over === appointment.note) return
    // Leaving the field for its key saves by both.
    if (!isLoaded && sent.current === text) return
    sent.current = text
    fetcher.submit({ formToken, act: 'note', note: text, before: over }, { method: 'post' })
  }

  return (
    <section className="after">
      <TextArea
        label={w.note}
        note={w.noteHint}
        id="note"
        rows={4}
        maxLength={10_000}
        value={text}
        aria-describedby="note-foot"
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (!isOther && text !== before) save()
        }}
      />
      <p className="note" id="note-foot" role="status">
        {answer && 'did' in answer && text === appointment.note && w.noted}
      </p>
      <Alert>
        {answer && 'problem' in answer && answer.problem !== 'changed_meanwhile' && words.problems[answer.problem]}
      </Alert>
      {isOther ? (
        <div className="internal-note" role="alert">
          <p>
            <b>{w.theirNote}</b>
          </p>
          <p className="typed">{appointment.note}</p>
          <p className="actions">
            <Key
              label={w.takeTheirs}
              onClick={() => {
                setText(appointment.note)
                setBefore(appointment.note)
              }}
            />
            <Key label={w.keepMine} onClick={() => save(appointment.note)} />
          </p>
        </div>
      ) : (
        text !== appointment.note && (
          <p className="actions">
            <Key label={w.keepNote} onClick={() => save()} />
          </p>
        )
      )}
    </section>
  )
}
