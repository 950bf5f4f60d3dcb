import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Alert, Key, PostForm } from '../../ui/form.tsx'
import { problemWords } from './head.tsx'
import type { EnquiryAnswer, EnquiryData } from './sheet-data.ts'
import { useDraft } from './use-draft.ts'
import { WritingBox } from './writing-box.tsx'

/** A word among the team. It has a form and a text of its own, so that it can never leave as a reply. */
export function Note({ data: { words, enquiry, draft } }: { data: EnquiryData }) {
  const fetcher = useFetcher<EnquiryAnswer>()
  const [text, setText] = useState(draft?.note ?? '')
  const isLeaving = fetcher.state !== 'idle'
  const kept = draft && { text: draft.note, saved: draft.saved }
  const saving = useDraft({ enquiryId: enquiry.id, kind: 'note', text, kept, isLeaving })
  const problem =
    fetcher.state === 'idle' && fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined
  useEffect(() => {
    if (fetcher.data && 'did' in fetcher.data) setText('')
  }, [fetcher.data])
  return (
    <PostForm of={fetcher}>
      <WritingBox
        id="note"
        words={words}
        label={words.noteLabel}
        head={words.noteHint}
        text={text}
        onText={setText}
        saving={saving}
        isInvalid={problem !== undefined}
      />
      <Alert>{problem && problemWords(words, problem)}</Alert>
      <p className="actions">
        <Key label={words.keepNote} look="main" act="note" />
      </p>
    </PostForm>
  )
}
