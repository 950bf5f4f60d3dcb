import { useEffect, useState } from 'react'
import { MarkdownEditor } from '../../editor/markdown-editor.tsx'
import { PictureDialog, type PictureProblem, type StorePicture } from '../../editor/picture-dialog.tsx'
import { fill } from '../../fill.ts'
import { Key, PostForm, TextArea } from '../../ui/form.tsx'
import { useRoot } from '../../use-root.ts'
import { useVisits } from '../../use-visits.ts'
import type { IssueData, IssueText } from './data.ts'
import { type Saving, useAutosave } from './use-autosave.ts'

const mostOfSubject = 60
const mostOfPreheader = 110

/** The fields of an issue in one language. They are kept as one types; without scripts there is a key for it. */
export function Writing({ data, text }: { data: IssueData; text: IssueText }) {
  const { words, editor, draft, language } = data
  const { formToken } = useRoot()
  // The editor begins anew with what somebody else has written.
  const [begin, setBegin] = useState({ count: 0, body: text.body })
  const { typed, saving, change, takeMine, takeTheirs } = useAutosave(draft.id, text, ({ body }) =>
    setBegin(({ count }) => ({ count: count + 1, body })),
  )
  const [hasTitle] = useState(text.title !== '')
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  useVisits(`newsletter/issues/${draft.id}/visit`, saving !== 'saved')

  const line = (name: 'subject' | 'preheader' | 'title', most?: number) => (
    <TextArea
      label={words.fields[name]}
      note={most && fill(words.fields.count, { count: [...typed[name]].length, most })}
      {...(name === 'title' && { hint: words.fields.titleHint })}
      {...(name === 'subject' && { look: 'title' })}
      name={name}
      rows={1}
      lang={language}
      value={typed[name]}
      autoComplete="off"
      // As in an article, whoever writes goes on with the next field.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        const form = event.currentTarget.form
        const next = name === 'subject' ? form?.querySelector<HTMLElement>('[name=preheader]') : undefined
        ;(next ?? form?.querySelector<HTMLElement>('.rich'))?.focus()
      }}
      // One line of an e-mail, however long.
      onChange={({ target }) => change({ [name]: target.value.replaceAll('\n', ' ') })}
    />
  )

  const storePicture: StorePicture = async (picture) => {
    const form = new FormData()
    form.set('formToken', formToken)
    form.set('picture', picture, 'picture')
    try {
      const answer = await fetch('/desk/newsletter/pictures', { method: 'POST', body: form })
      if (answer.status === 413) return { problem: 'size' }
      return (await answer.json()) as { src: string } | { problem: PictureProblem }
    } catch {
      return { problem: 'offline' }
    }
  }

  return (
    <PostForm className="writing written" onSubmit={(event) => isScripted && event.preventDefault()}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="revision" value={text.revision} />
      {line('subject', mostOfSubject)}
      {line('preheader', mostOfPreheader)}
      <details className="unfold note" open={hasTitle}>
        <summary>{words.fields.titleOpen}</summary>
        {line('title')}
      </details>
      <MarkdownEditor
        key={begin.count}
        copy={editor}
        id="issue-body"
        name="body"
        label={words.fields.body}
        hint={words.fields.bodyHint}
        language={language}
        markdown={begin.count === 0 ? text.body : begin.body}
        onChange={(body) => change({ body })}
        ownPictures="/newsletter/pictures/"
        askPicture={(asked) => <PictureDialog {...asked} copy={editor.picture} store={storePicture} />}
      />
      {typeof saving === 'object' && 'text' in saving && (
        <div className="conflict block" role="alert">
          <h2>{fill(words.conflict.title, { name: saving.by ?? words.someone })}</h2>
          <p>{words.conflict.text}</p>
          <p className="actions after">
            <Key label={words.conflict.mine} look="main" onClick={() => takeMine(saving)} />
            <Key label={words.conflict.theirs} onClick={() => takeTheirs(saving)} />
          </p>
        </div>
      )}
      <p className="note" role="status">
        {stateOf(saving, words, text)}
      </p>
      {!isScripted && (
        <p className="actions">
          <Key label={words.save} look="main" act="save" />
        </p>
      )}
    </PostForm>
  )
}

function stateOf(saving: Saving, words: IssueData['words'], { saved, savedBy }: IssueText): string {
  if (saving === 'saved')
    return savedBy ? fill(words.savedBy, { time: saved, name: savedBy }) : fill(words.saved, { time: saved })
  if (saving === 'offline') return words.offline
  if (saving === 'saving') return words.saving
  if (typeof saving === 'object' && 'problem' in saving && !('text' in saving))
    return words.problems[saving.problem] ?? saving.problem
  return words.unsaved
}
