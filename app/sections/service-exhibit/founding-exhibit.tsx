import { type LegalForm, leastCapital, legalForms, openingEntry } from '#app/exhibits/founding.ts'
import { fill } from '#app/lib/fill.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { Choices } from '#app/ui/choice.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { Approval } from './approval.tsx'
import { EntryLines } from './entry-lines.tsx'

type Copy = DocumentOf<'exhibits'>['company-formation']

const parties = ['you', 'we', 'office'] as const

/** From the name to the first account: who does what at each step, and the opening entry of the chosen legal form. */
export function FoundingExhibit({ copy }: { copy: Copy }) {
  return (
    <div className="founding decides">
      <div className="founding-choice">
        <Choices
          legend={copy.form}
          name="exhibit-case"
          defaultValue="gmbh"
          options={legalForms.map((form) => ({ value: form, label: copy.forms[form] }))}
        />
        <p>
          {legalForms.map((form) => (
            <span key={form} data-case={form}>
              {fill(copy.capital[form], amountsOf(form))}
            </span>
          ))}
        </p>
      </div>
      <p className="founding-head small" aria-hidden="true">
        {parties.map((party) => (
          <span key={party}>{copy.columns[party]}</span>
        ))}
      </p>
      <ol className="founding-steps">
        {copy.steps.map((step, index) => (
          <li key={step.title}>
            <h3>
              <span className="founding-number" aria-hidden="true">
                {index + 1}
              </span>{' '}
              {step.title}
            </h3>
            <dl>
              {parties.map((party) => {
                const words = step[party]
                return words ? (
                  <div key={party} data-party={party}>
                    <dt className="small">{copy.columns[party]}</dt>
                    <dd>
                      <WithAmounts text={words} />
                    </dd>
                  </div>
                ) : null
              })}
            </dl>
          </li>
        ))}
        <li className="founding-entry">
          <h3>{copy.entry.title}</h3>
          <Approval words={copy} before={copy.entry.before} after={copy.entry.after} />
          <div className="when-done">
            {legalForms.map((form) => (
              <Entry key={form} form={form} copy={copy} />
            ))}
          </div>
        </li>
      </ol>
      <p className="note">{copy.notUs}</p>
    </div>
  )
}

function Entry({ form, copy }: { form: LegalForm; copy: Copy }) {
  return (
    <table className="exhibit-entry" data-case={form}>
      <thead>
        <tr>
          <td />
          <th scope="col">{copy.debit}</th>
          <th scope="col">{copy.credit}</th>
        </tr>
      </thead>
      <EntryLines lines={openingEntry(form)} names={copy.accounts} />
    </table>
  )
}

/** A text with an amount stands there for each legal form; the page shows the chosen one's. */
function WithAmounts({ text }: { text: string }) {
  if (!text.includes('{')) return text
  return legalForms.map((form) => (
    <span key={form} data-case={form}>
      {fill(text, amountsOf(form))}
    </span>
  ))
}

function amountsOf(form: LegalForm): { capital: string; paid: string } {
  const { capital, paid } = leastCapital[form]
  return { capital: `CHF\u00a0${formatCentimes(capital)}`, paid: `CHF\u00a0${formatCentimes(paid)}` }
}
