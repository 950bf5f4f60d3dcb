import type { DocumentOf } from '#content/catalogue.ts'

/** What is not offered, said plainly. */
export function ServicesBoundaries({ copy }: { copy: DocumentOf<'services'>['boundaries'] }) {
  return (
    <section className="section paper services-boundaries" aria-labelledby="boundaries-title">
      <div className="grid">
        <div className="services-boundaries-text">
          <h2 id="boundaries-title">{copy.title}</h2>
          <p>{copy.text}</p>
        </div>
        <ul>
          {copy.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
