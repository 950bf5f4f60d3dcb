import { useNavigation } from 'react-router'
import { Field, Key, LinkKey, PostForm } from '../../ui/form.tsx'
import type { NumbersData } from './data.ts'

type NotesProps = { words: NumbersData['words']; notes: NumbersData['report']['notes']; isInvalid: boolean }

/** What the team remarks on days. */
export function Notes({ words: { notes: words }, notes, isInvalid }: NotesProps) {
  const { state } = useNavigation()
  return (
    <section className={notes.length > 0 ? 'block' : undefined} aria-labelledby="notes-title">
      <h2 id="notes-title" className={notes.length > 0 ? undefined : 'visually-hidden'}>
        {words.title}
      </h2>
      {notes.length > 0 && (
        <ul className="plain">
          {notes.map(({ id, day, note }) => (
            <li key={id} className="note-line">
              <span className="soft">{day}</span> <span>{note}</span>
              <PostForm preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <LinkKey label={words.remove} act="unnote" aria-label={`${words.remove}: ${note}`} />
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      <details key={notes.length} open={isInvalid}>
        <summary>{words.open}</summary>
        <p className="note">{words.text}</p>
        <PostForm className="note-form" preventScrollReset>
          <Field label={words.day} id="note-day" name="day" type="date" required aria-describedby="note-error" />
          <Field label={words.note} id="note-text" name="note" maxLength={200} required aria-describedby="note-error" />
          <Key label={words.add} type="submit" disabled={state === 'submitting'} />
          <p className="error" id="note-error" role="alert">
            {isInvalid && words.invalid}
          </p>
        </PostForm>
      </details>
    </section>
  )
}
