import { ButtonLink } from '#app/layout/go-link.tsx'
import { fill } from '#app/lib/fill.ts'
import { reasonFor, useFormCopy } from '#app/lib/form-copy.ts'
import { fieldError } from '#app/lib/form-outcome.ts'
import { ErrorSummary } from '#app/ui/field.tsx'
import { FormMessage } from '#app/ui/form-message.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { appointmentFields } from '#contract/appointment-fields.ts'
import type { BookingOutcome } from './booking-outcome.ts'
import { findSlot, type SlotWeek } from './slot-weeks.ts'

type FormWords = DocumentOf<'book'>['form']

type BookingMessageProps = {
  outcome: BookingOutcome | undefined
  copy: FormWords
  weeks: SlotWeek[]
  booked: { date: string; time: string } | undefined
  email: string
  /** Posted without JavaScript: then the errors are listed here. */
  isPosted: boolean
}

/** Where a form that was posted without scripts leads. */
export const bookingMessageId = 'book-outcome'

export const fieldId = (field: string) => `book-${field}`

/** How the last attempt went. */
export function BookingMessage({ outcome, copy, weeks, booked, email, isPosted }: BookingMessageProps) {
  const words = useFormCopy()
  if (outcome === undefined) return null
  switch (outcome.status) {
    case 'sent':
      return (
        <>
          <FormMessage
            id={bookingMessageId}
            title={copy.success.title}
            text={fill(copy.success.text, { date: booked?.date ?? '', time: booked?.time ?? '', email })}
          />
          <p className="actions">
            <ButtonLink to={{ href: '/', label: copy.success.again }} look="second" />
          </p>
        </>
      )
    case 'held':
      return <FormMessage id={bookingMessageId} title={copy.held.title} text={copy.held.text} />
    case 'tooMany':
      return <FormMessage id={bookingMessageId} kind="error" title={copy.tooMany.title} text={copy.tooMany.text} />
    case 'taken': {
      const times = outcome.free.flatMap((start) => {
        const slot = findSlot(weeks, start)
        return slot ? fill(copy.chosen, { date: slot.day.label, time: slot.time }) : []
      })
      const text = times.length > 0 ? fill(copy.taken.text, { times: times.join('; ') }) : copy.taken.none
      return <FormMessage id={bookingMessageId} kind="error" title={copy.taken.title} text={text} />
    }
    case 'invalid': {
      if (!isPosted) return null
      const errors = outcome.invalid.map((field) => ({
        id: fieldId(field),
        message: fieldError(appointmentFields, field, copy),
      }))
      return <ErrorSummary id={bookingMessageId} title={copy.invalid} errors={errors} />
    }
    case 'failed':
      return (
        <FormMessage
          id={bookingMessageId}
          kind="error"
          title={copy.failure.title}
          text={reasonFor(outcome.failure, words) ?? copy.failure.text}
        />
      )
  }
}
