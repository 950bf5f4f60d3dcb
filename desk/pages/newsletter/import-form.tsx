import { useState } from 'react'
import { fill } from '../../fill.ts'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import type { ImportAnswer, ImportsData } from './imports-data.ts'

/** The file and what is stated about it: first only checked, then imported with the passkey. */
export function ImportForm({ words: { imports: words, languages } }: Pick<ImportsData, 'words'>) {
  const [answer, setAnswer] = useState<ImportAnswer>()
  const checked = answer && 'did' in answer && answer.did === 'checked' ? answer : undefined
  const problem = answer && 'problem' in answer ? answer : undefined
  const isWrong = (name: 'file' | 'source' | 'consent') =>
    problem !== undefined && (name === 'file' ? !problem.problem.startsWith('bad_') : problem.problem === `bad_${name}`)
  return (
    <FreshForm<ImportAnswer> onAnswer={setAnswer} encType="multipart/form-data" noValidate>
      <input type="hidden" name="checked" value={checked?.checked ?? ''} />
      <div className="import-fields">
        <p className="field">
          <label htmlFor="file">{words.file}</label>
          <input
            id="file"
            name="file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-invalid={isWrong('file') || undefined}
            aria-describedby="file-hint"
            onChange={() => setAnswer(undefined)}
          />
          <span id="file-hint" className="hint">
            {words.fileHint}
          </span>
        </p>
        <p className="field">
          <label htmlFor="source">{words.source}</label>
          <input
            id="source"
            name="source"
            maxLength={300}
            aria-invalid={isWrong('source') || undefined}
            aria-describedby="source-hint"
          />
          <span id="source-hint" className="hint">
            {words.sourceHint}
          </span>
        </p>
        <p className="field">
          <label htmlFor="consent">{words.consent}</label>
          <textarea
            id="consent"
            name="consent"
            rows={3}
            maxLength={1000}
            aria-invalid={isWrong('consent') || undefined}
            aria-describedby="consent-hint"
          />
          <span id="consent-hint" className="hint">
            {words.consentHint}
          </span>
        </p>
        <p className="field">
          <label htmlFor="language">{words.language}</label>
          <span className="select">
            <select id="language" name="language" defaultValue="de" onChange={() => setAnswer(undefined)}>
              {Object.entries(languages).map(([language, name]) => (
                <option key={language} value={language}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </p>
      </div>
      <p className="note paragraph">{words.law}</p>
      <p role="alert" className="error paragraph">
        {problem &&
          fill(
            words.problems[problem.problem],
            'line' in problem ? { line: problem.line } : 'most' in problem ? { most: problem.most } : {},
          )}
      </p>
      <p role="status" className="paragraph">
        {answer && 'did' in answer && said(answer, words)}
      </p>
      <p className="actions after">
        <button
          className={checked && checked.counts.new > 0 ? 'key' : 'key main'}
          type="submit"
          name="act"
          value="check"
        >
          {words.check}
        </button>
        {checked && checked.counts.new > 0 && (
          <button className="key main" type="submit" name="act" value="import">
            {fill(words.run, { count: checked.counts.new })}
          </button>
        )}
      </p>
      {answer && 'did' in answer && answer.lines.length > 0 && <Lines words={words} answer={answer} />}
    </FreshForm>
  )
}

type Words = ImportsData['words']['imports']
type Done = Extract<ImportAnswer, { did: string }>

function said(answer: Done, words: Words): string {
  if (answer.did === 'imported') return fill(answer.counts.new > 0 ? words.done : words.nobody, answer.counts)
  const result = fill(words.checked, answer.counts)
  return answer.isChanged ? `${words.changed} ${result}` : result
}

function Lines({ words, answer: { lines, more } }: { words: Words; answer: Done }) {
  const { columns } = words
  return (
    <section className="after">
      <h2>{words.lines}</h2>
      <table className="stack">
        <TableHead columns={[columns.line, columns.email, columns.is, columns.why]} />
        <tbody>
          {lines.map(({ line, email, outcome, reason }) => (
            <tr key={line}>
              <td data-l={columns.line} className="mono">
                {line}
              </td>
              <th scope="row" className="whole anywhere">
                {email || '–'}
              </th>
              <td>{words.counts[outcome]}</td>
              <td className="whole">{words.reasons[reason]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="note paragraph">{fill(words.more, { count: more })}</p>}
    </section>
  )
}
