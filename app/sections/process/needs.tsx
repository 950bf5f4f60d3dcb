import { mailLink } from '#app/lib/contact-links.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { TextList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type NeedsProps = { copy: Pick<DocumentOf<'process'>, 'needs' | 'mail'>; mail: string }

/** What the customer brings, and the mail that starts the first step. */
export function Needs({ copy: { needs, mail: request }, mail }: NeedsProps) {
  return (
    <Section className="white" split headingId="needs-title">
      <div className="process-needs-head">
        <h2 id="needs-title">{needs.title}</h2>
        <p className="note">{needs.note}</p>
      </div>
      <div className="process-needs">
        <TextList className="ruled near closed" items={needs.items} />
        <p className="process-mail">{request.text}</p>
        <p className="actions">
          <a className={buttonClass()} href={mailLink(mail, request.subject)}>
            {request.label}
          </a>
        </p>
      </div>
    </Section>
  )
}
