import type { DocumentOf } from '#content/catalogue.ts'

/** The six topics, as a register of two columns. */
export function Topics({ copy }: { copy: DocumentOf<'workshops'>['topics'] }) {
  return (
    <section className="section white" aria-labelledby="topics-title">
      <div className="grid">
        <div className="workshops-topics-head">
          <h2 id="topics-title">{copy.title}</h2>
          <p className="note">{copy.lead}</p>
        </div>
        <ul className="workshops-topics">
          {copy.items.map((topic) => (
            <li key={topic.title}>
              <h3>{topic.title}</h3>
              <p>{topic.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
