import { phoneLink } from '#app/lib/contact-links.ts'
import type { DocumentOf } from '#content/catalogue.ts'

type MailCardProps = {
  copy: Pick<DocumentOf<'contact'>, 'mail' | 'phone'>
  mail: string
  phone: string
}

/** The address and the number, as a register: what it is, the way, when to expect somebody. */
export function MailCard({ copy, mail, phone }: MailCardProps) {
  return (
    <dl className="contact-register ruled near closed">
      <div>
        <dt className="small">{copy.mail.title}</dt>
        <dd>
          <a href={`mailto:${mail}`}>{mail}</a>
        </dd>
        <dd className="note">{copy.mail.text}</dd>
      </div>
      <div>
        <dt className="small">{copy.phone.title}</dt>
        <dd>
          <a className="nowrap" href={phoneLink(phone)}>
            {phone}
          </a>
        </dd>
        <dd className="note">{copy.phone.hours}</dd>
      </div>
    </dl>
  )
}
