import { Link, useActionData } from 'react-router'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Alert, Field, Key, LinkKey, PostForm } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import { Checks } from './checks.tsx'
import type { IssueAnswer, IssueData } from './data.ts'
import { Release } from './release.tsx'
import { Writing } from './writing.tsx'

/** Whether somebody waits for the word of whoever looks at it. */
export const isToDecide = ({ draft, mayRelease }: IssueData) => draft.state === 'asked' && mayRelease

/** An issue that has not gone: its text, what is to be mended, and how it goes out. */
export function Work({ data }: { data: IssueData }) {
  const { words, draft, texts, language, missing, findings } = data
  const text = texts.find((one) => one.language === language)
  const isOpen = draft.state === 'writing' || draft.state === 'asked'
  // Where it was decided, it says what was.
  const isDecision = isToDecide(data) || draft.state === 'released'
  return (
    <div className="issue-work">
      {isDecision && <Release data={data} />}
      <nav className="tabs" aria-label={words.fields.body}>
        {texts.map((one) => (
          <Link
            key={one.language}
            to={`?language=${one.language}`}
            aria-current={one.language === language ? 'page' : undefined}
          >
            {words.languages[one.language]}
          </Link>
        ))}
        {isOpen &&
          missing.map((other) => (
            <AddLanguage
              key={other}
              language={other}
              label={fill(words.addLanguage, { language: words.languages[other] })}
            />
          ))}
      </nav>
      {text && isOpen && <Writing key={language} data={data} text={text} />}
      {text && !isOpen && (
        <p className="note">
          {text.savedBy
            ? fill(words.savedBy, { time: text.saved, name: text.savedBy })
            : fill(words.saved, { time: text.saved })}
        </p>
      )}
      {/* What is released is not to be mended, unless it could not go. */}
      {(isOpen || findings.some(({ level }) => level === 'error')) && <Checks data={data} />}
      {!isDecision && <Release data={data} />}
      <Versions key={`versions ${language}`} data={data} isOpen={isOpen} />
      {isOpen && <Settings data={data} />}
    </div>
  )
}

function AddLanguage({ language, label }: { language: 'de' | 'en'; label: string }) {
  return (
    <PostForm>
      <input type="hidden" name="act" value="add-language" />
      <button type="submit" name="language" value={language}>
        {label}
      </button>
    </PostForm>
  )
}

/** What the text was, newest first. Bringing one back makes it the text; what stood there stays a version. */
function Versions({ data, isOpen }: { data: IssueData; isOpen: boolean }) {
  const { words, versions, texts, language, draft } = data
  const fetcher = useFetcher<IssueAnswer>()
  const revision = texts.find((text) => text.language === language)?.revision
  const problem = fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined
  return (
    <details className="block after">
      <summary>
        <h2>{words.versions.title}</h2>
      </summary>
      {versions.length === 0 && <p className="soft">{words.versions.none}</p>}
      <ul className="plain">
        {versions.map((version, index) => (
          <li key={version.id} className="version">
            <p>
              {fill(words.versions.by, { time: version.time, name: version.by })}
              {version.isAside && <b> {words.versions.aside}</b>}
              <span className="note one-line" lang={language}>
                {version.subject}
              </span>
            </p>
            {isOpen && index > 0 && (
              <PostForm of={fetcher} action={`/newsletter/issues/${draft.id}`}>
                <input type="hidden" name="act" value="restore" />
                <input type="hidden" name="language" value={language} />
                <input type="hidden" name="revision" value={revision} />
                <LinkKey label={words.versions.restore} type="submit" name="version" value={version.id}>
                  <span className="visually-hidden">{fill(words.versions.whose, { time: version.time })}</span>
                </LinkKey>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      <Alert>{problem && words.problems[problem]}</Alert>
    </details>
  )
}

/** Name, address on the site, languages, and deleting it. */
function Settings({ data }: { data: IssueData }) {
  const { words, draft, texts, language } = data
  const { settings } = words
  const fetcher = useFetcher<IssueAnswer>()
  const refused = useActionData<IssueAnswer>()
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
          <PostForm preventScrollReset>
            <DialogKeys
              problem={refused && 'problem' in refused && words.problems[refused.problem]}
              keep={settings.removeButton}
              look="bad"
              act="remove"
            />
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
