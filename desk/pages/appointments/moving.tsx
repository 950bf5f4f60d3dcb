import type { ReactNode } from 'react'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Choice, Field, Key, LinkKey, PostForm } from '../../ui/form.tsx'
import { useChangeForm } from './change-form.ts'
import type { AppointmentData } from './data.ts'
import { LastLook, Telling } from './telling.tsx'
import { TimeChoice } from './time-choice.tsx'

type MovingProps = { data: AppointmentData; whose: ReactNode }

/** Moves an appointment to a free time, the day first, or to one of the team's own choice. */
export function Moving({ data: { words, appointment, free, hosts }, whose }: MovingProps) {
  const { moving: w } = words
  const form = useChangeForm(appointment)
  return (
    <>
      <Key label={words.sheet.move} onClick={form.open}>
        {whose}
      </Key>
      <span role="status" className="note">
        {form.isDone && (appointment.email ? w.done : words.telling.done)}
      </span>
      <Dialog title={w.title} isOpen={form.isOpen} onClose={form.close}>
        <PostForm of={form} className="in-dialog" onChange={form.changed}>
          <input type="hidden" name="sequence" value={form.sequence} />
          <TimeChoice words={w} free={free}>
            <p className="note">{w.ownHint}</p>
            <div className="two">
              <Field label={w.date} name="date" type="date" required />
              <Field label={w.clock} name="time" type="time" required />
            </div>
          </TimeChoice>
          {hosts.length > 1 && (
            <Choice
              label={w.host}
              name="host"
              defaultValue={appointment.hostId}
              options={hosts.map(({ id, name }) => [id, name])}
            />
          )}
          <Telling words={words} appointment={appointment} />
          {appointment.email && <p className="paragraph">{fill(w.text, recipientOf({ words, appointment }))}</p>}
          <LastLook {...{ words, appointment }} answer={form.answer} act="move" send={w.send} />
        </PostForm>
      </Dialog>
    </>
  )
}

/** Who will get a letter, where and in which language. */
function recipientOf({ words, appointment }: Pick<AppointmentData, 'words' | 'appointment'>) {
  const { name, email, before, language } = appointment
  return { name, email, before, language: words.sheet.languages[language] }
}

/** Cancels an appointment, with a word to the visitor where there is one. */
export function Cancelling({ data: { words, appointment }, whose }: { data: AppointmentData; whose: ReactNode }) {
  const { cancelling: w } = words
  const form = useChangeForm(appointment)
  return (
    <>
      <LinkKey label={words.sheet.cancel} look="bad" onClick={form.open}>
        {whose}
      </LinkKey>
      <Dialog title={w.title} isOpen={form.isOpen} onClose={form.close}>
        <PostForm of={form} className="in-dialog" onChange={form.changed}>
          <input type="hidden" name="sequence" value={form.sequence} />
          <Telling words={words} appointment={appointment} />
          {appointment.email && <p className="paragraph">{fill(w.text, recipientOf({ words, appointment }))}</p>}
          <LastLook {...{ words, appointment }} answer={form.answer} act="cancel" send={w.send} keep={w.keep} />
        </PostForm>
      </Dialog>
    </>
  )
}
