import { useEffect, useState } from 'react'
import { isCommonAt } from '#content/form/field.ts'
import { fill } from '../../fill.ts'
import { Alert, LinkKey, PostForm } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import type { EntryAnswer } from './acts.server.ts'
import { Changes } from './changes.tsx'
import type { EntryData } from './data.ts'
import type { Finding } from './findings.server.ts'
import { labelOf } from './form/field-names.ts'
import { Preview } from './preview.tsx'
import { tallyText } from './tally.ts'
import type { useSaving } from './use-saving.ts'

type SidePanelProps = {
  data: EntryData
  saving: ReturnType<typeof useSaving>
  findings: Finding[]
  /** No page can be made of it. */
  isWrong: boolean
  /** The one that is written. */
  language: 'de' | 'en'
  onShow(place: string): void
}

const views = ['preview', 'checks', 'changes', 'history'] as const

type View = (typeof views)[number]

/** What is looked at beside the text. */
export function SidePanel({ data, saving, findings, isWrong, language: written, onShow }: SidePanelProps) {
  const { words, review, mayPublish, isNew, isArticle } = data
  const isWhole = isNew && isArticle
  // Somebody waits for whoever opens it.
  const isNext = review !== undefined && (review.answer === null) === mayPublish
  const [chosen, setView] = useState<View>()
  // Whoever is next sees first what changes.
  const view = chosen ?? (isNext && !isWhole ? 'changes' : 'preview')
  // On a telephone it comes before the text, except for whoever goes on writing an article that came back.
  const isFirst = isNext && (mayPublish || !isWhole)
  const [language, setLanguage] = useState(written)
  useEffect(() => setLanguage(written), [written])
  const revision = JSON.stringify(saving.kept?.revisions ?? data.revisions)
  return (
    <aside id="beside" className={`entry-beside white${isFirst ? ' first' : ''}`} aria-label={words.beside.label}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields */}
      <div className="tabs" role="group" aria-label={words.beside.label}>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {words.beside[one]} {one === 'checks' && findings.length > 0 && findings.length}
          </button>
        ))}
      </div>
      {view === 'preview' && (
        <Preview data={data} revision={revision} isWrong={isWrong} language={language} onLanguage={setLanguage} />
      )}
      {view === 'checks' && <Checks data={data} findings={findings} onShow={onShow} />}
      {view === 'changes' && <Changes {...{ data, revision, onShow }} value={saving.value} />}
      {view === 'history' && <History data={data} />}
    </aside>
  )
}

type ChecksProps = { data: EntryData; findings: Finding[]; onShow(place: string): void }

/** What is wrong or deserves a look, each with the way to its field. */
export function Checks({ data, findings, onShow }: ChecksProps) {
  const { words, fields, root, field } = data
  if (findings.length === 0) return <p className="soft">{words.checks.none}</p>
  const signs = { error: 'no', missing: 'hm', hint: 'hm' }
  return (
    <>
      <p className="note">{tallyText(findings, words)}</p>
      <ul>
        {findings.map(({ level, place, document, text }) => (
          <li className="check" key={`${place} ${document} ${text}`}>
            <span className={`sign ${signs[level]}`} role="img" aria-label={words.checks[level]} />
            <span>
              {place && <b>{whereOf(place)}. </b>}
              {document && <b>{fill(words.checks.inDocument, { title: document })} </b>}
              {text}
            </span>
            {place && <LinkKey label={words.checks.show} onClick={() => onShow(place)} of={whereOf(place)} />}
          </li>
        ))}
      </ul>
    </>
  )

  function whereOf(place: string): string {
    const [side, ...parts] = place.split('.')
    const path = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    const label = path.some((part) => typeof part === 'string') ? labelOf(fields, [root, ...path]) : ''
    // The item of a list as its fold is called; a list of mere words is one thing to fill.
    const inList = path.findLastIndex((part) => typeof part === 'number')
    const item =
      inList >= 0 && inList < path.length - 1
        ? fill(words.form.item, {
            label: labelOf(fields, [root, ...path.slice(0, inList + 1)]),
            number: Number(path[inList]) + 1,
          })
        : ''
    const where = [item, label].filter(Boolean).join(', ')
    return (side === 'de' || side === 'en') && !isCommonAt(field, parts) ? `${where} (${words.languages[side]})` : where
  }
}

/** What was published of this, newest first; and, where it is wished, of all that stands in the same document. Bringing one back puts it into the draft, to be looked at and published. */
function History({ data }: { data: EntryData }) {
  const { words, history, id, isInRelease } = data
  const fetcher = useFetcher<EntryAnswer>()
  const { data: answer } = fetcher
  const [isWhole, setWhole] = useState(false)
  const shown = history.filter(({ isOwn }) => isOwn || isWhole)
  const others = history.filter(({ isOwn }) => !isOwn).length
  const bring = (number: number, name: string) => (
    <PostForm of={fetcher} action={`/content/${id}`}>
      <input type="hidden" name="number" value={number} />
      <LinkKey label={words.history.bring} act="bring" of={name} />
    </PostForm>
  )
  return (
    <>
      <p role="status" className="note">
        {answer && 'did' in answer && answer.did === 'brought' ? words.history.brought : words.history.note}
      </p>
      <Alert>{answer && 'problem' in answer && (words.problems[answer.problem] ?? answer.problem)}</Alert>
      {others > 0 && (
        <label className="tick">
          <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
          {fill(words.history.all, { count: others })}
        </label>
      )}
      {shown.length === 0 && <p className="soft">{words.history.none}</p>}
      <ol className="plain">
        {shown.map((one) => (
          <li key={one.number} className="when">
            <time>{one.time}</time>
            <div>
              <p>
                {one.by}
                <br />
                <span className="note">{one.why}</span>
              </p>
              {bring(one.number, one.time)}
            </div>
          </li>
        ))}
        {isInRelease && (
          <li className="when">
            <span />
            <div>
              <p>{words.history.release}</p>
              {bring(0, words.history.release)}
            </div>
          </li>
        )}
      </ol>
    </>
  )
}
