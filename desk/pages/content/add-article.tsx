import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Field, PostForm } from '../../ui/form.tsx'
import type { AddAnswer } from './add-article.server.ts'
import { slugOf } from './follow-ids.ts'

/** A new article begins with a title and its address, which follows the title until somebody writes another. */
export function AddArticle({ words }: { words: DocumentOf<'desk/content'>['add'] }) {
  const fetcher = useFetcher<AddAnswer>()
  const [title, setTitle] = useState('')
  const [own, setOwn] = useState<string>()
  const slug = own ?? slugOf(title)
  return (
    <KeyDialog label={words.open} look="main" title={words.title}>
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
        />
      </PostForm>
    </KeyDialog>
  )
}
