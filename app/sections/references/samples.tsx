import type { DocumentOf } from '#content/catalogue.ts'

/** What the examples are and are not. */
export function Samples({ copy }: { copy: DocumentOf<'references'>['samples'] }) {
  return (
    <section className="section pale references-samples" aria-labelledby="samples-title">
      <div className="grid">
        <h2 id="samples-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
    </section>
  )
}
