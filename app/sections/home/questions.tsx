import { LocaleLink } from '#app/lib/locale-link.tsx'
import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The four questions that come first; the rest is a page of its own. */
export function Questions({ copy }: { copy: DocumentOf<'home'>['faq'] }) {
  return (
    <section className="section tight pale questions" aria-labelledby="questions-title">
      <div className="grid">
        <div className="questions-head">
          <h2 id="questions-title">{copy.title}</h2>
          <LocaleLink className="go" to={copy.more.href}>
            {copy.more.label}
          </LocaleLink>
        </div>
        <div className="questions-list">
          <FaqAccordion name="home-faq" items={copy.items} tagsLabel={copy.tags} action={copy.action} />
        </div>
      </div>
    </section>
  )
}
