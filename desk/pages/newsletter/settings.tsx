import { useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogKeys } from '../../ui/dialog-keys.tsx'
import { Field } from '../../ui/field.tsx'
import { Key, LinkKey } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
import type { IssueAnswer, IssueData } from './data.ts'

/** Name, address on the site, languages, and deleting it. */
export function Settings({ data }: { data: IssueData }) {
  const { words, draft, texts, language } = data
  const { settings } = words
  const fetcher = useFetcher<IssueAnswer>()
  const [removes, setRemoves] = useState(false)
  const problem = fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined
  return (
    <details className="block after">
      <summary>
        <h2>{settings.title}</h2>
      </summary>
      <PostForm of={fetcher} noValidate>
        <input type="hidden" name="act" value="settings" />
        <Field label={settings.name} name="name" defaultValue={draft.name} autoComplete="off" maxLength={120} />
        <Field
          label={settings.slug}
          hint={fill(settings.slugHint, { slug: draft.slug })}
          name="slug"
          className="mono"
          defaultValue={draft.slug}
          autoComplete="off"
        />
        {texts.length === 1 && (
          <p>
            <label className="tick">
              <input type="checkbox" name="isOneLanguage" defaultChecked={draft.isOneLanguage} />
              {settings.oneLanguage}
            </label>
          </p>
        )}
        <Alert>{problem && words.problems[problem]}</Alert>
        <p className="actions">
          <Key type="submit">{settings.save}</Key>
        </p>
      </PostForm>
      <p className="actions">
        <LinkKey look="bad" onClick={() => setRemoves(true)}>
          {settings.remove}
        </LinkKey>
      </p>
      {texts.length > 1 && (
        <PostForm of={fetcher}>
          <input type="hidden" name="act" value="remove-language" />
          <p className="note">{words.removeLanguageText}</p>
          <LinkKey look="bad" type="submit" name="language" value={language}>
            {fill(words.removeLanguage, { language: words.languages[language] })}
          </LinkKey>
        </PostForm>
      )}
      <Dialog
        title={fill(settings.removeTitle, { name: draft.name })}
        isOpen={removes}
        onClose={() => setRemoves(false)}
      >
        <p>{settings.removeText}</p>
        <PostForm of={fetcher}>
          <DialogKeys
            keep={settings.removeButton}
            look=""
            act="remove"
            cancel={settings.keep}
            onCancel={() => setRemoves(false)}
          />
        </PostForm>
      </Dialog>
    </details>
  )
}
