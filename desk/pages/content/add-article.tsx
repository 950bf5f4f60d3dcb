import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
import type { AddAnswer } from './add-article.server.ts'
import { slugOf } from './follow-ids.ts'

/** A new article begins with its titles and its address, which follows the German title until somebody writes another. */
export function AddArticle({ words }: { words: DocumentOf<'desk/content'>['add'] }) {
  const fetcher = useFetcher<AddAnswer>()
  const [isOpen, setOpen] = useState(false)
  const [german, setGerman] = useState('')
  const [own, setOwn] = useState<string>()
  const slug = own ?? slugOf(german)
  return (
    <>
      <button className="key main" type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Dialog title={words.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <fetcher.Form method="post" action="/content" noValidate>
          <FormToken />
          <p className="field">
            <label htmlFor="add-german">{words.german}</label>
            <input
              id="add-german"
              name="german"
              lang="de"
              value={german}
              autoComplete="off"
              onChange={({ target }) => setGerman(target.value)}
            />
          </p>
          <p className="field">
            <label htmlFor="add-english">{words.english}</label>
            <input id="add-english" name="english" lang="en" autoComplete="off" />
          </p>
          <p className="field">
            <label htmlFor="add-slug">{words.slug}</label>
            <input
              id="add-slug"
              name="slug"
              value={slug}
              autoComplete="off"
              aria-describedby="add-slug-hint"
              onChange={({ target }) => setOwn(target.value)}
            />
            <span className="hint" id="add-slug-hint">
              {fill(words.slugHint, { slug })}
            </span>
          </p>
          <p role="alert" className="error">
            {fetcher.data && words[fetcher.data.problem]}
          </p>
          <p className="actions after">
            <button className="key main" type="submit" name="act" value="add" disabled={fetcher.state !== 'idle'}>
              {words.button}
            </button>
            <button className="key" type="button" onClick={() => setOpen(false)}>
              {words.cancel}
            </button>
          </p>
        </fetcher.Form>
      </Dialog>
    </>
  )
}
