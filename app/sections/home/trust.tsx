import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** Five points on which one can rely; beside them the machine's front, its button at rest. */
export function Trust({ copy }: { copy: DocumentOf<'home'>['trust'] }) {
  return (
    <Section className="tight ink trust" split headingId="trust-title">
      <div className="trust-head">
        <h2 id="trust-title">{copy.title}</h2>
        <div className="trust-front" aria-hidden="true" />
      </div>
      <TitledList className="trust-points" items={copy.points} />
    </Section>
  )
}
