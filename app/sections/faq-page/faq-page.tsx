import { FaqCardIndex } from '#app/drawings/faq-card-index.tsx'
import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The first screen with the list of the sections. */
export function FaqHero({ copy }: { copy: DocumentOf<'faq'> }) {
  return (
    <PageHero plane="paper" title={copy.hero.title} lead={copy.hero.lead} drawing={<FaqCardIndex />}>
      <nav aria-label={copy.index}>
        <ol className="faq-index index-list no-print">
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

type FaqSectionsProps = {
  sections: DocumentOf<'faq'>['sections']
  tagsLabel: string
}

/** The sections in alternating planes. All questions share one name, so that one at most is open on the whole page. */
export function FaqSections({ sections, tagsLabel }: FaqSectionsProps) {
  return (
    <div data-question-address>
      {sections.map(({ id, title, items }, index) => (
        <Section className={`faq-section ${index % 2 ? 'pale' : 'white'}`} key={id} split headingId={id} title={title}>
          <div>
            <FaqAccordion name="faq" items={items} tagsLabel={tagsLabel} />
          </div>
        </Section>
      ))}
    </div>
  )
}
