import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The six topics, as a register of two columns. */
export function Topics({ copy }: { copy: DocumentOf<'workshops'>['topics'] }) {
  return (
    <Section className="white" split headingId="topics-title">
      <div className="workshops-topics-head">
        <h2 id="topics-title">{copy.title}</h2>
        <p className="note">{copy.lead}</p>
      </div>
      <TitledList className="workshops-topics ruled" items={copy.items} />
    </Section>
  )
}
