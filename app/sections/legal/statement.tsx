import type { ReactNode } from 'react'
import { fill } from '#app/lib/fill.ts'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { LegalBody } from './legal-body.tsx'
import type { LegalPageCopy } from './legal-page-copy.ts'

type StatementProps = { words: LegalPageCopy; drawing: ReactNode }

/** A text in the shape of the legal pages, read in the language of its address. */
export function Statement({ words, drawing }: StatementProps) {
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
