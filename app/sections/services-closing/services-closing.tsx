import { LetterReply } from '#app/drawings/letter-reply.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The next step for a reader who is not sure: write, or see who answers. */
export function ServicesClosing({ copy }: { copy: DocumentOf<'services'>['closing'] }) {
  return (
    <section className="section ink services-closing" aria-labelledby="closing-title">
      <div className="grid">
        <div className="services-closing-text">
          <h2 id="closing-title">{copy.title}</h2>
          <p className="lead">{copy.lead}</p>
          <div className="actions">
            <LocaleLink className={buttonClass()} to={copy.contact.href}>
              {copy.contact.label}
            </LocaleLink>
            <LocaleLink className={buttonClass('second')} to={copy.about.href}>
              {copy.about.label}
            </LocaleLink>
          </div>
        </div>
        <div className="services-closing-drawing">
          <LetterReply label={copy.drawing} />
        </div>
      </div>
    </section>
  )
}
