import type { ReactNode } from 'react'
import { Island } from '#app/lib/island.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type BetaProps = {
  copy: DocumentOf<'home'>['beta']
  /** The waiting-list wizard, beside the figures. */
  children: ReactNode
}

/** The beta: how many places are left, and the way onto the list. */
export function Beta({ copy, children }: BetaProps) {
  return (
    <section className="section tight paper beta" id="beta" aria-labelledby="beta-title">
      <div className="grid">
        <div className="beta-count">
          <Island name="BetaPlaces" props={{ copy }} />
          <LocaleLink className="go" to={copy.more.href}>
            {copy.more.label}
          </LocaleLink>
        </div>
        <div className="beta-wizard">{children}</div>
      </div>
    </section>
  )
}
