import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { usePage } from '#app/lib/page-facts.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { withoutNumbers } from './answer-text.ts'
import type { Exchange } from './exchange.ts'
import { ExchangeView, useFailureReason } from './exchange-view.tsx'
import { HandOverView } from './hand-over-view.tsx'
import { QuestionForm } from './question-form.tsx'
import { startersOf } from './starters.ts'
import './chat-dialog.css'
import type { ChatCopy, ChatFile } from './chat-copy.ts'
import { handOverText } from './chat-text.ts'
import { ContactOptions } from './contact-options.tsx'
import { useChat } from './use-chat.ts'
import { useDockedDialog } from './use-docked-dialog.ts'
import { Starters, Welcome } from './welcome.tsx'

export type ChatDialogProps = ChatFile & {
  /** What the field holds at first; empty but for a question from elsewhere. */
  question: string
  onClose: () => void
}

/** The line above an exchange, and what rounding leaves of it: two lines would meet below the title. */
const hairline = 2

/** The assistant: a panel beside the page on a wide screen, the whole screen on a phone. */
export function ChatDialog({ words, bookingUrl, question, onClose }: ChatDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { pathname } = usePage()
  const chat = useChat(useLanguage())
  const news = useNews(chat.latest, words)
  const [isHandingOver, setHandingOver] = useState(false)
  const { exchanges, isAnswering } = chat
  const lastId = exchanges.at(-1)?.id

  useDockedDialog(dialog)
  useEscape(close)
  // Whatever had the focus is gone then: the button of a question, of a second try, of the way back.
  // On a phone the screen keyboard would cover what is to be read; there the title takes it.
  useEffect(() => {
    if (isHandingOver) return
    const isTouched = matchMedia('(pointer: coarse)').matches
    ;(isTouched ? title : field).current?.focus({ preventScroll: true })
    // The latest question stands at the top, its answer grows below: nothing that is being read moves.
    const latest = list.current?.lastElementChild
    if (lastId && latest instanceof HTMLElement) body.current?.scrollTo({ top: latest.offsetTop + hairline })
  }, [lastId, isHandingOver])

  function close() {
    dialog.current?.close()
    onClose()
  }

  function restart() {
    chat.restart()
    setHandingOver(false)
  }

  /** A link leads to a passage, perhaps of this very page: it is to be seen. A click that opens a tab changes nothing here. */
  function closeAfterwards(click: MouseEvent) {
    const { target } = click
    const link = target instanceof Element ? target.closest('a') : null
    const isFollowed = link && link.target === '' && !click.metaKey && !click.ctrlKey && !click.shiftKey
    if (isFollowed || target === dialog.current) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's own key handling raises the click, and Escape closes the dialog
    <dialog
      className="chat white no-print"
      aria-labelledby={`${id}-title`}
      ref={dialog}
      onClose={() => dialog.current?.open || onClose()}
      onClick={closeAfterwards}
    >
      <div className="chat-sheet">
        <div className="chat-head">
          <h2 id={`${id}-title`} tabIndex={-1} ref={title}>
            {words.title}
          </h2>
          {exchanges.length > 0 && (
            <button type="button" className="chat-plain" onClick={restart}>
              {words.restart}
            </button>
          )}
          <CloseButton className="chat-close" label={words.close} onClick={close} />
        </div>
        <p className="visually-hidden" role="status">
          {news}
        </p>
        {isHandingOver ? (
          <HandOverView
            text={handOverText(exchanges, words.handOver)}
            words={words.handOver}
            onBack={() => setHandingOver(false)}
          />
        ) : (
          <>
            <div className="chat-body" ref={body}>
              <Welcome words={words} />
              {exchanges.length === 0 && (
                <Starters
                  title={words.startersTitle}
                  questions={startersOf(words.starters, pathname)}
                  onAsk={chat.ask}
                />
              )}
              {exchanges.length > 0 && (
                <ol className="chat-log" aria-label={words.log} ref={list}>
                  {exchanges.map((exchange) => (
                    <ExchangeView
                      exchange={exchange}
                      words={words}
                      bookingUrl={bookingUrl}
                      onRetry={chat.retry}
                      onHandedOn={chat.markHandedOn}
                      onHandOver={() => setHandingOver(true)}
                      key={exchange.id}
                    />
                  ))}
                </ol>
              )}
            </div>
            <div className="chat-foot">
              <QuestionForm
                words={words}
                ref={field}
                question={question}
                isAnswering={isAnswering}
                onAsk={chat.ask}
                onStop={chat.stop}
              />
              <ContactOptions
                words={words}
                bookingUrl={bookingUrl}
                onHandOver={exchanges.length > 0 ? () => setHandingOver(true) : undefined}
              />
            </div>
          </>
        )}
      </div>
    </dialog>
  )
}

/** Escape closes the panel from wherever the focus is: beside the page it may cover what has it. */
function useEscape(close: () => void): void {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    event.preventDefault()
    close()
  })
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
}

/** What a screen reader hears: that an answer is on its way, and the answer once it is whole. */
function useNews(latest: Exchange | undefined, words: ChatCopy): string {
  const reason = useFailureReason(latest, words)
  if (!latest) return ''
  if (latest.status === 'waiting') return words.searching
  if (latest.status === 'stopped') return words.stopped
  if (latest.status === 'failed') return [words.error, reason].filter(Boolean).join(' ')
  const { none, one, many } = words.announced
  const n = latest.status === 'answered' ? latest.sources.length : 0
  return fill(n === 0 ? none : n === 1 ? one : many, { n, answer: withoutNumbers(latest.text) })
}
