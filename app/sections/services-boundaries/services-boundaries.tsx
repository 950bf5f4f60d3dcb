import { TextList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** What is not offered, said plainly. */
export function ServicesBoundaries({ copy }: { copy: DocumentOf<'services'>['boundaries'] }) {
  return (
    <Section className="paper services-boundaries" headingId="boundaries-title">
      <div className="services-boundaries-text">
        <h2 id="boundaries-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <TextList items={copy.items} />
    </Section>
  )
}
