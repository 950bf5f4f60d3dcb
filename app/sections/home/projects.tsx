import { GoLink } from '#app/layout/go-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** Three typical routes as tram lines; the round stop is the one where a person decides. */
export function Projects({ copy }: { copy: DocumentOf<'home'>['projects'] }) {
  return (
    <Section className="tight white projects" headingId="projects-title" title={copy.title} note={copy.note}>
      {copy.items.map((item) => (
        <article className="projects-case" key={item.title}>
          <h3>
            {item.title} <small>{item.setting}</small>
          </h3>
          <ol>
            {item.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
            <li className="decision">{item.decision}</li>
            <li>{item.result}</li>
          </ol>
        </article>
      ))}
      <p className="projects-more">
        <GoLink to={copy.link} />
      </p>
    </Section>
  )
}
