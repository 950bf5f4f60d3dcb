import { LetterReply } from '#app/drawings/letter-reply.tsx'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The next step for a reader who is not sure: write, or see who answers. */
export function ServicesClosing({ copy }: { copy: DocumentOf<'services'>['closing'] }) {
  return (
    <Section className="ink services-closing" headingId="closing-title">
      <div className="services-closing-text">
        <h2 className="h1" id="closing-title">
          {copy.title}
        </h2>
        <p className="lead">{copy.lead}</p>
        <div className="actions">
          <ButtonLink to={copy.contact} />
          <ButtonLink to={copy.about} look="second" />
        </div>
      </div>
      <div className="services-closing-drawing">
        <LetterReply label={copy.drawing} />
      </div>
    </Section>
  )
}
