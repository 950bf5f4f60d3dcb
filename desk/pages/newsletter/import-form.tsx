import { useRef, useState } from 'react'
import { fill } from '../../fill.ts'
import { Choice, Field, FileField, Key, TextArea } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { Table } from '../../ui/table.tsx'
import { useWrongField } from '../../use-wrong-field.ts'
import type { ImportAnswer, ImportsData } from './imports-data.ts'

/** The file and what is stated about it: first only checked, then imported with the passkey. */
export function ImportForm({ words: { imports: words, languages } }: Pick<ImportsData, 'words'>) {
  const [answer, setAnswer] = useState<ImportAnswer>()
  const [file, setFile] = useState<File>()
  const checked = answer && 'did' in answer && answer.did === 'checked' ? answer : undefined
  const { besides, ...first } = answer && 'problem' in answer ? answer : { besides: [] }
  const wrong = 'problem' in first ? [first.problem, ...besides] : []
  const told = (place: 'file' | 'source' | 'consent') => {
    const one = wrong.find((code) => (code.startsWith('bad_') ? code === `bad_${place}` : place === 'file'))
    return one && fill(words.problems[one], first)
  }
  const fields = useRef<HTMLDivElement>(null)
  useWrongField(fields, (['file', 'source', 'consent'] as const).find(told), answer)
  return (
    <FreshForm<ImportAnswer> onAnswer={setAnswer} encType="multipart/form-data" noValidate>
      <input type="hidden" name="checked" value={checked?.checked ?? ''} />
      <div className="import-fields" ref={fields}>
        <FileField
          label={words.file}
          hint={words.fileHint}
          name="file"
          accept=".csv,.tsv,.txt,text/csv"
          error={told('file')}
          file={file}
          onFile={(chosen) => {
            setFile(chosen)
            setAnswer(undefined)
          }}
        />
        <Field label={words.source} hint={words.sourceHint} name="source" maxLength={300} error={told('source')} />
        <TextArea
          label={words.consent}
          hint={words.consentHint}
          name="consent"
          rows={3}
          maxLength={1000}
          error={told('consent')}
        />
        <Choice
          label={words.language}
          name="language"
          defaultValue="de"
          onChange={() => setAnswer(undefined)}
          options={Object.entries(languages).map(([language, name]) => [language, name])}
        />
      </div>
      <p className="note paragraph">{words.law}</p>
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
          <Key label={fill(words.run, { count: checked.counts.new })} look="main" act="import" />
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
      <Table
        rows={lines}
        keyOf={({ line }) => line}
        columns={[
          { title: columns.line, isNamed: true, look: 'mono', cell: ({ line }) => line },
          { title: columns.email, isHead: true, look: 'whole anywhere', cell: ({ email }) => email || '–' },
          { title: columns.is, cell: ({ outcome }) => words.counts[outcome] },
          { title: columns.why, look: 'whole', cell: ({ reason }) => words.reasons[reason] },
        ]}
      />
      {more > 0 && <p className="note paragraph">{fill(words.more, { count: more })}</p>}
    </section>
  )
}
