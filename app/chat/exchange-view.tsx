import { useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { reasonFor, useFormCopy } from '#app/lib/form-copy.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { ChatSource } from '#contract/chat.ts'
import { locales } from '#contract/language.ts'
import { Answer } from './answer.tsx'
import type { ChatCopy } from './chat-copy.ts'
import { clipboardText } from './chat-text.ts'
import type { Exchange } from './exchange.ts'
import { HandOn } from './hand-on.tsx'

type ExchangeViewProps = {
  exchange: Exchange
  words: ChatCopy
  onRetry: (exchange: Exchange) => void
  onHandedOn: (exchange: Exchange) => void
  /** Shows what would go to the contact form. */
  onHandOver: () => void
  bookingUrl: string
}

/** One question and its answer, with what can be done with it. */
export function ExchangeView({ exchange, words, ...ways }: ExchangeViewProps) {
  const { question, language, text, sources, status } = exchange
  const lang = language === useLanguage() ? undefined : locales[language]
  return (
    <li className="chat-exchange" data-status={status}>
      <p className="note">{words.you}</p>
      <p className="chat-question" lang={lang}>
        <Unbroken text={question} />
      </p>
      <p className="note">{words.machine}</p>
      <div lang={lang}>
        {text && <Answer text={text} sources={status === 'answered' ? sources : []} words={words} />}
        {status === 'answered' && <SourceList sources={sources} words={words} />}
      </div>
      {status === 'waiting' && <p className="chat-searching">{text === '' && words.searching}</p>}
      {status === 'answered' && <CopyAnswer exchange={exchange} words={words} />}
      {status === 'unknown' && <OtherWays words={words} onHandOver={ways.onHandOver} bookingUrl={ways.bookingUrl} />}
      {status === 'unknown' && (
        <HandOn exchange={exchange} words={words} onHandedOn={() => ways.onHandedOn(exchange)} />
      )}
      {(status === 'stopped' || status === 'failed') && (
        <Unfinished exchange={exchange} words={words} onRetry={ways.onRetry} />
      )}
    </li>
  )
}

/** Where an answer can be read: the passages themselves. */
function SourceList({ sources, words }: { sources: ChatSource[]; words: ChatCopy }) {
  if (sources.length === 0) return null
  return (
    <div className="chat-sources">
      <p className="note">{words.sources}</p>
      <ol>
        {sources.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Puts an answer on the clipboard; the button itself says how it went. */
function CopyAnswer({ exchange, words }: { exchange: Exchange; words: ChatCopy }) {
  const [isCopied, setCopied] = useState<boolean>()
  const label = isCopied === undefined ? words.copy : isCopied ? words.copied : words.notCopied
  return (
    <button
      type="button"
      className="chat-plain"
      onClick={async () => setCopied(await copyText(clipboardText(exchange)))}
      onBlur={() => setCopied(undefined)}
    >
      <span aria-live="polite">{label}</span>
    </button>
  )
}

function OtherWays({ words, onHandOver, bookingUrl }: Pick<ExchangeViewProps, 'words' | 'onHandOver' | 'bookingUrl'>) {
  return (
    <div className="actions">
      <Button type="button" onClick={onHandOver}>
        {words.askHuman}
      </Button>
      <a className={buttonClass('second')} href={bookingUrl} target="_blank" rel="noopener" data-touch="booking">
        <span>
          {words.booking} <span className="visually-hidden">({words.newTab})</span>
        </span>
      </a>
    </div>
  )
}

function Unfinished({ exchange, words, onRetry }: Pick<ExchangeViewProps, 'exchange' | 'words' | 'onRetry'>) {
  const reason = useFailureReason(exchange, words)
  return (
    <div className="chat-unfinished">
      {exchange.status === 'stopped' ? (
        <p className="note">{words.stopped}</p>
      ) : (
        <p className="chat-error">
          <strong>{words.error}</strong> {reason}
        </p>
      )}
      <button type="button" className="chat-plain" onClick={() => onRetry(exchange)}>
        {words.retry}
      </button>
    </div>
  )
}

/** Why an answer failed, where a person can do something about it. */
export function useFailureReason(exchange: Exchange | undefined, words: ChatCopy): string | undefined {
  const forms = useFormCopy()
  const failure = exchange?.failure
  if (!failure) return undefined
  return failure.code === 'cut_off' ? words.cutOff : reasonFor(failure, forms)
}
