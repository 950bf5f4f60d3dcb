import { type ReactNode, useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { minuteMs } from '#contract/milliseconds.ts'
import { undoMs } from '#contract/undo.ts'
import type { MailReason } from '#server/mail/reason.ts'
import type { Correction } from '#server/people/correct-address.ts'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Field, Key, LinkKey, PostForm } from '../../ui/form.tsx'
import { type Undoable, useUndoable } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import type { ShownMail } from './shown.server.ts'

type Words = DocumentOf<'desk/outbox'>

/** What a mail's forms are answered. */
export type MailAnswer =
  | { id: string; did: 'arrived' | 'retried' | 'unsettled' | 'uncorrected'; to: string }
  | { id: string; did: 'corrected' | 'corrected-again'; to: string; at: number; correction: Correction }
  | { id: string; did: 'failed'; to: string; reason: MailReason }
  | { id: string; did: 'settled'; to: string; at: number }
  | { id: string; problem: 'unknown' | 'bad_email' | 'same_email' }

/** Sends what is done with mails, and tells what came of it: the line of a mail may be gone by then. */
export function useMailActs(words: Words) {
  const fetcher = useFetcher<MailAnswer>()
  const { data: answer, state } = fetcher
  const did = answer && 'did' in answer ? answer : undefined
  const status = useRef<HTMLParagraphElement>(null)
  useUndoable(fetcher, (answer) => ('at' in answer ? wayBackOf(answer, words) : undefined))
  useEffect(() => {
    if (state === 'idle' && answer && document.activeElement === document.body) {
      status.current?.focus({ preventScroll: true })
    }
  }, [state, answer])
  const said = (
    <p role="status" className={did?.did === 'failed' ? 'said error' : 'said'} ref={status} tabIndex={-1}>
      {did && saidOf(did, words)}
    </p>
  )
  return { fetcher, said }
}

function wayBackOf(done: Extract<MailAnswer, { at: number }>, words: Words): Undoable {
  const way = { id: `mail ${done.id}`, name: done.to, at: done.at, action: `/outbox/${done.id}` }
  if (done.did === 'settled') return { ...way, text: words.settledText, msLeft: minuteMs, form: { act: 'unsettle' } }
  const { from, rows, people } = done.correction
  return {
    ...{ ...way, text: words.correct.done[done.did], msLeft: undoMs },
    form: { act: 'undo-correct', from, row: rows, person: people.map((addresses) => addresses.join(' ')) },
  }
}

function saidOf(done: Extract<MailAnswer, { did: string }>, words: Words): string {
  switch (done.did) {
    case 'failed':
      return fill(words.failed, { to: done.to, reason: words.reasons[done.reason] })
    case 'unsettled':
      return words.unsettled
    case 'arrived':
    case 'retried':
      return fill(words[done.did], done)
    default:
      // Told where it can be taken back.
      return ''
  }
}

type MailActsProps = {
  words: Words
  mail: ShownMail
  fetcher: FetcherWithComponents<MailAnswer>
  /** The keys of a page, whose first is the one next step; else words in a list. */
  isPage?: boolean
}

/** What helps a mail that did not arrive, what helps most first. */
export function MailActs({ words, mail, fetcher, isPage = false }: MailActsProps) {
  const { id, to, reason } = mail
  const isOurs = fetcher.state !== 'idle' && fetcher.formAction?.endsWith(id)
  const isSending = isOurs && fetcher.formData?.get('act') === 'retry'
  const { data: answer } = fetcher
  const own = answer?.id === id ? answer : undefined
  const problem = own && 'problem' in own ? words.correct.problems[own.problem] : undefined
  const Act = isPage ? Key : LinkKey
  /** Of a page; in a list each key has its place. */
  const isCorrectedFirst =
    isPage && mail.mayCorrect && (['unknown_address', 'unnamed'].includes(reason ?? '') || !mail.mayRetry)
  const correct = mail.mayCorrect && (
    <KeyDialog
      key="correct"
      isWord={!isPage}
      label={words.correct.open}
      look={isCorrectedFirst ? 'main' : ''}
      of={isPage ? undefined : to}
      title={words.correct.title}
      disabled={isOurs}
      done={own && 'did' in own && own}
    >
      <PostForm of={fetcher} action={`/outbox/${id}`} noValidate>
        <p>
          {fill(mail.mayRetry ? words.correct.text : words.correct.only, {
            letter: words.letters[mail.letter] ?? mail.letter,
          })}
        </p>
        <Field
          look="paragraph"
          label={words.correct.field}
          error={problem}
          name="email"
          type="email"
          defaultValue={to}
          autoComplete="off"
        />
        <DialogKeys
          keep={mail.mayRetry ? words.correct.again : words.correct.button}
          look={mail.mayRetry ? 'main out' : 'main'}
          act="correct"
        />
      </PostForm>
    </KeyDialog>
  )
  const key = (act: 'retry' | 'settle' | 'unsettle', label: string, look = '') => (
    <PostForm of={fetcher} action={`/outbox/${id}`} key={act}>
      <Act label={label} look={look} act={act} of={isPage ? undefined : to} disabled={isOurs} />
    </PostForm>
  )
  const retry =
    mail.mayRetry &&
    key('retry', isSending ? words.retrying : words.retry, isPage ? (isCorrectedFirst ? 'out' : 'main out') : '')
  if (!mail.mayCorrect && !mail.mayRetry && !mail.maySettle && !mail.isSettled) return null
  return (
    <div className="actions mail-acts">
      {isCorrectedFirst ? [correct, retry] : [retry, correct]}
      {mail.maySettle && key('settle', words.settle)}
      {mail.isSettled && key('unsettle', words.unsettle, isPage ? '' : 'soft')}
    </div>
  )
}

type WhyProps = { words: Words; mail: Pick<ShownMail, 'reason' | 'error'>; children?: ReactNode }

/** Why it did not arrive, in a person's words, with those of the server behind a fold. */
export function Why({ words, mail: { reason, error }, children }: WhyProps) {
  if (!reason) return null
  return (
    <>
      <span className="why">{words.reasons[reason]}</span> {children}
      {error && (
        <details className="unfold note">
          <summary>{words.server}</summary>
          <span className="mono anywhere">{error}</span>
        </details>
      )}
    </>
  )
}
