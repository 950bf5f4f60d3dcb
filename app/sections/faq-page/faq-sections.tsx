import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

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
