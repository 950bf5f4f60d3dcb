import { AuthGate } from '#app/drawings/auth-gate.tsx'
import { Island } from '#app/lib/island.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

export function AuthNotice({ copy }: { copy: DocumentOf<'auth'> }) {
  return (
    <>
      <PageHero plane="paper" title={copy.title} lead={copy.lead} drawing={<AuthGate />}>
        <div className="actions">
          <LocaleLink className={buttonClass()} to={copy.home.href}>
            {copy.home.label}
          </LocaleLink>
          <LocaleLink className={buttonClass('second')} to={copy.contact.href}>
            {copy.contact.label}
          </LocaleLink>
        </div>
        <Island name="AuthRedirect" props={{ copy: copy.redirect }} />
      </PageHero>
      <section className="auth-teasers section white" aria-labelledby="auth-teasers">
        <div className="grid">
          <h2 id="auth-teasers">{copy.teasersTitle}</h2>
          <ul>
            {copy.teasers.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
