import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type ExamplesCopy = DocumentOf<'references'>['examples']

/** Three typical workflows, each a line with five stops; the round one is where a person decides. */
export function Examples({ copy }: { copy: ExamplesCopy }) {
  return (
    <Section className="white" headingId="examples-title">
      <div className="head">
        <h2 id="examples-title">{copy.title}</h2>
      </div>
      {copy.items.map((example) => (
        <Example key={example.title} example={example} copy={copy} />
      ))}
    </Section>
  )
}

function Example({ example, copy }: { example: ExamplesCopy['items'][number]; copy: ExamplesCopy }) {
  const { labels } = copy
  return (
    <article className="references-example">
      <div className="references-example-name">
        <h3 className="h2">{example.title}</h3>
        <p className="note">{example.setting}</p>
      </div>
      <div className="references-example-before">
        <h4 className="small">{labels.situation}</h4>
        <p>{example.situation}</p>
      </div>
      <ol aria-label={labels.path}>
        {example.path.map((step, index) => (
          <li key={step} className={index === example.decision ? 'decision' : undefined}>
            {step}
            {index === example.decision && <span className="references-decision small">{labels.decision}</span>}
          </li>
        ))}
      </ol>
      <div className="references-example-result">
        <h4 className="small">{labels.result}</h4>
        <p>{example.result}</p>
      </div>
      <div className="references-example-basis">
        <h4 className="small">{labels.basis}</h4>
        <p className="note">{example.basis}</p>
      </div>
    </article>
  )
}
