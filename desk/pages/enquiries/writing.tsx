import { useEffect, useRef, useState } from 'react'
import { fill } from '../../fill.ts'
import { Alert, Field, Key, PostForm, Select } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import { problemWords } from './head.tsx'
import { Reply } from './reply.tsx'
import type { EnquiryAnswer, EnquiryData, TakenBack } from './sheet-data.ts'
import { typedSince, useDraft } from './use-draft.ts'
import { WritingBox } from './writing-box.tsx'

export type WritingTab = 'reply' | 'note'

type WritingProps = {
  data: EnquiryData
  tab: WritingTab
  onTab(tab: WritingTab): void
  takenBack: TakenBack | undefined
}

/** Reply and note are two tabs with two texts, both there while one of them shows. */
export function Writing({ data, tab, onTab, takenBack }: WritingProps) {
  const { words, enquiry } = data
  const list = useRef<HTMLDivElement>(null)
  const tabs = [
    ['reply', fill(words.answerTo, { name: enquiry.name })],
    ['note', words.noteTab],
  ] as const
  const other = tab === 'reply' ? 'note' : 'reply'
  return (
    <div className="answering">
      {enquiry.colleague && <p className="note">{fill(words.withColleague, { name: enquiry.colleague })}</p>}
      <div
        className="tabs"
        role="tablist"
        aria-label={words.writeHere}
        ref={list}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
          onTab(other)
          list.current?.querySelector<HTMLElement>(`#${other}-tab`)?.focus()
        }}
      >
        {tabs.map(([id, label]) => (
          <button
            key={id}
            id={`${id}-tab`}
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls={`${id}-panel`}
            tabIndex={tab === id ? 0 : -1}
            onClick={() => onTab(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id="reply-panel" role="tabpanel" aria-labelledby="reply-tab" hidden={tab !== 'reply'}>
        {enquiry.email ? (
          <Reply data={data} takenBack={takenBack} isShown={tab === 'reply'} />
        ) : (
          <NoAddress data={data} />
        )}
      </div>
      <div id="note-panel" role="tabpanel" aria-labelledby="note-tab" hidden={tab !== 'note'}>
        <Note data={data} />
      </div>
    </div>
  )
}

/** In the place of a reply to somebody who left no e-mail address: why, and the field for one. */
function NoAddress({ data: { words, enquiry } }: { data: EnquiryData }) {
  const fetcher = useFetcher<EnquiryAnswer>()
  const problem = fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined
  return (
    <PostForm of={fetcher} className="paragraph" noValidate>
      <p>{fill(words.noAddress.text, { name: enquiry.name })}</p>
      <Field
        label={words.noAddress.label}
        look="paragraph"
        error={problem && problemWords(words, problem)}
        name="email"
        type="email"
        autoComplete="off"
      />
      <p className="actions after">
        <Key label={words.noAddress.keep} look="main" act="address" />
      </p>
    </PostForm>
  )
}

/** A word among the team. It has a form and a text of its own, so that it can never leave as a reply. */
function Note({ data: { words, enquiry, draft, colleagues } }: { data: EnquiryData }) {
  const fetcher = useFetcher<EnquiryAnswer>()
  const [text, setText] = useState(draft?.note ?? '')
  const [forId, setForId] = useState('')
  const isLeaving = fetcher.state !== 'idle'
  const kept = draft && { text: draft.note, saved: draft.saved }
  const saving = useDraft({ enquiryId: enquiry.id, kind: 'note', text, kept, isLeaving })
  const problem =
    fetcher.state === 'idle' && fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined
  const sent = useRef('')
  useEffect(() => {
    if (!fetcher.data || !('did' in fetcher.data)) return
    setText(typedSince(sent.current))
    setForId('')
  }, [fetcher.data])
  const [[onlyId, forOnly] = []] = colleagues
  return (
    <PostForm
      of={fetcher}
      onSubmit={() => {
        sent.current = text
      }}
    >
      <WritingBox
        id="note"
        words={words}
        label={words.noteLabel}
        head={words.noteHint}
        {...(colleagues.length > 0 && { hint: words.noteFor.hint })}
        text={text}
        onText={setText}
        saving={saving}
        isInvalid={problem !== undefined}
      />
      <Alert>{problem && problemWords(words, problem)}</Alert>
      <p className="actions">
        {colleagues.length === 1 ? (
          <label className="tick">
            <input
              type="checkbox"
              name="for"
              value={onlyId}
              checked={forId === onlyId}
              onChange={({ target }) => setForId(target.checked ? target.value : '')}
            />
            {forOnly}
          </label>
        ) : (
          colleagues.length > 1 && (
            <Select
              isInBar
              name="for"
              aria-label={words.noteFor.label}
              value={forId}
              onChange={({ target }) => setForId(target.value)}
              options={[['', words.noteFor.nobody], ...colleagues]}
            />
          )
        )}
        <Key label={words.keepNote} look="main" act="note" />
      </p>
    </PostForm>
  )
}
