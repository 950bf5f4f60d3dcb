import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Alert, LinkKey, PostForm } from '../../ui/form.tsx'
import type { IssueAnswer, IssueData } from './data.ts'

/** What the text was, newest first. Bringing one back makes it the text; what stood there stays a version. */
export function Versions({ data, isOpen }: { data: IssueData; isOpen: boolean }) {
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
