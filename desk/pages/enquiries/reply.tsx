import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { undoMs } from '#contract/undo.ts'
import { fill } from '../../fill.ts'
import { Key, PostForm, Select } from '../../ui/form.tsx'
import { leadOn, useResting } from '../../ui/rest.ts'
import { useUndoable } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import { useVisits } from '../../use-visits.ts'
import { problemWords } from './head.tsx'
import type { EnquiriesData } from './list-data.ts'
import type { EnquiryAnswer, EnquiryData, TakenBack } from './sheet-data.ts'
import type { Template } from './templates.server.ts'
import { typedSince, useDraft } from './use-draft.ts'
import { WritingBox } from './writing-box.tsx'

type ReplyProps = {
  data: EnquiryData
  takenBack: TakenBack | undefined
  isShown: boolean
}

/** The answer. What is typed is kept on the server as one types. */
export function Reply({ data: { words, enquiry, draft, templates }, takenBack, isShown }: ReplyProps) {
  const fetcher = useFetcher<EnquiryAnswer>()
  const [text, setText] = useState(draft?.text ?? '')
  const saving = useDraft({
    enquiryId: enquiry.id,
    kind: 'reply',
    text,
    kept: draft,
    isLeaving: fetcher.state !== 'idle',
  })
  // What this person had read when they began to write: what others say later they are asked about before it is sent.
  const [seen, setSeen] = useState(enquiry.latest)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const offer = answer && 'gone' in answer ? answer : undefined
  const gone = offer?.gone.filter((time) => text.includes(time)) ?? []
  // Once they are out of the text, nothing is in the way.
  const problem = answer && 'problem' in answer && (!offer || gone.length > 0) ? answer.problem : undefined
  const goOn = useNext(enquiry.id)
  const [parameters] = useSearchParams()
  // Where one goes on, the thread with its own key is left.
  useUndoable(fetcher, (answer) =>
    goOn && 'closed' in answer && answer.closed
      ? {
          ...{
            id: `reply ${answer.closed}`,
            name: enquiry.name,
            text: words.sentBefore,
            at: answer.at,
            msLeft: undoMs,
          },
          ...{ action: `/enquiries/${enquiry.id}`, back: `/enquiries/${enquiry.id}?${parameters}` },
          form: { act: 'undo', entry: answer.closed },
        }
      : undefined,
  )
  const rests = { rests: useResting() || fetcher.state === 'submitting' }
  const sent = useRef('')
  const notice = useRef<HTMLParagraphElement>(null)

  useVisits(`enquiries/${enquiry.id}/visit`, text !== '' && isShown)

  // What was taken back, or written on another device, comes into an empty field: with the picture, before a letter is typed into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server tells another draft
  useLayoutEffect(() => {
    if (text !== '' || !draft) return
    setText(draft.text)
    setSeen(enquiry.latest)
  }, [draft?.text])

  // The page may not have been loaded anew yet.
  useEffect(() => {
    if (takenBack) setText((typed) => typed || takenBack.text)
  }, [takenBack])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server has answered
  useEffect(() => {
    if (!fetcher.data || !('did' in fetcher.data)) return
    setText(typedSince(sent.current))
    if ('closed' in fetcher.data) goOn?.()
  }, [fetcher.data])

  // Who sent it may have scrolled on.
  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  function write(typed: string) {
    if (text === '') setSeen(enquiry.latest)
    setText(typed)
  }

  /** One goes on behind its last word, with the keys that send it in sight. */
  function takeTemplate(chosen: string) {
    flushSync(() => write(joined(withoutTemplate(text, templates), chosen)))
    const box = document.querySelector<HTMLTextAreaElement>('#reply')
    box?.focus({ preventScroll: true })
    box?.setSelectionRange(box.value.length, box.value.length)
    box?.closest('.answering')?.scrollIntoView({ block: 'end' })
  }

  function renewTimes() {
    const fresh = offer?.free.filter((time) => !text.includes(time)) ?? []
    write(gone.reduce((renewed, time, index) => renewed.replaceAll(time, fresh[index] ?? ''), text))
    document.getElementById('reply')?.focus({ preventScroll: true })
  }

  return (
    <PostForm
      of={fetcher}
      onSubmit={() => {
        sent.current = text
      }}
    >
      {problem !== 'changed_meanwhile' && (
        <input type="hidden" name="seen" value={text === '' ? enquiry.latest : seen} />
      )}
      {gone.map((time) => (
        <input key={time} type="hidden" name="gone" value={time} />
      ))}
      <WritingBox
        id="reply"
        words={words}
        label={words.replyLabel}
        head={
          <>
            {words.to} <span className="mono">{enquiry.email}</span>
          </>
        }
        hint={words.answerHint}
        tool={<Templates words={words} templates={templates} onChoose={takeTemplate} />}
        text={text}
        onText={write}
        saving={saving}
        isInvalid={problem !== undefined}
      />
      <p role="alert" className="error" ref={notice}>
        {problem &&
          (problem === 'times_gone'
            ? fill(words.templates.gone, { times: gone.join('; ') })
            : problemWords(words, problem))}
      </p>
      <p className="actions">
        {problem === 'changed_meanwhile' || problem === 'times_gone' ? (
          <>
            {offer && offer.free.length > 0 && (
              <Key key="renew" label={words.templates.renew} look="main" onClick={renewTimes} />
            )}
            <Key label={words.sendAnyway} look={offer ? 'out' : 'main out'} act="send" {...rests} />
          </>
        ) : (
          <>
            <Key label={goOn ? words.sendCloseNext : words.sendAndClose} look="main out" act="send-close" {...rests} />
            <Key label={words.send} look="out" act="send" {...rests} />
          </>
        )}
      </p>
    </PostForm>
  )
}

type TemplatesProps = Pick<EnquiryData, 'words' | 'templates'> & { onChoose(text: string): void }

/** Begins a reply, or goes on with it. */
function Templates({ words, templates, onChoose }: TemplatesProps) {
  return (
    <Select
      isInBar
      aria-label={words.templates.label}
      value=""
      onChange={({ target }) => onChoose(templates[Number(target.value)]?.text ?? '')}
      options={templates.map(({ title }, index) => [String(index), title])}
    >
      <option value="" disabled>
        {words.templates.label}
      </option>
    </Select>
  )
}

/** A template that still stands as it was taken gives way to the next one. */
function withoutTemplate(text: string, templates: Template[]): string {
  const typed = text.trimEnd()
  const last = templates.find((template) => template.text !== '' && typed.endsWith(template.text))
  return last ? typed.slice(0, -last.text.length) : text
}

/** A greeting that stands there is not written a second time. */
function joined(text: string, more: string): string {
  if (text.trim() === '') return more
  const [greeting = ''] = more.split('\n')
  return `${text.trimEnd()}\n\n${text.includes(greeting) ? more.slice(greeting.length).trimStart() : more}`
}

/** The way on from an enquiry that was answered: to the next one of the list that waits and no colleague has. Undefined where none waits. */
function useNext(id: string): (() => void) | undefined {
  const { rows } = useRouteLoaderData('pages/enquiries') as EnquiriesData
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const at = rows.findIndex((row) => row.id === id)
  const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find(
    ({ isOwed, isColleagues }) => isOwed && !isColleagues,
  )
  if (!next) return undefined
  return () => {
    void Promise.resolve(navigate(`/enquiries/${next.id}?${parameters}`)).then(leadOn())
  }
}
