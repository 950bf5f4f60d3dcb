import { type SubmitEvent, useRef, useState } from 'react'
import { AppointmentClock } from '#app/drawings/appointment-clock.tsx'
import { fill } from '#app/lib/fill.ts'
import { useFormCopy } from '#app/lib/form-copy.ts'
import { fieldError, useFormOutcome } from '#app/lib/form-outcome.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { localePath } from '#app/lib/locale-path.ts'
import { logSecurityEvent } from '#app/lib/security-log.ts'
import { useFormCall } from '#app/lib/use-form-call.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { LineInputs } from '#app/sections/form-inputs/line-inputs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Honeypot, TextField } from '#app/ui/field.tsx'
import { Sending } from '#app/ui/sending.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { type AppointmentField, appointmentFields } from '#contract/appointment-fields.ts'
import { calls } from '#contract/calls.ts'
import { payloadOf, readFields, type TypedValues } from '#contract/form-fields.ts'
import { BookingMessage, bookingMessageId, fieldId } from './booking-message.tsx'
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts'
import { SlotPicker } from './slot-picker.tsx'
import { findSlot, type SlotWeek } from './slot-weeks.ts'

export type BookingFormProps = {
  copy: Pick<DocumentOf<'book'>, 'picker' | 'form'>
  weeks: SlotWeek[]
  minutes: number
  hasVideo: boolean
  /** The page that the visitor came from: its path, and what it is called. */
  from?: { path: string; name: string }
  /** The start that the address asks for, such as a free time that another page has named. */
  wanted?: string
  /** How a post without JavaScript went, what was typed in it, and the time that it booked, in words. */
  posted?: {
    outcome: BookingOutcome
    values: TypedValues<typeof appointmentFields>
    booked?: { date: string; time: string }
  }
}

const call = {
  path: calls.bookAppointment,
  loadSchema: () => import('#contract/appointment.ts').then((module) => module.appointmentBooking),
}

/** A day, a time, three lines and a button. What it books is named before the button is pressed. */
export function BookingForm({ copy, weeks, minutes, hasVideo, from, wanted, posted }: BookingFormProps) {
  const words = useFormCopy()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const values = posted?.values ?? { ...readFields(appointmentFields), start: wanted ?? '' }
  const { outcome, attempt, isPosted, isInvalid, settle } = useFormOutcome(posted?.outcome, fieldId)
  const [booked, setBooked] = useState(posted?.booked)
  const [email, setEmail] = useState(values.email)
  const [chosen, setChosen] = useState<string | undefined>(findSlot(weeks, values.start) ? values.start : undefined)
  const [gone, setGone] = useState<string[]>([])
  const { sending, proving, prepare, send } = useFormCall(call)
  const slot = chosen === undefined ? undefined : findSlot(weeks, chosen)
  const isBooked = outcome?.status === 'sent'

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = readFields(appointmentFields, data)
    const payload = { ...payloadOf(appointmentFields, typed), ...(from && { page: from.path }) }
    const result = await send(payload, String(data.get('website')))
    if (!result) return
    const next = bookingOutcome(result)
    settle(next)
    setEmail(typed.email)
    if (next.status === 'sent' && slot) setBooked({ date: slot.day.label, time: slot.time })
    if (next.status === 'taken') forget(typed.start)
    if (next.status === 'invalid')
      logSecurityEvent('form_validation_failure', { form: 'appointment', fields: next.invalid })
    if (next.status === 'failed') logSecurityEvent('appointment_send_failure', { code: next.failure.code })
  }

  function forget(start: string) {
    setGone([...gone, start])
    choose(undefined)
  }

  /** Opening another day takes a choice back: what cannot be seen must not be booked. */
  function choose(start: string | undefined) {
    setChosen(start)
    if (start !== undefined) return
    for (const key of form.current?.querySelectorAll<HTMLInputElement>('input[name="start"]:checked') ?? [])
      key.checked = false
  }

  const error = (field: AppointmentField) =>
    isInvalid(field) ? fieldError(appointmentFields, field, copy.form) : undefined

  const message = (
    <BookingMessage
      key={attempt}
      outcome={outcome}
      copy={copy.form}
      weeks={weeks}
      booked={booked}
      email={email}
      isPosted={isPosted}
    />
  )
  const clock = (
    <div className="book-clock no-print">
      <AppointmentClock
        time={booked?.time ?? slot?.time ?? weeks[0]?.days[0]?.times[0]?.time ?? '12:00'}
        minutes={minutes}
        isOpen={!slot && !isBooked}
      />
    </div>
  )

  if (isBooked || outcome?.status === 'held') {
    return (
      <>
        {clock}
        <div className="book-sheet white">{message}</div>
      </>
    )
  }
  return (
    <>
      {clock}
      <form
        className="book-sheet white"
        data-form="appointment"
        method="post"
        action={`${localePath('/book', language)}#${bookingMessageId}`}
        noValidate
        ref={form}
        onFocus={prepare}
        onSubmit={submit}
      >
        {message}
        <SlotPicker
          id={fieldId('start')}
          copy={copy.picker}
          weeks={weeks}
          chosen={chosen}
          gone={gone}
          onChoose={choose}
          error={error('start')}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: Firefox calls a fieldset invalid as long as a required field in it is empty */}
        <div role="group" className="book-details" aria-labelledby={fieldId('details')}>
          <p className="slots-title h3" id={fieldId('details')}>
            {copy.form.title}
          </p>
          <div className="book-inputs">
            <LineInputs
              fields={appointmentFields}
              id={fieldId}
              labels={copy.form.labels}
              values={values}
              error={error}
              hints={{ phone: hasVideo ? copy.form.phoneHintVideo : copy.form.phoneHint }}
            />
          </div>
          <TextField
            id={fieldId('topic')}
            label={copy.form.labels.topic}
            mark={words.optional}
            name="topic"
            rows={3}
            defaultValue={values.topic}
            hint={copy.form.topicHint}
            error={error('topic')}
          />
          {from && (
            <>
              <input type="hidden" name="page" value={from.path} />
              <p className="note">{fill(copy.form.from, { page: from.name })}</p>
            </>
          )}
          <Honeypot label={words.honeypot} />
        </div>
        <div className="book-close">
          <p className="book-chosen" aria-live="polite">
            {slot ? fill(copy.form.chosen, { date: slot.day.label, time: slot.time }) : copy.form.noneChosen}
          </p>
          <Button disabled={sending}>{sending ? copy.form.sending : copy.form.submit}</Button>
          <Sending text={proving ? words.proving : sending && copy.form.sending} visible={proving} />
          <p className="note">
            {copy.form.privacy.before}
            <LocaleLink to="/privacy#appointments">{copy.form.privacy.link}</LocaleLink>
            {copy.form.privacy.after}
          </p>
        </div>
      </form>
    </>
  )
}
