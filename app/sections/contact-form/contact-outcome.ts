import type { CallFailure } from '#app/lib/backend-client.ts'

/** The form's fields from top to bottom: errors are listed in this order. */
export const contactFields = ['name', 'email', 'company', 'message'] as const

export type ContactField = (typeof contactFields)[number]

export type ContactValues = Record<ContactField, string>

/** How a message went: told the same way with JavaScript and without. */
export type ContactOutcome =
  /** `held`: stored, and looked at by a person before it counts as sent. */
  | { status: 'sent' | 'held' }
  | { status: 'invalid'; invalid: ContactField[] }
  | { status: 'failed'; failure: Pick<CallFailure, 'code' | 'retryAfterSeconds'> }

export const emptyContact: ContactValues = { name: '', email: '', company: '', message: '' }

export function readContact(form: FormData): ContactValues {
  const text = (name: ContactField) => String(form.get(name) ?? '')
  return { name: text('name'), email: text('email'), company: text('company'), message: text('message') }
}

/** What crosses the wire: the company is left out when it is empty. Specification, section 7. */
export function contactPayload({ company, ...values }: ContactValues) {
  return company.trim() === '' ? values : { ...values, company }
}

/** Whether the message is with the operator, so that the form is done with it. */
export function isStored(outcome: ContactOutcome): outcome is Extract<ContactOutcome, { status: 'sent' | 'held' }> {
  return outcome.status === 'sent' || outcome.status === 'held'
}

export function contactOutcome(
  result: { ok: true } | Pick<CallFailure, 'ok' | 'code' | 'fields' | 'retryAfterSeconds'>,
): ContactOutcome {
  if (result.ok) return { status: 'sent' }
  if (result.code === 'held') return { status: 'held' }
  const invalid = contactFields.filter((field) => result.fields?.[field])
  if (invalid.length > 0) return { status: 'invalid', invalid }
  return { status: 'failed', failure: { code: result.code, retryAfterSeconds: result.retryAfterSeconds } }
}
