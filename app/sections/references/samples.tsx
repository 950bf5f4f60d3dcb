import type { references } from '#content/de/references.ts'

/** What the examples are and are not. */
export function Samples({ copy }: { copy: typeof references.samples }) {
  return (
    <section className="section pale references-samples" aria-labelledby="samples-title">
      <div className="grid">
        <h2 id="samples-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
    </section>
  )
}
