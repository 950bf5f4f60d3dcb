import type { FormFields } from './form-fields.ts'
import { limits } from './limits.ts'

/** Booking a conversation. Labels: `form.labels` in `content/{de,en}/book.yaml`. How to add a field: docs/forms.md. */
export const appointmentFields = {
  /** One of the free times, as `get_free_appointments` names them. */
  start: { kind: 'moment', code: 'invalid', personal: 'technical', listed: true },
  name: { kind: 'line', ...limits.name, code: 'length', personal: 'person', autoComplete: 'name', listed: true },
  email: { kind: 'email', ...limits.email, code: 'invalid', personal: 'person', autoComplete: 'email', listed: true },
  /** With a number we call; without, the conversation takes place as docs/appointments.md says. */
  phone: {
    kind: 'line',
    ...limits.phone,
    optional: true,
    code: 'too_long',
    personal: 'person',
    autoComplete: 'tel',
    inputMode: 'tel',
    listed: true,
  },
  topic: { kind: 'text', ...limits.topic, optional: true, code: 'too_long', personal: 'free text', listed: true },
} as const satisfies FormFields

export type AppointmentField = keyof typeof appointmentFields
