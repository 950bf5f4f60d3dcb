import { type KeyboardEvent, type MouseEvent, type Ref, type SubmitEvent, useId, useRef } from 'react'
import { chatLimits } from '#contract/chat.ts'
import type { ChatCopy } from './chat-copy.ts'

type QuestionFormProps = {
  words: ChatCopy
  ref: Ref<HTMLTextAreaElement>
  /** What the field holds at first. */
  question: string
  isAnswering: boolean
  onAsk: (question: string) => void
  onStop: () => void
}

/** The field: Enter sends, Shift and Enter starts a new line. While an answer comes, its button stops it. */
export function QuestionForm({ words, ref, question, isAnswering, onAsk, onStop }: QuestionFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('question') as HTMLTextAreaElement
    const asked = field.value.trim()
    field.focus()
    // What is typed while an answer comes waits for it.
    if (asked === '' || isAnswering) return
    field.value = ''
    onAsk(asked)
  }

  function stop(click: MouseEvent) {
    // By the end of the click the button is the one that sends.
    click.preventDefault()
    // The second click of a double click sent nothing and is to stop nothing.
    if (click.detail < 2) onStop()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <form className="chat-form" ref={form} onSubmit={submit}>
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        name="question"
        rows={1}
        maxLength={chatLimits.question}
        defaultValue={question}
        placeholder={words.placeholder}
        aria-describedby={`${id}-keys`}
        autoComplete="off"
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        ref={ref}
      />
      {isAnswering ? (
        <button type="button" data-stops aria-label={words.stop} onClick={stop} key="button" />
      ) : (
        <button type="submit" aria-label={words.send} key="button" />
      )}
      <p className="note" id={`${id}-keys`}>
        {words.keys}
      </p>
    </form>
  )
}
