import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** Three typical routes as tram lines; the round stop is the one where a person decides. */
export function Projects({ copy }: { copy: DocumentOf<'home'>['projects'] }) {
  return (
    <section className="section tight white projects" aria-labelledby="projects-title">
      <div className="grid">
        <div className="head">
          <h2 id="projects-title">{copy.title}</h2>
          <p className="note">{copy.note}</p>
        </div>
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
          <LocaleLink className="go" to={copy.link.href}>
            {copy.link.label}
          </LocaleLink>
        </p>
      </div>
    </section>
  )
}
