import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Field, PostForm, Select } from '../../ui/form.tsx'
import type { EnquiryAnswer, EnquiryData } from './sheet-data.ts'

const mornings = ['tomorrow', 'threeDays', 'week'] as const

type ReminderProps = { data: EnquiryData; fetcher: FetcherWithComponents<EnquiryAnswer> }

/** When one wants to be reminded: on a morning to come, or at a day and hour of one's own. */
export function Reminder({ data: { words, enquiry, tomorrow }, fetcher }: ReminderProps) {
  const { reminder } = words
  const [isOpen, setOpen] = useState(false)
  const fields = (
    <>
      <input type="hidden" name="act" value="remind" />
      <input type="hidden" name="revision" value={enquiry.revision} />
    </>
  )
  return (
    <>
      <PostForm of={fetcher}>
        {fields}
        <Select
          isInBar
          // Made anew when it is set otherwise, and when nothing was chosen in the dialog.
          key={`${enquiry.reminder} ${isOpen}`}
          name="reminder"
          aria-label={reminder.label}
          defaultValue={enquiry.reminder ? 'set' : ''}
          onChange={({ target }) => {
            if (target.value === 'own') setOpen(true)
            else if (target.value !== 'set') fetcher.submit(target.form)
          }}
        >
          <option value="">{reminder.none}</option>
          {enquiry.reminder && <option value="set">{fill(words.remindedAt, { time: enquiry.reminder })}</option>}
          {mornings.map((morning) => (
            <option key={morning} value={morning}>
              {reminder[morning]}
            </option>
          ))}
          <option value="own">{reminder.own}</option>
        </Select>
      </PostForm>
      <Dialog title={reminder.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PostForm of={fetcher} className="in-dialog" onSubmit={() => setTimeout(() => setOpen(false))}>
          {fields}
          <input type="hidden" name="reminder" value="own" />
          <p>{reminder.text}</p>
          <div className="two paragraph">
            <Field label={reminder.date} name="date" type="date" defaultValue={tomorrow} required />
            <Field label={reminder.time} name="time" type="time" defaultValue="08:00" required />
          </div>
          <DialogKeys keep={reminder.keep} cancel={reminder.cancel} />
        </PostForm>
      </Dialog>
    </>
  )
}
