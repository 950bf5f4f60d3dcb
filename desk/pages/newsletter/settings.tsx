import { useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
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
      <fetcher.Form method="post" noValidate>
        <FormToken />
        <input type="hidden" name="act" value="settings" />
        <p className="field">
          <label htmlFor="settings-name">{settings.name}</label>
          <input id="settings-name" name="name" defaultValue={draft.name} autoComplete="off" maxLength={120} />
        </p>
        <p className="field">
          <label htmlFor="settings-slug">{settings.slug}</label>
          <input
            id="settings-slug"
            name="slug"
            className="mono"
            defaultValue={draft.slug}
            autoComplete="off"
            aria-describedby="settings-slug-hint"
          />
          <span className="hint" id="settings-slug-hint">
            {fill(settings.slugHint, { slug: draft.slug })}
          </span>
        </p>
        {texts.length === 1 && (
          <p>
            <label className="tick">
              <input type="checkbox" name="isOneLanguage" defaultChecked={draft.isOneLanguage} />
              {settings.oneLanguage}
            </label>
          </p>
        )}
        <p role="alert" className="error">
          {problem && words.problems[problem]}
        </p>
        <p className="actions">
          <button className="key" type="submit">
            {settings.save}
          </button>
        </p>
      </fetcher.Form>
      <p className="actions">
        <button className="link-key bad" type="button" onClick={() => setRemoves(true)}>
          {settings.remove}
        </button>
      </p>
      {texts.length > 1 && (
        <fetcher.Form method="post">
          <FormToken />
          <input type="hidden" name="act" value="remove-language" />
          <p className="note">{words.removeLanguageText}</p>
          <button className="link-key bad" type="submit" name="language" value={language}>
            {fill(words.removeLanguage, { language: words.languages[language] })}
          </button>
        </fetcher.Form>
      )}
      <Dialog
        title={fill(settings.removeTitle, { name: draft.name })}
        isOpen={removes}
        onClose={() => setRemoves(false)}
      >
        <p>{settings.removeText}</p>
        <fetcher.Form method="post">
          <FormToken />
          <p className="actions after">
            <button className="key" type="submit" name="act" value="remove">
              {settings.removeButton}
            </button>
            <button className="key" type="button" onClick={() => setRemoves(false)}>
              {settings.keep}
            </button>
          </p>
        </fetcher.Form>
      </Dialog>
    </details>
  )
}
