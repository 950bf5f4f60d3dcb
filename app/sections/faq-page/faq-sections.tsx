import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
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
        <section className={`faq-section section ${index % 2 ? 'pale' : 'white'}`} aria-labelledby={id} key={id}>
          <div className="grid">
            <h2 id={id}>{title}</h2>
            <div className="faq-section-questions">
              <FaqAccordion name="faq" items={items} tagsLabel={tagsLabel} />
            </div>
          </div>
        </section>
      ))}
    </div>
  )
}
