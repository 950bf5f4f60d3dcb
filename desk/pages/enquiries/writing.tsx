import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Field, Key, PostForm } from '../../ui/form.tsx'
import { problemWords } from './head.tsx'
import { Note } from './note.tsx'
import { Reply } from './reply.tsx'
import type { EnquiryAnswer, EnquiryData, TakenBack } from './sheet-data.ts'

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
