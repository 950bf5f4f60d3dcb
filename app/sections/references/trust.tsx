import type { ReactNode } from 'react'
import type { references } from '#content/de/references.ts'

type TrustProps = {
  copy: Pick<typeof references, 'trust' | 'request' | 'linkedin'>
  linkedinUrl: string
  /** The button that asks for a reference. */
  request: ReactNode
}

/** Why no names stand here, and how to get one. */
export function Trust({ copy: { trust, request: words, linkedin }, linkedinUrl, request }: TrustProps) {
  return (
    <section className="section ink" aria-labelledby="trust-title">
      <div className="grid">
        <h2 className="references-trust-title" id="trust-title">
          {trust.title}
        </h2>
        <div className="references-trust-text">
          <p className="lead">{trust.text}</p>
          <p>{words.text}</p>
          <p className="actions">{request}</p>
          <p>
            <a className="go" href={linkedinUrl} target="_blank" rel="noopener">
              {linkedin.label} <span className="visually-hidden">({linkedin.newTab})</span>
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
