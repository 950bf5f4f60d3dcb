import { FaqCardIndex } from '#app/drawings/faq-card-index.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The first screen with the list of the sections. */
export function FaqHero({ copy }: { copy: DocumentOf<'faq'> }) {
  return (
    <PageHero plane="paper" title={copy.hero.title} lead={copy.hero.lead} drawing={<FaqCardIndex />}>
      <nav aria-label={copy.index}>
        <ol className="faq-index no-print">
          {copy.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </PageHero>
  )
}
