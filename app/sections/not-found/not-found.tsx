import { localePath } from '#app/lib/locale-path.ts'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { type Language, locales } from '#contract/language.ts'
import { ErrorHero } from './error-hero.tsx'

export type NotFoundHalf = { language: Language; copy: Omit<DocumentOf<'not-found'>, 'meta'> }

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
      <ul className="not-found-cards">
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
