import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** What the examples are and are not. */
export function Samples({ copy }: { copy: DocumentOf<'references'>['samples'] }) {
  return (
    <Section className="pale references-samples" split headingId="samples-title" title={copy.title}>
      <p>{copy.text}</p>
    </Section>
  )
}
