import { useState } from 'react'
import { fill } from '../../fill.ts'
import { LetterText } from '../../ui/letter-text.tsx'
import type { AppointmentAnswer, AppointmentData } from './data.ts'

type TellingProps = Pick<AppointmentData, 'words' | 'appointment'> & { id: string }

/** Whose wish it is, which decides how the letter begins, and one's own words in it. */
export function Telling({ words: { telling: words }, appointment, id }: TellingProps) {
  const [message, setMessage] = useState('')
  return (
    <>
      <fieldset className="when-fields paragraph">
        <legend className="visually-hidden">{words.why}</legend>
        {(['ours', 'asked'] as const).map((why) => (
          <label key={why} className="tick">
            <input type="radio" name="why" value={why} defaultChecked={why === 'ours'} />
            {fill(words[why], { name: appointment.name })}
          </label>
        ))}
      </fieldset>
      <p className="field">
        <label htmlFor={`${id}-message`}>
          {words.message} <small>{words.messageHint}</small>
        </label>
        <textarea
          id={`${id}-message`}
          name="message"
          rows={3}
          maxLength={2000}
          lang={appointment.language}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </p>
    </>
  )
}

type LastLookProps = Pick<AppointmentData, 'words' | 'appointment'> & {
  /** What the server has answered to what now stands in the form. */
  answer: AppointmentAnswer | undefined
  act: 'move' | 'cancel'
  send: string
  keep: string
  onClose(): void
}

/** The letter stands below the fields, which may fill the screen. */
const intoView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' })

/** The letter as it will go, and only then the key by which it goes. */
export function LastLook({ words, appointment, answer, act, send, keep, onClose }: LastLookProps) {
  const letter = answer && 'letter' in answer ? answer.letter : undefined
  return (
    <>
      {letter && (
        <section className="after" aria-live="polite" ref={intoView}>
          <h3>{words.telling.letter}</h3>
          <LetterText letter={letter} language={appointment.language} />
        </section>
      )}
      <p role="alert" className="error">
        {answer && 'problem' in answer && words.problems[answer.problem]}
      </p>
      <p className="actions after">
        {letter ? (
          <button className="key main out" type="submit" name="act" value={act}>
            {send}
          </button>
        ) : (
          <button className="key main" type="submit" name="act" value={`show-${act}`}>
            {words.telling.show}
          </button>
        )}
        <button className="key" type="button" onClick={onClose}>
          {keep}
        </button>
      </p>
    </>
  )
}
