import type { CallFailure } from '#app/lib/backend-client.ts'
import { readFields, storedFields, type TypedValues } from '#contract/form-fields.ts'
import { type WaitlistField, waitlistFields } from '#contract/waitlist-fields.ts'

export type WizardStep = 0 | 1 | 2 | 3 | 4

export type WizardValues = TypedValues<typeof waitlistFields>

/** The tier is chosen by a button, which cannot be wrong. */
export type WizardField = Exclude<WaitlistField, 'tier'>

/** A field's problem, or one that only the server could know. */
export type WizardError =
  | { field: WizardField; code: string }
  | { field?: undefined; code: 'already_registered' | 'rate_limited' | 'invalid_email' | 'other' }

/** `held`: stored, and looked at by a person before it comes onto the list. */
export type WizardState = { step: WizardStep; values: WizardValues; error?: WizardError; held?: true }

/** What a button of the wizard asks for; its name is `intent`. */
export type WizardIntent = 'next' | 'back' | 'early_access' | 'general_waitlist' | 'submit' | 'restart'

export const emptyWizard: WizardState = {
  step: 0,
  values: readFields(waitlistFields),
}

/** What is asked for step by step, in the order in which the rules are checked. */
export const wizardFields = (Object.keys(waitlistFields) as WaitlistField[]).filter((field) => field !== 'tier')

/** Lines come before the offer, long texts and the consent after it. */
export function stepOf(field: WizardField): WizardStep {
  const { kind } = waitlistFields[field]
  return kind === 'text' || kind === 'consent' ? 3 : 1
}

/** What a step's form sends: its own fields, and those of the other steps as hidden ones. */
export function readWizard(form: FormData): WizardState {
  const step = Number(form.get('step'))
  return { step: step === 1 || step === 2 || step === 3 ? step : 0, values: readFields(waitlistFields, form) }
}

/** The state after a button; `submit` is the one move that needs the server, and only when the last step is reached. */
export function moveWizard({ step, values }: WizardState, intent: string): WizardState | 'submit' {
  switch (intent as WizardIntent) {
    case 'restart':
      return emptyWizard
    case 'back':
      return { step: Math.max(0, step - 1) as WizardStep, values }
    case 'early_access':
      return { step: 3, values: { ...values, tier: 'early_access' } }
    case 'general_waitlist':
      return { step: 3, values: { ...values, tier: '' } }
    case 'submit':
      return step === 3 ? 'submit' : { step, values }
    default:
      return step === 1 ? leaveContact(values) : { step: Math.min(3, step + 1) as WizardStep, values }
  }
}

/** Step 1 lets pass what contains an at sign; the full pattern is checked on submission. */
function leaveContact(values: WizardValues): WizardState {
  if (values.email.includes('@')) return { step: 2, values }
  return { step: 1, values, error: { field: 'email', code: values.email.trim() ? 'invalid' : 'required' } }
}

/** The state after the server's answer, or after a validation that failed before sending. */
export function settleWizard(
  { step, values }: WizardState,
  result: { ok: true } | Omit<CallFailure, 'retryAfterSeconds'>,
): WizardState {
  if (result.ok) return { step: 4, values }
  if (result.code === 'held') return { step: 4, values, held: true }
  for (const field of wizardFields) {
    const code = result.fields?.[field]
    if (code) return { step: stepOf(field), values, error: { field, code } }
  }
  return { step, values, error: { code: serverErrorCode(result.message) } }
}

/** The server's message decides which words a person reads. */
function serverErrorCode(message: string): Exclude<WizardError, { field: WizardField }>['code'] {
  if (message.includes('Email already registered')) return 'already_registered'
  if (message.includes('Rate limit exceeded')) return 'rate_limited'
  if (message.includes('Invalid email format')) return 'invalid_email'
  return 'other'
}

/** What crosses the wire: null for what was left empty; no tier means the general list. */
export function waitlistPayload({ agreeToPrivacy, ...typed }: WizardValues) {
  const entries = storedFields(waitlistFields).map(([name, field]) => {
    const text = typed[name].trim()
    return [name, 'otherwise' in field ? text || field.otherwise : 'optional' in field ? text || null : text]
  })
  return { ...Object.fromEntries(entries), agreeToPrivacy }
}
