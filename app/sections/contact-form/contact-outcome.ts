import type { CallFailure } from '#app/lib/backend-client.ts'
import { type ContactField, contactFields } from '#contract/contact-fields.ts'
import { readFields, type TypedValues } from '#contract/form-fields.ts'

export type ContactValues = TypedValues<typeof contactFields>

/** How a message went: told the same way with JavaScript and without. */
export type ContactOutcome =
  /** `held`: stored, and looked at by a person before it counts as sent. */
  | { status: 'sent' | 'held' }
  | { status: 'invalid'; invalid: ContactField[] }
  | { status: 'failed'; failure: Pick<CallFailure, 'code' | 'retryAfterSeconds'> }

export const emptyContact: ContactValues = readFields(contactFields)

/** Whether the message is with the operator, so that the form is done with it. */
export function isStored(outcome: ContactOutcome): outcome is Extract<ContactOutcome, { status: 'sent' | 'held' }> {
  return outcome.status === 'sent' || outcome.status === 'held'
}

/** Errors are told in the order of the fields. */
export function contactOutcome(
  result: { ok: true } | Pick<CallFailure, 'ok' | 'code' | 'fields' | 'retryAfterSeconds'>,
): ContactOutcome {
  if (result.ok) return { status: 'sent' }
  if (result.code === 'held') return { status: 'held' }
  const names = Object.keys(contactFields) as ContactField[]
  const invalid = names.filter((field) => result.fields?.[field])
  if (invalid.length > 0) return { status: 'invalid', invalid }
  return { status: 'failed', failure: { code: result.code, retryAfterSeconds: result.retryAfterSeconds } }
}
