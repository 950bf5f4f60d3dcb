import { ButtonLink } from '#app/layout/go-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import type { StepProps, WizardCopy } from './step-props.ts'

/** The receipt of the request, and what happens with it now; the first of the three steps is a person's decision. */
export function DoneStep({ copy, values, title, announce, held }: StepProps & { announce?: string; held?: true }) {
  const { done } = copy
  const tier = values.tier === 'early_access' ? 'early_access' : 'general_waitlist'
  return (
    <>
      {title(held ? copy.held.title : done.title)}
      {held && <p className="wizard-text">{copy.held.text}</p>}
      {announce && (
        <p className="wizard-text" role="status">
          {announce}
        </p>
      )}
      <dl className="wizard-receipt" aria-label={done.receipt.label}>
        <div>
          <dt>{copy.labels.email}</dt>
          <dd>
            <MailAddress address={values.email} />
          </dd>
        </div>
        {values.company.trim() !== '' && (
          <div>
            <dt>{copy.labels.company}</dt>
            <dd>{values.company}</dd>
          </div>
        )}
        <div>
          <dt>{copy.labels.tier}</dt>
          <dd>{done.receipt.tiers[tier]}</dd>
        </div>
        <div>
          <dt>{done.receipt.status}</dt>
          <dd>{done.receipt.pending}</dd>
        </div>
      </dl>
      {!held && <WhatComesNext done={done} />}
      <div className="wizard-moves">
        <ButtonLink to={done.onward} />
        <Button name="intent" value="restart" look="back">
          {done.restart}
        </Button>
      </div>
    </>
  )
}

function WhatComesNext({ done }: { done: WizardCopy['done'] }) {
  return (
    <>
      <p className="wizard-next-title">{done.nextTitle}</p>
      <ol className="wizard-next">
        {done.next.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
