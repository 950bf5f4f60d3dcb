import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { requireSuccessFlag } from '#app/lib/backend-client.ts'
import { fill } from '#app/lib/fill.ts'
import { useFormCopy } from '#app/lib/form-copy.ts'
import { localePath } from '#app/lib/locale-path.ts'
import { receiveInput } from '#app/lib/receive-input.ts'
import { logSecurityEvent } from '#app/lib/security-log.ts'
import { refreshTiers } from '#app/lib/tiers.ts'
import { useFormCall } from '#app/lib/use-form-call.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { tierOf, useTiers } from '#app/lib/use-tiers.ts'
import { Honeypot } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { calls } from '#contract/calls.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import { DoneStep } from './done-step.tsx'
import type { WizardCopy } from './step-props.ts'
import { ContactStep, fieldId, JoinStep, MotivationStep, OfferStep } from './steps.tsx'
import {
  emptyWizard,
  moveWizard,
  readWizard,
  settleWizard,
  stepOf,
  type WizardField,
  type WizardState,
  waitlistPayload,
  wizardFields,
} from './wizard-state.ts'

type WaitlistWizardProps = {
  copy: WizardCopy
  /** Level of each step's heading: one below the heading that the wizard stands under. */
  heading?: 'h2' | 'h3'
  /** Places left, shown until the live figures are loaded; the contract's defaults when absent. */
  tiers?: TierAvailability[]
  /** Where a post without JavaScript has led. */
  posted?: WizardState
}

const call = {
  path: calls.waitlistSubmit,
  loadSchema: () => import('#contract/waitlist.ts').then((module) => module.waitlistSubmission),
}

/** Without scripts a post leads here, so that the browser gives the focus to the step's heading. */
const headingId = 'waitlist-step'

/**
 * The waiting list in steps 0 to 4. Each step is a form of its own that posts to /waitlist, where
 * the server makes the same move; with JavaScript the move is made here.
 */
export function WaitlistWizard({ copy, heading: Heading = 'h3', tiers: given, posted }: WaitlistWizardProps) {
  const [state, setState] = useState(posted ?? emptyWizard)
  /** Counts moves, so that each takes the focus to where it led. */
  const [moves, setMoves] = useState(0)
  const { sending, proving, prepare, send } = useFormCall(call)
  const tiers = useTiers(given)
  const words = useFormCopy()
  const language = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { step, values, error } = state

  useEffect(() => {
    if (moves === 0) return
    const target = error?.field ? document.getElementById(fieldId(error.field)) : error ? undefined : heading.current
    target?.focus()
  }, [moves, error])

  // On the way from the other language.
  useEffect(
    () =>
      receiveInput(
        () => root.current?.querySelector('form') ?? null,
        (input) => setState(readWizard(input)),
      ),
    [],
  )

  function move(next: WizardState) {
    setState(next)
    setMoves((count) => count + 1)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = readWizard(data)
    const next = moveWizard(typed, buttonValue(event.nativeEvent.submitter))
    if (next !== 'submit') return move(next)
    const answer = await send(waitlistPayload(typed.values), String(data.get('website')))
    if (answer) settle(settleWizard(typed, requireSuccessFlag(answer)))
  }

  function settle(next: WizardState) {
    move(next)
    if (next.error === undefined) {
      showToast({ title: next.held ? copy.held.title : copy.success })
      void refreshTiers()
    } else if (next.error.field) {
      logSecurityEvent('form_validation_failure', { form: 'waitlist', fields: [next.error.field] })
    }
  }

  const title = (text: string) => (
    <Heading id={headingId} ref={heading} tabIndex={-1} className="wizard-title h3">
      {step >= 1 && step <= 3 && <span className="visually-hidden">{fill(copy.progress.step, { n: step })}: </span>}
      {text}
    </Heading>
  )
  const message = errorText(state, copy)
  // Read out even where the focus is in the field already, and each time anew.
  const fault = message && (
    <span key={moves} role="alert">
      {message}
    </span>
  )
  const parts = { copy, values, title, message, fault, errorField: error?.field }

  return (
    <div className="wizard no-print" id="waitlist" data-step={step} ref={root}>
      {step >= 1 && step <= 3 && <Progress step={step} copy={copy.progress} />}
      <form
        // Each step starts from the values, also where it shares a field's place with the last one.
        key={step}
        data-form="waitlist"
        method="post"
        action={`${localePath('/waitlist', language)}#${headingId}`}
        aria-label={copy.label}
        noValidate
        onFocus={prepare}
        onSubmit={submit}
      >
        <input type="hidden" name="step" value={step} />
        <HiddenValues state={state} />
        {step === 0 && <JoinStep {...parts} />}
        {step === 1 && <ContactStep {...parts} />}
        {step === 2 && (
          <OfferStep {...parts} early={tierOf(tiers, 'early_access')} founders={tierOf(tiers, 'founders_beta')} />
        )}
        {step === 3 && <MotivationStep {...parts} sending={sending} proving={proving} moves={moves} />}
        {step === 4 && (
          <DoneStep
            {...parts}
            held={state.held}
            announce={posted?.step === 4 && moves === 0 && !state.held ? copy.success : undefined}
          />
        )}
        <Honeypot label={words.honeypot} />
      </form>
    </div>
  )
}

function Progress({ step, copy }: { step: number; copy: WizardCopy['progress'] }) {
  const last = copy.steps.length
  return (
    <div
      className="wizard-progress"
      role="progressbar"
      aria-label={copy.label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={step}
      aria-valuetext={fill(copy.step, { n: step })}
      data-step={step}
    >
      <ol>
        {copy.steps.map((name, index) => (
          <li key={name} data-current={index + 1 === step || undefined}>
            {index + 1} {name}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What other steps have asked for travels along. */
function HiddenValues({ state: { step, values } }: { state: WizardState }) {
  if (step === 0 || step === 4) return null
  return (
    <>
      <input type="hidden" name="tier" value={values.tier} />
      {wizardFields.map((field) => {
        const value = values[field]
        if (stepOf(field) === step || value === false) return null
        return <input key={field} type="hidden" name={field} value={value === true ? 'on' : value} />
      })}
    </>
  )
}

function buttonValue(button: HTMLElement | null): string {
  return button instanceof HTMLButtonElement ? button.value : ''
}

/** Some fields have words of their own for what is wrong. */
function errorText({ error }: WizardState, { errors, tooLong, labels }: WizardCopy): string | undefined {
  if (error === undefined) return undefined
  if (!error.field) return errors[error.code]
  const { field } = error
  const { [field]: own }: Partial<Record<WizardField, Record<string, string>>> = errors
  const { [field]: label = '' }: Partial<Record<WizardField, string>> = labels
  const rule = waitlistFields[field]
  return own?.[error.code] ?? fill(tooLong, { label, max: 'max' in rule ? rule.max : '' })
}
