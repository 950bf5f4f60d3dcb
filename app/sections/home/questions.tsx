import { GoLink } from '#app/layout/go-link.tsx'
import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The four questions that come first; the rest is a page of its own. */
export function Questions({ copy }: { copy: DocumentOf<'home'>['faq'] }) {
  return (
    <Section className="tight pale questions" split headingId="questions-title">
      <div>
        <h2 id="questions-title">{copy.title}</h2>
        <GoLink to={copy.more} />
      </div>
      <div>
        <FaqAccordion name="home-faq" items={copy.items} tagsLabel={copy.tags} action={copy.action} />
      </div>
    </Section>
  )
}
