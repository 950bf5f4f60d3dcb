import { useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { TextField } from '#app/ui/field.tsx'
import { FileButton } from '../file-button.tsx'
import { ToolLink } from '../tool-parts.tsx'
import type { PostingCopy } from './posting-copy.ts'
import { type SampleName, sampleNames } from './sample-names.ts'

type BillIntakeProps = {
  copy: PostingCopy['intake']
  reading?: { file: string; page?: { page: number; pages: number } }
  refused: { source: string; why: string }[]
  onFiles: (files: File[]) => void
  onText: (text: string) => void
  onSample: (name: SampleName) => void
}

/** Three ways in: a file, the text of a code, a sample. */
export function BillIntake({ copy, reading, refused, onFiles, onText, onSample }: BillIntakeProps) {
  const [isOver, setIsOver] = useState(false)
  const [text, setText] = useState('')
  return (
    <div className="posting-intake">
      <h2 className="tool-title">{copy.title}</h2>
      {/* The file field covers it (posting-intake.css), and takes what is dropped by itself, also before any script runs. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only shows where a file would be dropped */}
      <div
        className="posting-drop"
        data-over={isOver || undefined}
        onDragOver={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      >
        {reading ? (
          <>
            <p className="posting-drop-big">{fill(copy.reading, { file: reading.file })}</p>
            <p className="note">{reading.page ? fill(copy.page, reading.page) : '\u00a0'}</p>
            <div className="posting-bar" />
          </>
        ) : (
          <>
            <p className="posting-drop-big">{copy.drop}</p>
            <p className="note">{copy.note}</p>
          </>
        )}
        <FileButton label={copy.choose} accept="image/*,application/pdf,.pdf" multiple onFiles={onFiles} />
      </div>
      {refused.map(({ source, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
        <div className="posting-refused" key={index}>
          <p className="posting-drop-big">{fill(copy.refused, { source })}</p>
          <p>{why}</p>
        </div>
      ))}
      <p className="posting-samples-title">{copy.samples}</p>
      <ul className="posting-samples">
        {sampleNames.map((name) => (
          <li key={name}>
            <ToolLink onClick={() => onSample(name)}>{copy.sample[name]}</ToolLink>
          </li>
        ))}
      </ul>
      <details className="posting-paste">
        <summary>{copy.paste}</summary>
        <TextField
          id="posting-code"
          label={copy.pasteLabel}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="button" className="button second back" onClick={() => onText(text)}>
          {copy.pasteRead}
        </button>
      </details>
    </div>
  )
}
