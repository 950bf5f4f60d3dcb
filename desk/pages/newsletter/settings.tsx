import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Alert, Field, Key, LinkKey, PostForm } from '../../ui/form.tsx'
import type { IssueAnswer, IssueData } from './data.ts'

/** Name, address on the site, languages, and deleting it. */
export function Settings({ data }: { data: IssueData }) {
  const { words, draft, texts, language } = data
  const { settings } = words
  const fetcher = useFetcher<IssueAnswer>()
  const problem = fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined
  return (
    <details className="block after">
      <summary>
        <h2>{settings.title}</h2>
      </summary>
      <PostForm of={fetcher} noValidate>
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
          <Key label={settings.save} act="settings" />
        </p>
      </PostForm>
      <div className="actions">
        <KeyDialog isWord label={settings.remove} look="bad" title={fill(settings.removeTitle, { name: draft.name })}>
          <p>{settings.removeText}</p>
          <PostForm of={fetcher}>
            <DialogKeys keep={settings.removeButton} look="" act="remove" cancel={settings.keep} />
          </PostForm>
        </KeyDialog>
      </div>
      {texts.length > 1 && (
        <PostForm of={fetcher}>
          <input type="hidden" name="act" value="remove-language" />
          <p className="note">{words.removeLanguageText}</p>
          <LinkKey
            label={fill(words.removeLanguage, { language: words.languages[language] })}
            look="bad"
            type="submit"
            name="language"
            value={language}
          />
        </PostForm>
      )}
    </details>
  )
}
