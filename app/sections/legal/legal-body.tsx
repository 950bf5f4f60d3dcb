import { LegalContents } from './legal-contents.tsx'
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
