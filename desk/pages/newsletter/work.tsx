import { Link, useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { PostForm } from '../../ui/form.tsx'
import { Checks } from './checks.tsx'
import type { IssueAnswer, IssueData } from './data.ts'
import { Release } from './release.tsx'
import { Settings } from './settings.tsx'
import { Versions } from './versions.tsx'
import { Writing } from './writing.tsx'

/** An issue that has not gone: its text, what is to be mended, and how it goes out. */
export function Work({ data }: { data: IssueData }) {
  const { words, draft, texts, language, missing } = data
  const text = texts.find((one) => one.language === language)
  const isOpen = draft.state === 'writing' || draft.state === 'asked'
  return (
    <div className="issue-work">
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
              data={data}
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
      <Checks data={data} />
      <Release data={data} />
      <Versions key={`versions ${language}`} data={data} isOpen={isOpen} />
      {isOpen && <Settings data={data} />}
    </div>
  )
}

function AddLanguage({ data, language, label }: { data: IssueData; language: 'de' | 'en'; label: string }) {
  const fetcher = useFetcher<IssueAnswer>()
  return (
    <PostForm of={fetcher} action={`/newsletter/issues/${data.draft.id}`}>
      <input type="hidden" name="act" value="add-language" />
      <button type="submit" name="language" value={language}>
        {label}
      </button>
    </PostForm>
  )
}
