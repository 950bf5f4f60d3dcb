import { ServicesLine } from '#app/drawings/services-line.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type ServicesHeroProps = { copy: Pick<DocumentOf<'services'>, 'hero' | 'intro'> }

/** What is taken over and what is approved, in words and as one line of documents before a gate; then where to begin. */
export function ServicesHero({ copy: { hero, intro } }: ServicesHeroProps) {
  return (
    <>
      <section className="services-hero paper">
        <div className="grid">
          <h1>
            {hero.title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <div className="services-hero-drawing">
          <ServicesLine label={hero.drawing} />
        </div>
      </section>
      <Section className="white services-intro" split headingId="services-title" title={intro.title}>
        <div className="services-intro-text">
          <p className="lead">{intro.text}</p>
          <p>{intro.note}</p>
        </div>
      </Section>
    </>
  )
}
