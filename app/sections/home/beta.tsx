import type { ReactNode } from 'react'
import { GoLink } from '#app/layout/go-link.tsx'
import { Island } from '#app/lib/island.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type BetaProps = {
  copy: DocumentOf<'home'>['beta']
  /** The waiting-list wizard, beside the figures. */
  children: ReactNode
}

/** The beta: how many places are left, and the way onto the list. */
export function Beta({ copy, children }: BetaProps) {
  return (
    <Section className="tight paper beta" id="beta" headingId="beta-title">
      <div className="beta-count">
        <Island name="BetaPlaces" props={{ copy }} />
        <GoLink to={copy.more} />
      </div>
      <div className="beta-wizard no-print">{children}</div>
    </Section>
  )
}
