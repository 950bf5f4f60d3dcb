import { AuthGate } from '#app/drawings/auth-gate.tsx'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { Island } from '#app/lib/island.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

export function AuthNotice({ copy }: { copy: DocumentOf<'auth'> }) {
  return (
    <>
      <PageHero plane="paper" title={copy.title} lead={copy.lead} drawing={<AuthGate />}>
        <div className="actions">
          <ButtonLink to={copy.home} />
          <ButtonLink to={copy.contact} look="second" />
        </div>
        <Island name="AuthRedirect" props={{ copy: copy.redirect }} />
      </PageHero>
      <Section className="auth-teasers white" split headingId="auth-teasers" title={copy.teasersTitle}>
        <TitledList className="ruled" items={copy.teasers} />
      </Section>
    </>
  )
}
