import { mailLink } from '#app/lib/contact-links.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type NeedsProps = { copy: Pick<DocumentOf<'process'>, 'needs' | 'mail'>; mail: string }

/** What the customer brings, and the mail that starts the first step. */
export function Needs({ copy: { needs, mail: request }, mail }: NeedsProps) {
  return (
    <section className="section white" aria-labelledby="needs-title">
      <div className="grid">
        <div className="process-needs-head">
          <h2 id="needs-title">{needs.title}</h2>
          <p className="note">{needs.note}</p>
        </div>
        <div className="process-needs">
          <ul>
            {needs.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="process-mail">{request.text}</p>
          <p className="actions">
            <a className={buttonClass()} href={mailLink(mail, request.subject)}>
              {request.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
