import { useState } from 'react'
import { fill } from '../../fill.ts'
import { DialogKeys } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/form.tsx'
import { LetterText } from '../../ui/letter-text.tsx'
import type { AppointmentAnswer, AppointmentData } from './data.ts'

type TellingProps = Pick<AppointmentData, 'words' | 'appointment'>

/** Whose wish it is, which decides how the letter begins, and one's own words in it. */
export function Telling({ words: { telling: words }, appointment }: TellingProps) {
  const [message, setMessage] = useState('')
  if (!appointment.email) return <p className="paragraph">{words.byTelephone}</p>
  return (
    <>
      <fieldset className="when-fields in-dialog">
        <legend>{words.why}</legend>
        {(['ours', 'asked'] as const).map((why) => (
          <label key={why} className="tick">
            <input type="radio" name="why" value={why} defaultChecked={why === 'ours'} />
            {fill(words[why], { name: appointment.name })}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={words.message}
        note={words.messageHint}
        name="message"
        rows={3}
        maxLength={2000}
        lang={appointment.language}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </>
  )
}

type LastLookProps = Pick<AppointmentData, 'words' | 'appointment'> & {
  /** What the server has answered to what now stands in the form. */
  answer: AppointmentAnswer | undefined
  act: 'move' | 'cancel'
  send: string
  /** Where "Cancel" could be taken for it. */
  keep?: string
}

/** The letter stands below the fields, which may fill the screen. */
const intoView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' })

/** The letter as it will go, and only then the key by which it goes. */
export function LastLook({ words, appointment, answer, act, send, keep }: LastLookProps) {
  const letter = answer && 'letter' in answer ? answer.letter : undefined
  return (
    <>
      {letter && (
        <section className="after" aria-live="polite" ref={intoView}>
          <h3>{words.telling.letter}</h3>
          <LetterText letter={letter} language={appointment.language} />
        </section>
      )}
      <DialogKeys
        problem={answer && 'problem' in answer && words.problems[answer.problem]}
        {...(letter || !appointment.email
          ? { keep: appointment.email ? send : words.telling[act], look: 'main out', act }
          : { keep: words.telling.show, act: `show-${act}` })}
        {...(keep && { cancel: keep })}
      />
    </>
  )
}
