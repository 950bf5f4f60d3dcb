import { useEffect, useState } from 'react'
import type { FormFields } from '#contract/form-fields.ts'
import type { CallFailure } from './backend-client.ts'
import { fill } from './fill.ts'

/** How a form went, told the same way with JavaScript and without. `held`: stored, and looked at by a person before it counts. */
export type FormOutcome<Field extends string> =
  | { status: 'sent' | 'held' }
  | { status: 'invalid'; invalid: Field[] }
  | { status: 'failed'; failure: Pick<CallFailure, 'code' | 'retryAfterSeconds'> }

export type FormAnswer = { ok: true } | Pick<CallFailure, 'ok' | 'code' | 'fields' | 'retryAfterSeconds' | 'free'>

/** Errors are told in the order of the fields. */
export function formOutcome<Fields extends FormFields>(
  fields: Fields,
  answer: FormAnswer,
): FormOutcome<keyof Fields & string> {
  if (answer.ok) return { status: 'sent' }
  if (answer.code === 'held') return { status: 'held' }
  const invalid = Object.keys(fields).filter((field) => answer.fields?.[field])
  if (invalid.length > 0) return { status: 'invalid', invalid }
  return { status: 'failed', failure: { code: answer.code, retryAfterSeconds: answer.retryAfterSeconds } }
}

/**
 * How the last attempt at a form went. Of fields that are wrong, the first takes the focus, at each attempt anew.
 * @param posted how a post without JavaScript went
 * @param fieldId of a field, by its name
 */
export function useFormOutcome<Outcome extends { status: string }>(
  posted: Outcome | undefined,
  fieldId: (name: string) => string,
) {
  const [{ outcome, attempt }, setLast] = useState({ outcome: posted, attempt: 0 })
  const invalid = outcome && 'invalid' in outcome ? (outcome.invalid as string[]) : []
  const [first] = invalid
  useEffect(() => {
    if (attempt > 0 && first) document.getElementById(fieldId(first))?.focus()
  }, [attempt, first, fieldId])
  return {
    outcome,
    /** Counts attempts: what is keyed by it takes the focus anew. */
    attempt,
    /** Whether the outcome is that of a post without JavaScript. */
    isPosted: posted !== undefined && attempt === 0,
    isInvalid: (field: string) => invalid.includes(field),
    settle: (next: Outcome) => setLast(({ attempt: before }) => ({ outcome: next, attempt: before + 1 })),
  }
}

type FieldWords = { errors: object; tooLong: string; labels: object }

/** What is wrong with a field: some have words of their own, all others can only be too long. */
export function fieldError<Fields extends FormFields>(
  fields: Fields,
  name: keyof Fields & string,
  { errors, tooLong, labels }: FieldWords,
): string {
  const { [name]: own }: Record<string, string> = { ...errors }
  const { [name]: label = '' }: Record<string, string> = { ...labels }
  return own ?? fill(tooLong, { label, max: String((fields[name] as { max?: number }).max ?? '') })
}
