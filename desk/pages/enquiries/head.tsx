import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { undoMs } from '#contract/undo.ts'
import { fill } from '../../fill.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Alert, Field, PostForm, Select, WayKey } from '../../ui/form.tsx'
import { Phone } from '../../ui/phone.tsx'
import { useUndoable } from '../../ui/undo.ts'
import { WritesIn } from '../../ui/writes-in.tsx'
import type { EnquiryAnswer, EnquiryData } from './sheet-data.ts'
import { states } from './state.ts'

type HeadProps = { data: EnquiryData; fetcher: FetcherWithComponents<EnquiryAnswer> }

/** What it is about, who wrote, and where it stands. Each choice is kept at once. */
export function Head({ data, fetcher }: HeadProps) {
  const { words, enquiry, appointments, members } = data
  const { data: answer } = fetcher
  useUndoable(fetcher, (answer) => {
    if (!('moved' in answer) || !answer.moved) return undefined
    const { before, after } = answer.moved
    return {
      ...{ id: `state ${enquiry.id}`, name: enquiry.name, at: answer.at, msLeft: undoMs },
      text: fill(words.movedTo, { state: words.states[after] }),
      action: `/enquiries/${enquiry.id}`,
      form: { act: 'state', state: before, revision: String(answer.revision) },
    }
  })
  const card = `/people/card?email=${encodeURIComponent(enquiry.key)}`
  const choice = (act: string, name: string, label: string, value: string, options: [string, string][]) => (
    <PostForm of={fetcher} onChange={(event) => event.currentTarget.requestSubmit()}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="revision" value={enquiry.revision} />
      <Select isInBar key={value} name={name} aria-label={label} defaultValue={value} options={options} />
    </PostForm>
  )
  return (
    <>
      <h1 tabIndex={-1}>{enquiry.title}</h1>
      <p>
        {enquiry.company} <WritesIn language={enquiry.language} /> {enquiry.phone && <Phone number={enquiry.phone} />}{' '}
        {enquiry.page && <span className="soft">{fill(words.page, { page: enquiry.page })}</span>}
      </p>
      {enquiry.event && <p className="soft">{fill(words.event, { event: enquiry.event })}</p>}
      {enquiry.further.map(({ label, value }) => (
        <p key={label}>
          <span className="soft">{label}:</span> {value}
        </p>
      ))}
      <p className="actions">
        {appointments.map(({ id, text }) => (
          <WayKey key={id} label={text} look="line" to={`/appointments/${id}`} />
        ))}
        {enquiry.wish !== 'access' && (
          <WayKey
            label={enquiry.wish ? words.fulfil[enquiry.wish] : words.card}
            look={enquiry.wish ? '' : 'line'}
            to={card}
          />
        )}
        {enquiry.mayHandOut && enquiry.wish !== 'erasure' && (
          <WayKey label={words.fulfil.access} look={enquiry.wish ? '' : 'line only-wide'} to={`${card}&hand-out`} />
        )}
        {!enquiry.wish && (
          <WayKey label={words.enterAppointment} look="line" to={`/appointments?enter&of=${enquiry.id}`} />
        )}
      </p>
      <div className="bar">
        {choice(
          'state',
          'state',
          words.state,
          enquiry.state,
          states.map((state) => [state, words.states[state]]),
        )}
        {choice('assign', 'member', words.assignee, enquiry.assignedTo ?? '', [
          ['', words.unassigned],
          ...members.map(({ id, name }): [string, string] => [id, name]),
        ])}
        <Reminder data={data} fetcher={fetcher} />
        {enquiry.isOwed && (
          <span className={enquiry.isLate ? 'end promise error' : 'end promise'}>
            {enquiry.isUrgent && <span className="dot" />}
            <b>{fill(enquiry.isLate ? words.late : words.answerBy, { time: enquiry.due })}</b>
          </span>
        )}
      </div>
      <p role="status" className="note">
        {fetcher.state === 'idle' && answer && 'kept' in answer && answer.kept && keptWords(data, answer.kept)}
      </p>
      <Alert>{fetcher.data && 'problem' in fetcher.data && problemWords(words, fetcher.data.problem)}</Alert>
    </>
  )
}

function keptWords({ words: { kept }, enquiry, members }: EnquiryData, what: 'assignee' | 'reminder'): string {
  const name = members.find(({ id }) => id === enquiry.assignedTo)?.name
  if (what === 'assignee') return name ? fill(kept.assigned, { name }) : kept.unassigned
  if (!enquiry.reminder) return kept.noReminder
  return fill(enquiry.remindsLate ? kept.lateReminder : kept.reminder, { time: enquiry.reminder, due: enquiry.due })
}

export function problemWords(words: EnquiryData['words'], problem: string): string {
  return problem === 'too_late' ? words.tooLate : words.problems[problem as keyof typeof words.problems]
}

const mornings = ['tomorrow', 'threeDays', 'week'] as const

type ReminderProps = { data: EnquiryData; fetcher: FetcherWithComponents<EnquiryAnswer> }

/** When one wants to be reminded: on a morning to come, or at a day and hour of one's own. */
function Reminder({ data: { words, enquiry, tomorrow }, fetcher }: ReminderProps) {
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
            else if (target.value !== 'set') target.form?.requestSubmit()
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
          <div className="two">
            <Field label={reminder.date} name="date" type="date" defaultValue={tomorrow} required />
            <Field label={reminder.time} name="time" type="time" defaultValue="08:00" required />
          </div>
          <DialogKeys keep={reminder.keep} />
        </PostForm>
      </Dialog>
    </>
  )
}
