import { appointmentFields } from './appointment-fields.ts'
import { formSchema } from './form-schema.ts'

/** POST /functions/v1/book-appointment. Field codes: those of its fields; `start: 'not_free'` for a time that is none of the book's. */
export const appointmentBooking = formSchema(appointmentFields)
