import type { ReactNode } from 'react'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkKey, PostForm } from '../../ui/form.tsx'
import { useChangeForm } from './change-form.ts'
import type { AppointmentData } from './data.ts'
import { recipientOf } from './moving.tsx'
import { LastLook, Telling } from './telling.tsx'

/** Cancels an appointment, with a word to the visitor where there is one. */
export function Cancelling({ data: { words, appointment }, whose }: { data: AppointmentData; whose: ReactNode }) {
  const { cancelling: w } = words
  const form = useChangeForm(appointment)
  return (
    <>
      <LinkKey label={words.sheet.cancel} look="soft" onClick={form.open}>
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
