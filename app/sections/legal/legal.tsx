import type { ReactNode } from 'react'
import { fill } from '#app/lib/fill.ts'
import { Island } from '#app/lib/island.tsx'
import { useNonce } from '#app/lib/nonce.ts'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { LegalCopy } from '#content/schemas/legal-text.ts'
import type { LegalPage } from '#content/site.ts'
import { type Language, locales } from '#contract/language.ts'
import { followChoice } from './chosen-language.ts'
import { LegalText } from './legal-text.tsx'

/** A legal text with the words around it, whole, in one language. */
export type LegalPageCopy = {
  language: Language
  copy: LegalCopy
  frame: DocumentOf<'legal'>
  /** Date of the last change, written out. */
  updated: string
}

type LegalArticleProps = {
  page: LegalPage
  words: LegalPageCopy
  /** Stands on the edge of the text's plane; says nothing that the text does not. */
  drawing: ReactNode
}

/** A legal page: the text in either language, whatever the language of the page around it. */
export function LegalArticle({ page, words, drawing }: LegalArticleProps) {
  const { copy, frame } = words
  const { language, german, english, failed, shown } = frame
  const nonce = useNonce()
  return (
    <div className="legal" lang={locales[words.language]}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, no visitor's words in it */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: followChoice }} />
      <PageHero plane="paper" title={copy.title} lead={copy.lead} drawing={drawing}>
        <div className="legal-state">
          <p className="note legal-updated">{fill(frame.updated, { date: words.updated })}</p>
          <Island
            name="LegalSwitch"
            props={{ page, own: words.language, copy: { language, german, english, failed, shown } }}
          />
        </div>
      </PageHero>
      <LegalBody words={words} />
    </div>
  )
}

/** A text in the shape of the legal pages, read in the language of its address. */
export function Statement({ words, drawing }: { words: LegalPageCopy; drawing: ReactNode }) {
  const { copy, frame } = words
  return (
    <div className="legal">
      <PageHero plane="paper" title={copy.title} lead={copy.lead} drawing={drawing}>
        <p className="legal-state note legal-updated">{fill(frame.updated, { date: words.updated })}</p>
      </PageHero>
      <LegalBody words={words} />
    </div>
  )
}

/** The text of a legal page beside its contents. */
function LegalBody({ words }: { words: LegalPageCopy }) {
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
    <ol className="ruled bare index-list">
      {copy.sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <div className="accordion ruled closed bare legal-contents-folded">
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
