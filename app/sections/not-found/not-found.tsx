import { MissingSlip } from '#app/drawings/missing-slip.tsx'
import { Island } from '#app/lib/island.tsx'
import { localePath } from '#app/lib/locale-path.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { type Language, locales } from '#contract/language.ts'

/** What happened in one language, and the ways on. */
type ErrorHalf = {
  language: Language
  copy: Pick<DocumentOf<'not-found'>, 'title' | 'hint' | 'home' | 'contact' | 'back'>
}

/** The status of an answer, what it means in both languages, and its slip missing in the row. */
export function ErrorHero({ status, halves }: { status: number; halves: ErrorHalf[] }) {
  return (
    <section className="not-found-hero paper">
      <div className="grid">
        <h1 className="not-found-code">{status}</h1>
        {halves.map((half) => (
          <Way key={half.language} {...half} />
        ))}
      </div>
      <div className="not-found-drawing runs-on">
        <MissingSlip number={status} />
      </div>
    </section>
  )
}

function Way({ language, copy }: ErrorHalf) {
  const to = (path: string) => localePath(path, language)
  return (
    <div className="not-found-way" lang={locales[language]}>
      <h2 className="plain-title">{copy.title}</h2>
      <p>{copy.hint}</p>
      <div className="actions">
        <a className={buttonClass()} href={to(copy.home.href)}>
          {copy.home.label}
        </a>
        <a className={buttonClass('second')} href={to(copy.contact.href)}>
          {copy.contact.label}
        </a>
        <Island name="GoBack" props={{ label: copy.back }} />
      </div>
    </div>
  )
}

type NotFoundHalf = { language: Language; copy: Omit<DocumentOf<'not-found'>, 'meta'> }

/** The page for an unknown address, in both languages: which one its visitor reads is unknown. The likelier comes first. */
export function NotFound({ halves }: { halves: NotFoundHalf[] }) {
  return (
    <>
      <ErrorHero status={404} halves={halves} />
      <Section className="white">
        {halves.map((half) => (
          <Suggestions key={half.language} {...half} />
        ))}
      </Section>
    </>
  )
}

function Suggestions({ language, copy }: NotFoundHalf) {
  const to = (path: string) => localePath(path, language)
  return (
    <div className="not-found-half" lang={locales[language]}>
      <h2>{copy.cardsTitle}</h2>
      <ul className="not-found-cards ruled closed bare">
        {copy.cards.map((card) => (
          <li key={card.href}>
            <a href={to(card.href)}>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </a>
          </li>
        ))}
      </ul>
      <h3 className="not-found-searches-title">{copy.searchesTitle}</h3>
      <ul className="not-found-searches">
        {copy.searches.map((term) => (
          <li key={term}>
            <a className="go" href={to(`/blog?${new URLSearchParams({ search: term })}`)}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
