import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { FormToken } from '../../ui/form-token.tsx'
import { useVisits } from '../../use-visits.ts'
import { problemWords } from './head.tsx'
import type { EnquiryAnswer, EnquiryData, OwnAct } from './sheet-data.ts'
import { useDraft } from './use-draft.ts'
import { useNote } from './use-note.ts'
import { useOwnActs } from './use-own-acts.ts'

type ReplyProps = {
  data: EnquiryData
  /** What this person did on this page, in order. */
  acts: OwnAct[]
  onOwnAct(act: OwnAct): void
}

/** The answer, or a note among the team. What is typed is kept on the server as one types. */
export function Reply({ data: { words, enquiry, draft }, acts, onOwnAct }: ReplyProps) {
  const fetcher = useFetcher<EnquiryAnswer>()
  const [isNote, setNote] = useState(false)
  const [text, setText] = useState(draft?.text ?? '')
  const [note, writeNote] = useNote(enquiry.id)
  const { savedAt, hasFailed } = useDraft(enquiry.id, text, draft, fetcher.state !== 'idle')
  // What this person had seen when they began to write: what comes later they are asked about before it is sent.
  const [seen, setSeen] = useState(enquiry.revision)
  // The page may not have been loaded anew since this person acted.
  const latest = Math.max(enquiry.revision, seen)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const handled = useRef(0)
  const notice = useRef<HTMLParagraphElement>(null)

  useVisits(`enquiries/${enquiry.id}/visit`, text !== '' && !isNote)

  // What was taken back, or written on another device, comes into an empty field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server tells another draft
  useEffect(() => {
    if (text !== '' || !draft) return
    setText(draft.text)
    setSeen(latest)
  }, [draft?.text])

  useOwnActs(fetcher.data, onOwnAct)
  useEffect(() => {
    for (const act of acts.slice(handled.current)) {
      // Where somebody else was between, that is still to be told.
      setSeen((before) => (act.revision === before + 1 ? act.revision : before))
      if (act.text !== undefined) setText((typed) => typed || (act.text ?? ''))
    }
    handled.current = acts.length
  }, [acts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server has answered
  useEffect(() => {
    if (!fetcher.data || !('did' in fetcher.data)) return
    if (fetcher.data.did === 'noted') writeNote('')
    else setText('')
  }, [fetcher.data])

  // Who sent it may have scrolled on.
  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  return (
    <fetcher.Form method="post" className="reply">
      <FormToken />
      {problem !== 'changed_meanwhile' && !isNote && (
        <input type="hidden" name="revision" value={text === '' ? latest : seen} />
      )}
      <div className="reply-head">
        <label htmlFor="reply">
          {isNote ? (
            <b>{words.noteLabel}</b>
          ) : (
            <>
              <b>{words.answerTo.split('{email}')[0]}</b>
              {enquiry.email}
            </>
          )}
        </label>
        <button id="note-instead" className="link-key" type="button" onClick={() => setNote(!isNote)}>
          {isNote ? words.replyInstead : words.noteInstead}
        </button>
      </div>
      <p className="field">
        <textarea
          id="reply"
          name="text"
          rows={6}
          value={isNote ? note : text}
          aria-invalid={problem ? true : undefined}
          aria-describedby="reply-foot"
          onChange={(event) => {
            if (isNote) return writeNote(event.target.value)
            if (text === '') setSeen(latest)
            setText(event.target.value)
          }}
        />
      </p>
      <p className="reply-foot note" id="reply-foot">
        <span>{!isNote && words.answerHint}</span>
        <span>{!isNote && text !== '' && savedAt && fill(words.saved, { time: savedAt })}</span>
        <span role="status" className="error">
          {!isNote && hasFailed && words.notSaved}
        </span>
      </p>
      <p role="alert" className="error" ref={notice}>
        {problem && problemWords(words, problem)}
      </p>
      <p className="actions">
        {isNote ? (
          <button className="key main" type="submit" name="act" value="note">
            {words.keepNote}
          </button>
        ) : problem === 'changed_meanwhile' ? (
          <button className="key main out" type="submit" name="act" value="send">
            {words.sendAnyway}
          </button>
        ) : (
          <>
            <button className="key main out" type="submit" name="act" value="send-close">
              {words.sendAndClose}
            </button>
            <button className="key out" type="submit" name="act" value="send">
              {words.send}
            </button>
          </>
        )}
      </p>
    </fetcher.Form>
  )
}
