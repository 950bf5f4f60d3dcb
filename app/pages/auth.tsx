import { AuthGate } from '#app/drawings/auth-gate.tsx'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/auth.ts'
import './auth.css'

export function loader({ request }: Route.LoaderArgs) {
  return { copy: copyFor(request, 'auth') }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: false }, page)
}

export default function AuthPage({ loaderData: { copy } }: Route.ComponentProps) {
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
