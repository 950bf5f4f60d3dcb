import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogKeys } from '../../ui/dialog-keys.tsx'
import { Field } from '../../ui/field.tsx'
import { Key } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
import type { AddAnswer } from './add-article.server.ts'
import { slugOf } from './follow-ids.ts'

/** A new article begins with a title and its address, which follows the title until somebody writes another. */
export function AddArticle({ words }: { words: DocumentOf<'desk/content'>['add'] }) {
  const fetcher = useFetcher<AddAnswer>()
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [own, setOwn] = useState<string>()
  const slug = own ?? slugOf(title)
  return (
    <>
      <Key look="main" onClick={() => setOpen(true)}>
        {words.open}
      </Key>
      <Dialog title={words.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PostForm of={fetcher} action="/content" noValidate>
          <Field
            label={words.german}
            name="title"
            lang="de"
            value={title}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
          <Field
            label={words.slug}
            hint={fill(words.slugHint, { slug })}
            name="slug"
            value={slug}
            autoComplete="off"
            onChange={({ target }) => setOwn(target.value)}
          />

          <DialogKeys
            problem={fetcher.data && words[fetcher.data.problem]}
            keep={words.button}
            act="add"
            isOff={fetcher.state !== 'idle'}
            cancel={words.cancel}
            onCancel={() => setOpen(false)}
          />
        </PostForm>
      </Dialog>
    </>
  )
}
