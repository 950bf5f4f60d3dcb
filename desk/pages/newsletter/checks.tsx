import { useNavigation } from 'react-router'
import { fill } from '../../fill.ts'
import { LinkKey, PostForm, WayKey } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import type { IssueAnswer, IssueData } from './data.ts'

/** What was looked at before sending: each with where it is and how to mend it. */
export function Checks({ data }: { data: IssueData }) {
  const { words, findings, texts, language } = data
  const { checks } = words
  const isChecking = useNavigation().state === 'loading'
  const signs = { error: 'no', warning: 'hm', fine: 'ok' }
  return (
    <section className="block after" id="checks">
      <h2>{checks.title}</h2>
      {findings.some(({ level }) => level === 'error') && <p className="note">{checks.stops}</p>}
      <ul>
        {findings.map((finding) => {
          const { level, code, field, line } = finding
          const place = field && line ? fill(checks.place, { field: words.fields[field], line }) : ''
          return (
            <li className="check" key={JSON.stringify(finding)}>
              <span className={`sign ${signs[level]}`} role="img" aria-label={checks.signs[level]} />
              <span>
                {finding.language &&
                  texts.length > 1 &&
                  `${fill(checks.inLanguage, { language: words.languages[finding.language] })} `}
                {foundText(words, finding)}
                {(place || (level !== 'fine' && checks.how[code])) && (
                  <span className="note">
                    {place} {level !== 'fine' && checks.how[code]}
                  </span>
                )}
              </span>
              {code === 'links_unchecked' && (
                <WayKey
                  label={isChecking ? checks.checking : checks.check}
                  to={`?language=${language}&links`}
                  preventScrollReset
                />
              )}
            </li>
          )
        })}
      </ul>
      <Test data={data} />
    </section>
  )
}

/** What a check found, in words. */
export function foundText({ checks, languages }: IssueData['words'], finding: IssueData['findings'][number]): string {
  const { code, language, values } = finding
  return fill(checks.found[code], { language: language ? languages[language] : '', ...values })
}

/** Every language of the issue, as its readers get it. */
function Test({ data: { words, draft, texts, email } }: { data: IssueData }) {
  const { language: own } = useRoot()
  const fetcher = useFetcher<IssueAnswer>()
  const { checks } = words
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  return (
    <PostForm of={fetcher} action={`/newsletter/issues/${draft.id}`} className="test-copy">
      <LinkKey label={fetcher.state === 'idle' ? checks.test : checks.testing} act="test" />
      <p role="status" className="note">
        {answer &&
          'mode' in answer &&
          fill(answer.mode === 'file' ? checks.testedFile : checks.tested, {
            email,
            languages: new Intl.ListFormat(own).format(texts.map(({ language }) => words.languages[language])),
          })}
        {answer && 'problem' in answer && (
          <span className="error">
            {texts.length > 1 &&
              'language' in answer &&
              answer.language &&
              `${fill(checks.inLanguage, { language: words.languages[answer.language] })} `}
            {fill(checks.testProblems[answer.problem as keyof typeof checks.testProblems] ?? answer.problem, {
              reason: 'reason' in answer ? (answer.reason ?? '') : '',
            })}
          </span>
        )}
      </p>
    </PostForm>
  )
}
