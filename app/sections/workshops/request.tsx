import { ServiceWorkshop } from '#app/drawings/services.tsx'
import { mailLink, phoneLink } from '#app/lib/contact-links.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type RequestProps = { copy: DocumentOf<'workshops'>['contact']; mail: string; phone: string; id: string }

/** Where a workshop is asked for: by mail or on the phone. */
export function Request({ copy, mail, phone, id }: RequestProps) {
  return (
    <Section className="blue workshops-request" id={id} headingId="request-title">
      <div className="workshops-request-text">
        <h2 className="h1" id="request-title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
        <div className="actions">
          <a className={buttonClass()} href={mailLink(mail, copy.mailSubject)}>
            {copy.mailLabel}
          </a>
          <a className={buttonClass('second')} href={phoneLink(phone)}>
            {copy.phoneLabel}
          </a>
        </div>
      </div>
      <div className="workshops-request-drawing no-print">
        <ServiceWorkshop />
      </div>
    </Section>
  )
}
