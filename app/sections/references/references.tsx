import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type NoNamesProps = {
  copy: Pick<DocumentOf<'references'>, 'trust' | 'request' | 'linkedin'>
  linkedinUrl: string
  /** Opens a letter that asks for a reference. */
  mailLink: string
}

/** Why no names stand here, and how to get one. */
export function NoNames({ copy: { trust, request: words, linkedin }, linkedinUrl, mailLink }: NoNamesProps) {
  return (
    <Section className="ink references-trust" split headingId="trust-title" title={trust.title}>
      <div className="references-trust-text">
        <p className="lead">{trust.text}</p>
        <p>{words.text}</p>
        <p className="actions">
          <a className={buttonClass()} href={mailLink}>
            {words.label}
          </a>
        </p>
        <p>
          <a className="go" href={linkedinUrl} target="_blank" rel="noopener">
            {linkedin.label} <span className="visually-hidden">({linkedin.newTab})</span>
          </a>
        </p>
      </div>
    </Section>
  )
}

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

/** What the examples are and are not. */
export function Samples({ copy }: { copy: DocumentOf<'references'>['samples'] }) {
  return (
    <Section className="pale references-samples" split headingId="samples-title" title={copy.title}>
      <p>{copy.text}</p>
    </Section>
  )
}
