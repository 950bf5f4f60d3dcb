import { type FormEvent, useRef, useState } from 'react'
import { callBackend } from '#app/lib/backend-client.ts'
import { reasonFor, useFormCopy } from '#app/lib/form-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { calls } from '#contract/calls.ts'
import type { HandedQuestion } from '#contract/handed-question.ts'
import type { ChatCopy } from './chat-copy.ts'
import type { Exchange } from './exchange.ts'

type HandOnProps = { exchange: Exchange; words: ChatCopy; onHandedOn: () => void }

/** Below a question without an answer: its visitor can let the site's people have it, as nobody's. */
export function HandOn({ exchange: { question, language, handedOn }, words: { handOn }, onHandedOn }: HandOnProps) {
  const forms = useFormCopy()
  const whole = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const box = event.currentTarget.querySelector('input')
    if (!box?.checked) {
      box?.focus()
      return setError(handOn.unticked)
    }
    setError(undefined)
    setSending(true)
    const payload: HandedQuestion = { question, language, agreeToPrivacy: true }
    const result = await callBackend(calls.handOnQuestion, payload)
    setSending(false)
    if (result.ok) {
      // The button that had the focus goes away.
      whole.current?.focus()
      onHandedOn()
    } else setError([handOn.failed, reasonFor(result, forms)].filter(Boolean).join(' '))
  }

  return (
    <div className="chat-hand-on" aria-live="polite" tabIndex={-1} ref={whole}>
      {handedOn ? (
        <p className="note">{handOn.sent}</p>
      ) : (
        <form onSubmit={send} noValidate>
          <CheckField name="agreeToPrivacy" label={handOn.consent} error={error} />
          <Button look="back" aria-disabled={isSending}>
            {handOn.label}
          </Button>
        </form>
      )}
    </div>
  )
}
