import { processSteps } from '#app/drawings/process-steps.tsx'
import { mailLink } from '#app/lib/contact-links.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { TextList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

const planes = ['pale', 'white', 'blue', 'ink']

/** One track through the four steps, each ending at the gate where the customer decides. Leads to the steps below. */
export function Track({ steps }: { steps: Pick<DocumentOf<'process'>['steps'][number], 'id' | 'title'>[] }) {
  return (
    <ol className="process-track">
      {steps.map((step, index) => {
        const Drawing = processSteps[step.id as keyof typeof processSteps]
        return (
          <li key={step.id} className={planes[index % planes.length]}>
            <Drawing />
            <a href={`#${step.id}`}>
              <span className="figure">{index + 1}</span> {step.title}
            </a>
          </li>
        )
      })}
    </ol>
  )
}

type ProcessStepsProps = {
  copy: Pick<DocumentOf<'process'>, 'steps' | 'labels' | 'total' | 'priceNote' | 'durationNote'>
}

/** Each step as an entry: what happens, how long, what one holds afterwards, what one decides, what it costs. */
export function ProcessSteps({ copy: { steps, labels, total, priceNote, durationNote } }: ProcessStepsProps) {
  return (
    <div className="section paper process-steps">
      <div className="grid">
        {steps.map((step) => (
          <section key={step.id} id={step.id} className="process-step split" aria-labelledby={`${step.id}-title`}>
            <div className="process-step-name">
              <h2 id={`${step.id}-title`}>{step.title}</h2>
              <p className="note">
                {labels.duration}: {step.duration}
              </p>
            </div>
            <div>
              <p className="lead">{step.description}</p>
              <dl>
                <div>
                  <dt className="small">{labels.result}</dt>
                  <dd>{step.result}</dd>
                </div>
                <div>
                  <dt className="small">
                    <span className="decision-ring" aria-hidden="true" /> {labels.decision}
                  </dt>
                  <dd>{step.decision}</dd>
                </div>
                <div>
                  <dt className="small">{labels.price}</dt>
                  <dd>{step.price}</dd>
                </div>
              </dl>
            </div>
          </section>
        ))}
        <div className="process-notes">
          <p className="process-total">{total}</p>
          <p className="note">{priceNote}</p>
          <p className="note">{durationNote}</p>
        </div>
      </div>
    </div>
  )
}

type NeedsProps = { copy: Pick<DocumentOf<'process'>, 'needs' | 'mail'>; mail: string }

/** What the customer brings, and the mail that starts the first step. */
export function Needs({ copy: { needs, mail: request }, mail }: NeedsProps) {
  return (
    <Section className="white" split headingId="needs-title">
      <div className="process-needs-head">
        <h2 id="needs-title">{needs.title}</h2>
        <p className="note">{needs.note}</p>
      </div>
      <div className="process-needs">
        <TextList className="ruled near closed" items={needs.items} />
        <p className="process-mail">{request.text}</p>
        <p className="actions">
          <a className={buttonClass()} href={mailLink(mail, request.subject)}>
            {request.label}
          </a>
        </p>
      </div>
    </Section>
  )
}
