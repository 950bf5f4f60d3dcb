import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { reasonFor, useFormCopy } from '#app/lib/form-copy.ts'
import { type FormOutcome, fieldError, formOutcome, useFormOutcome } from '#app/lib/form-outcome.ts'
import { receiveHandOver } from '#app/lib/hand-over.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { localePath } from '#app/lib/locale-path.ts'
import { pageBefore } from '#app/lib/page-before.ts'
import { logSecurityEvent } from '#app/lib/security-log.ts'
import { useFormCall } from '#app/lib/use-form-call.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { LineInputs } from '#app/sections/form-inputs/line-inputs.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary, Honeypot, TextField } from '#app/ui/field.tsx'
import { FormMessage } from '#app/ui/form-message.tsx'
import { Sending } from '#app/ui/sending.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { calls } from '#contract/calls.ts'
import { type ContactField, contactFields } from '#contract/contact-fields.ts'
import { payloadOf, readFields, requiredWhenEmpty, type TypedValues } from '#contract/form-fields.ts'
import { characterCount, limits } from '#contract/limits.ts'
import { type Registration, RegistrationLine } from './registration.tsx'

type ContactFormProps = {
  copy: DocumentOf<'contact'>['form']
  /** The message that the page's address brings along, or nothing. */
  prefilled: string
  registration?: Registration
  /** How a post without JavaScript went, and what was typed in it. */
  posted?: { outcome: FormOutcome<ContactField>; values: TypedValues<typeof contactFields> }
}

const call = {
  path: calls.sendContactEmail,
  loadSchema: () => import('#contract/contact.ts').then((module) => module.contactMessage),
}

const outcomeId = 'contact-outcome'

const fieldId = (field: string) => `contact-${field}`

export function ContactForm({ copy, prefilled, registration: given, posted }: ContactFormProps) {
  const { outcome, attempt, isPosted, isInvalid, settle } = useFormOutcome(posted?.outcome, fieldId)
  const [registration, setRegistration] = useState(given)
  const { sending, proving, prepare, send } = useFormCall(call)
  const words = useFormCopy()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const values = posted?.values ?? { ...readFields(contactFields), message: prefilled }
  const [messageCount, setMessageCount] = useState(() => characterCount(values.message.trim()))

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = { ...readFields(contactFields, data), origin: pageBefore() }
    const missing = requiredWhenEmpty(contactFields, typed)
    if (missing.length > 0) return tell({ status: 'invalid', invalid: missing })
    const result = await send(payloadOf(contactFields, typed), String(data.get('website')))
    if (result) tell(formOutcome(contactFields, result))
  }

  function tell(next: FormOutcome<ContactField>) {
    settle(next)
    if (next.status === 'invalid') {
      showToast({ kind: 'destructive', title: copy.invalid })
      logSecurityEvent('form_validation_failure', { form: 'contact', fields: next.invalid })
    } else if (next.status === 'failed') {
      showToast({ kind: 'destructive', title: copy.failure.title, text: reasonFor(next.failure, words) })
      logSecurityEvent('contact_send_failure', { code: next.failure.code })
    } else {
      clear()
      showToast({ title: next.status === 'sent' ? copy.success.title : copy.held.title })
    }
  }

  /** Not by reset(), which would bring back what an earlier post without JavaScript had filled in. */
  function clear() {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = ''
    }
    setMessageCount(0)
    setRegistration(undefined)
  }

  const error = (field: ContactField) => (isInvalid(field) ? fieldError(contactFields, field, copy) : undefined)

  return (
    <form
      className="contact-form"
      data-form="contact"
      id="contact-form"
      method="post"
      action={`${localePath('/contact', language)}#${outcomeId}`}
      noValidate
      ref={form}
      onFocus={prepare}
      onSubmit={submit}
    >
      <Outcome key={attempt} outcome={outcome} copy={copy} posted={isPosted} />
      {registration && <RegistrationLine registration={registration} label={copy.labels.event} />}
      <div className="contact-inputs">
        <LineInputs fields={contactFields} id={fieldId} labels={copy.labels} values={values} error={error} />
      </div>
      <MessageField
        copy={copy}
        defaultValue={values.message}
        count={messageCount}
        onCount={setMessageCount}
        error={error('message')}
      />
      <Honeypot label={words.honeypot} />
      <Button disabled={sending}>{sending ? copy.sending : copy.submit}</Button>
      <Sending text={proving ? words.proving : sending && copy.sending} visible={proving} />
      <p className="note">
        {copy.privacy.before}
        <LocaleLink to="/privacy">{copy.privacy.link}</LocaleLink>
        {copy.privacy.after}
      </p>
    </form>
  )
}

type OutcomeProps = { outcome: FormOutcome<ContactField> | undefined; copy: ContactFormProps['copy']; posted: boolean }

/**
 * How the last attempt went. Where JavaScript has no part in it, the words of the toast and the list of errors stand here;
 * otherwise the toast says that there are errors, and the first field that has one takes the focus.
 */
function Outcome({ outcome, copy, posted }: OutcomeProps) {
  if (outcome === undefined) return null
  if (outcome.status === 'invalid') {
    if (!posted) return null
    const errors = outcome.invalid.map((field) => ({
      id: fieldId(field),
      message: fieldError(contactFields, field, copy),
    }))
    return <ErrorSummary id={outcomeId} title={copy.invalid} errors={errors} />
  }
  const words = { sent: copy.success, held: copy.held, failed: copy.failure }[outcome.status]
  return (
    <FormMessage
      id={outcomeId}
      kind={outcome.status === 'failed' ? 'error' : 'plain'}
      title={posted || outcome.status === 'held' ? words.title : undefined}
      text={words.text}
    />
  )
}

type MessageFieldProps = {
  copy: ContactFormProps['copy']
  defaultValue: string
  /** Characters typed so far. */
  count: number
  onCount: (count: number) => void
  error?: string
}

function MessageField({ copy, defaultValue, count, onCount, error }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)

  // It may have been filled before scripts ran, or on the page in the other language.
  useEffect(() => onCount(characterCount(field.current?.value.trim() ?? '')), [onCount])

  // What the chat hands over goes below what was typed already.
  useEffect(
    () =>
      receiveHandOver((text) => {
        if (!field.current) return
        field.current.value = [field.current.value.trim(), text].filter(Boolean).join('\n\n')
        onCount(characterCount(field.current.value))
      }),
    [onCount],
  )

  const { min, max } = limits.message
  return (
    <TextField
      id={fieldId('message')}
      label={copy.labels.message}
      name="message"
      rows={7}
      defaultValue={defaultValue}
      ref={field}
      required
      hint={count === 0 ? fill(copy.bounds, { min, max }) : fill(copy.count, { n: count, max })}
      error={error}
      onInput={(event) => onCount(characterCount(event.currentTarget.value.trim()))}
    />
  )
}
