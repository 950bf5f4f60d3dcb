import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type NoNamesProps = {
  copy: Pick<DocumentOf<'references'>, 'trust' | 'request' | 'linkedin'>
  linkedinUrl: string
  /** Opens a letter that asks for a reference. */
  mailLink: string
}

/** Why no names stand here, and how to get one. */
export function NoNames({ copy: { trust, request: words, linkedin }, linkedinUrl, mailLink }: NoNamesProps) {
  return (
    <Section className="ink references-trust" split headingId="trust-title" title={trust.title}>
      <div className="references-trust-text">
        <p className="lead">{trust.text}</p>
        <p>{words.text}</p>
        <p className="actions">
          <a className={buttonClass()} href={mailLink}>
            {words.label}
          </a>
        </p>
        <p>
          <a className="go" href={linkedinUrl} target="_blank" rel="noopener">
            {linkedin.label} <span className="visually-hidden">({linkedin.newTab})</span>
          </a>
        </p>
      </div>
    </Section>
  )
}
