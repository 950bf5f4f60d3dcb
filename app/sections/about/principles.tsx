import type { DocumentOf } from '#content/catalogue.ts'

/** How the team works: three sentences that one could hold it to. */
export function Principles({ copy }: { copy: DocumentOf<'about'>['principles'] }) {
  return (
    <section className="section white" aria-labelledby="principles-title">
      <div className="grid">
        <h2 className="about-principles-title" id="principles-title">
          {copy.title}
        </h2>
        <ul className="about-principles">
          {copy.items.map((principle) => (
            <li key={principle.title}>
              <h3>{principle.title}</h3>
              <p>{principle.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
