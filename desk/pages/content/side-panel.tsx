import { useEffect, useState } from 'react'
import { fill } from '../../fill.ts'
import { LinkKey } from '../../ui/form.tsx'
import { Changes } from './changes.tsx'
import type { EntryData } from './data.ts'
import type { Finding } from './findings.server.ts'
import { labelOf } from './form/field-names.ts'
import { History } from './history.tsx'
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
  const { words } = data
  const [view, setView] = useState<View>('preview')
  const [language, setLanguage] = useState(written)
  useEffect(() => setLanguage(written), [written])
  const revision = JSON.stringify(saving.kept?.revisions ?? data.revisions)
  return (
    <aside className="entry-beside white" aria-label={words.beside.label}>
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
      {view === 'changes' && <Changes data={data} revision={revision} />}
      {view === 'history' && <History data={data} />}
    </aside>
  )
}

type ChecksProps = { data: EntryData; findings: Finding[]; onShow(place: string): void }

/** What is wrong or deserves a look, each with the way to its field. */
export function Checks({ data, findings, onShow }: ChecksProps) {
  const { words, fields, root } = data
  if (findings.length === 0) return <p className="soft">{words.checks.none}</p>
  const signs = { error: 'no', missing: 'hm', hint: 'hm', unread: 'hm' }
  return (
    <>
      <p className="note">{tallyText(findings, data)}</p>
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
    const [side, ...path] = place.split('.')
    const names = path.filter((name) => !/^\d+$/.test(name))
    const number = path.findLast((name) => /^\d+$/.test(name))
    const label = names.length > 0 ? labelOf(fields, [root, ...names]) : ''
    const language = side === 'de' || side === 'en' ? words.languages[side] : ''
    return [language, label, number !== undefined && Number(number) + 1].filter(Boolean).join(', ')
  }
}
