import { GoLink } from '#app/layout/go-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

const scaleMinutes = 60
const tickMinutes = 5
const ticks = Array.from({ length: scaleMinutes / tickMinutes + 1 }, (_, index) => index * tickMinutes)

/** The four videos, each under a line as long as it will last; what to read until then. */
export function Films({ copy }: { copy: DocumentOf<'video-studio'>['cards'] }) {
  return (
    <Section className="white" headingId="films-title">
      <div className="head">
        <h2 id="films-title">{copy.title}</h2>
      </div>
      <ul className="studio-films">
        {copy.items.map((film) => (
          <li key={film.title}>
            <Length minutes={film.duration} />
            <p className="studio-film-length">
              <span className="visually-hidden">{copy.durationLabel}: </span>
              <span className="figure studio-film-figure">{film.duration}</span> {copy.unit}
            </p>
            <div className="studio-film-text">
              <h3>{film.title}</h3>
              <p>{film.description}</p>
              <ol className="studio-chapters note" aria-label={copy.chaptersLabel}>
                {film.chapters.map((chapter) => (
                  <li key={chapter}>{chapter}</li>
                ))}
              </ol>
            </div>
            <div className="studio-film-state">
              <p className="note">
                {film.category}. {copy.state}.
              </p>
              <p className="note">
                {copy.insteadLabel}: <GoLink to={film.instead} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** An hour across the page, the film's part of it heavy; a tick every five minutes. */
function Length({ minutes }: { minutes: number }) {
  const across = (value: number) => `${(value / scaleMinutes) * 100}%`
  return (
    <svg className="studio-film-line" overflow="visible" aria-hidden="true">
      <rect width="100%" height="1" fill="var(--dl)" opacity=".4" />
      <rect width={across(minutes)} height="6" fill="var(--dc)" />
      {ticks.map((tick) => {
        const within = tick <= minutes
        const ink = within ? { stroke: 'var(--dc)' } : { stroke: 'var(--dl)', opacity: 0.4 }
        return <line key={tick} x1={across(tick)} x2={across(tick)} y2="12" {...ink} />
      })}
    </svg>
  )
}
