import { Form, useNavigation } from 'react-router'
import { FormToken } from '../../ui/form-token.tsx'
import type { NumbersData } from './data.ts'

type NotesProps = { words: NumbersData['words']; notes: NumbersData['report']['notes']; isInvalid: boolean }

/** What the team remarks on days. */
export function Notes({ words: { notes: words }, notes, isInvalid }: NotesProps) {
  const { state } = useNavigation()
  return (
    <section className="block" aria-labelledby="notes-title">
      <h2 id="notes-title">{words.title}</h2>
      <p className="note">{words.text}</p>
      {notes.length > 0 && (
        <ul className="plain">
          {notes.map(({ id, day, note }) => (
            <li key={id} className="note-line">
              <span className="soft">{day}</span> <span>{note}</span>
              <Form method="post" preventScrollReset>
                <FormToken />
                <input type="hidden" name="act" value="unnote" />
                <input type="hidden" name="id" value={id} />
                <button className="link-key soft" type="submit" aria-label={`${words.remove}: ${note}`}>
                  {words.remove}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="note-form" key={notes.length} preventScrollReset>
        <FormToken />
        <p className="field">
          <label htmlFor="note-day">{words.day}</label>
          <input id="note-day" name="day" type="date" required aria-describedby="note-error" />
        </p>
        <p className="field">
          <label htmlFor="note-text">{words.note}</label>
          <input id="note-text" name="note" maxLength={200} required aria-describedby="note-error" />
        </p>
        <button className="key" type="submit" disabled={state === 'submitting'}>
          {words.add}
        </button>
        <p className="error" id="note-error" role="alert">
          {isInvalid && words.invalid}
        </p>
      </Form>
    </section>
  )
}
