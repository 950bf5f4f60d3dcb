import type { DocumentOf } from '#content/catalogue.ts'

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
