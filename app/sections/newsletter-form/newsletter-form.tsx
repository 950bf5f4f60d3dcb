import { type SubmitEvent, useId, useRef, useState } from 'react'
import { reasonFor, useFormCopy } from '#app/lib/form-copy.ts'
import { localePath } from '#app/lib/locale-path.ts'
import { useFormCall } from '#app/lib/use-form-call.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Honeypot, InputField } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { calls } from '#contract/calls.ts'
import { type NewsletterOutcome, newsletterOutcome } from './newsletter-outcome.ts'

export type NewsletterCopy = DocumentOf<'newsletter'>

type NewsletterFormProps = {
  /** Both answer beside the field, `footer` with toasts as well. */
  variant: 'footer' | 'block'
  copy: NewsletterCopy
  /** How a post without JavaScript went. */
  outcome?: NewsletterOutcome
}

const call = {
  path: calls.newsletterSubscribe,
  loadSchema: () => import('#contract/newsletter.ts').then((module) => module.newsletterSubscription),
}

export function NewsletterForm({ variant, copy, outcome: given }: NewsletterFormProps) {
  const [outcome, setOutcome] = useState(given)
  const { sending, proving, prepare, send } = useFormCall(call)
  const words = useFormCopy()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const fieldId = useId()
  const field = () => form.current?.elements.namedItem('email') as HTMLInputElement

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email')).trim()
    if (email === '') return settle({ status: 'empty', email })
    const result = await send({ email }, String(data.get('website')))
    if (result) settle(newsletterOutcome(email, result))
  }

  function settle(next: NewsletterOutcome) {
    setOutcome(next)
    if (next.status === 'empty' || next.status === 'invalid') field().focus()
    if (next.status === 'subscribed' || next.status === 'held') field().value = ''
    if (next.status === 'subscribed') {
      if (variant === 'footer') showToast(copy.footer.success)
    }
    if (next.status === 'failed' && variant === 'footer') {
      showToast({ kind: 'destructive', title: copy.footer.failure, text: reasonFor(next.failure, words) })
    }
  }

  const typed = given && 'email' in given ? given.email : undefined
  return (
    <form
      className="newsletter-form"
      data-form="newsletter"
      data-variant={variant}
      id={variant === 'block' ? 'newsletter' : undefined}
      method="post"
      action={`${localePath('/newsletter', language)}#newsletter`}
      noValidate
      ref={form}
      onFocus={prepare}
      onSubmit={submit}
    >
      <div className="newsletter-line">
        <InputField
          id={fieldId}
          label={copy.email}
          type="email"
          name="email"
          defaultValue={typed}
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="send"
          required
          error={fieldError(outcome, variant, copy)}
        />
        {/* Not disabled, which would lose the focus; a second press while sending does nothing. */}
        <Button aria-disabled={sending || undefined}>{sending ? copy.sending : copy.submit}</Button>
      </div>
      <Honeypot label={words.honeypot} />
      <div className="newsletter-answer" role="status">
        {proving ? <p>{words.proving}</p> : sending && <p className="visually-hidden">{copy.sending}</p>}
        {outcome?.status === 'held' && !sending && <p>{copy.held}</p>}
        {outcome?.status === 'subscribed' && (
          <p>
            {variant === 'block' && (
              <>
                <strong>{copy.block.success.title}</strong> <span>{copy.block.success.text}</span>{' '}
              </>
            )}
            {copy.pending}
          </p>
        )}
        {outcome?.status === 'failed' && (
          <p className="newsletter-failure">
            {variant === 'block' && (
              <>
                <strong>{copy.block.errorTitle}</strong>{' '}
              </>
            )}
            <span>{copy[variant].failure}</span> {reasonFor(outcome.failure, words)}
          </p>
        )}
      </div>
      <p className="note">{copy.note}</p>
    </form>
  )
}

function fieldError(outcome: NewsletterOutcome | undefined, variant: 'footer' | 'block', copy: NewsletterCopy) {
  if (outcome?.status === 'invalid') return copy.invalid
  if (outcome?.status !== 'empty') return undefined
  if (variant === 'footer') return copy.footer.empty
  return (
    <>
      <strong>{copy.block.errorTitle}</strong> <span>{copy.block.empty}</span>
    </>
  )
}
