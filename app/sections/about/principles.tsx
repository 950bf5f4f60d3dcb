import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** How the team works: three sentences that one could hold it to. */
export function Principles({ copy }: { copy: DocumentOf<'about'>['principles'] }) {
  return (
    <Section className="white" headingId="principles-title">
      <h2 className="about-principles-title" id="principles-title">
        {copy.title}
      </h2>
      <TitledList className="about-principles" titles="h2" items={copy.items} />
    </Section>
  )
}
