import type { ReactNode } from 'react'
import { fill } from '#app/lib/fill.ts'
import { Island } from '#app/lib/island.tsx'
import { useNonce } from '#app/lib/nonce.ts'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import type { LegalPage } from '#content/site.ts'
import { locales } from '#contract/language.ts'
import { followChoice } from './chosen-language.ts'
import { LegalBody } from './legal-body.tsx'
import type { LegalPageCopy } from './legal-page-copy.ts'

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
