import type { DocumentOf } from '#content/catalogue.ts'

type ExamplesCopy = DocumentOf<'references'>['examples']

/** Three typical workflows, each a line with five stops; the round one is where a person decides. */
export function Examples({ copy }: { copy: ExamplesCopy }) {
  return (
    <section className="section white" aria-labelledby="examples-title">
      <div className="grid">
        <div className="head">
          <h2 id="examples-title">{copy.title}</h2>
        </div>
        {copy.items.map((example) => (
          <Example key={example.title} example={example} copy={copy} />
        ))}
      </div>
    </section>
  )
}

function Example({ example, copy }: { example: ExamplesCopy['items'][number]; copy: ExamplesCopy }) {
  const { labels } = copy
  return (
    <article className="references-example">
      <div className="references-example-name">
        <h3>{example.title}</h3>
        <p className="note">{example.setting}</p>
      </div>
      <div className="references-example-before">
        <h4>{labels.situation}</h4>
        <p>{example.situation}</p>
      </div>
      <ol aria-label={labels.path}>
        {example.path.map((step, index) => (
          <li key={step} className={index === example.decision ? 'decision' : undefined}>
            {step}
            {index === example.decision && <span className="references-decision">{labels.decision}</span>}
          </li>
        ))}
      </ol>
      <div className="references-example-result">
        <h4>{labels.result}</h4>
        <p>{example.result}</p>
      </div>
      <div className="references-example-basis">
        <h4>{labels.basis}</h4>
        <p className="note">{example.basis}</p>
      </div>
    </article>
  )
}
