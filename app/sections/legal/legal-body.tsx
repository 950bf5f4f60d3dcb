import type { LegalPageCopy } from './legal-page-copy.ts'
import { LegalText } from './legal-text.tsx'

/** The text of a legal page beside its contents. */
export function LegalBody({ words }: { words: LegalPageCopy }) {
  return (
    <div className="legal-body section white">
      <div className="grid">
        <LegalContents words={words} />
        <LegalText sections={words.copy.sections} language={words.language} />
      </div>
    </div>
  )
}

/**
 * The table of contents: beside the text on a wide window, folded up above it on a narrow one. Both are in the page and
 * CSS shows one, because only so it neither jumps nor needs a script.
 */
function LegalContents({ words }: { words: LegalPageCopy }) {
  const { frame, copy } = words
  const list = (
    <ol>
      {copy.sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <div className="accordion legal-contents-folded">
        <details>
          <summary>{frame.contents}</summary>
          {list}
        </details>
      </div>
      <nav className="legal-contents" aria-labelledby="legal-contents">
        <h2 id="legal-contents">{frame.contents}</h2>
        {list}
      </nav>
    </>
  )
}
