import { Accordion } from '#app/ui/accordion.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Choices } from '#app/ui/choice.tsx'
import { CheckField, ErrorSummary, InputField, TextField } from '#app/ui/field.tsx'
import { FormMessage } from '#app/ui/form-message.tsx'
import { PriceTable } from '#app/ui/price-table.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { ToastSlip } from '#app/ui/toast.tsx'
import { planes, type Scheme } from './tokens.ts'

const states = ['', 'hover', 'active', 'focus-visible'] as const
const options = ['A4', 'A5', 'A6'].map((label) => ({ value: label, label }))

/** Every primitive of `app/ui` in every state, on the planes where it occurs. */
export function Controls({ scheme }: { scheme: Scheme }) {
  const id = (name: string) => `${scheme}-${name}`
  return (
    <>
      {planes.map((plane) => (
        <section className={`${plane} styleguide-row`} key={plane} aria-label={`Buttons on ${plane}, ${scheme}`}>
          {states.map((state) => (
            <div key={state} className="actions">
              <Button type="button" data-pretend={state}>
                {state || 'first'}
              </Button>
              <Button type="button" look="second" data-pretend={state}>
                {state || 'second'}
              </Button>
              <a className="go" href="#scale" data-pretend={state}>
                {state || 'go'}
              </a>
            </div>
          ))}
          <div className="actions">
            <Button type="button" disabled>
              disabled
            </Button>
            <Button type="button" look="back">
              back
            </Button>
            <a className={buttonClass()} href="#scale">
              link as button
            </a>
          </div>
        </section>
      ))}
      <section className="paper styleguide-columns" aria-label={`Fields, ${scheme}`}>
        <div>
          <InputField id={id('empty')} label="Field" mark="(optional)" hint="A hint stands below." />
          <InputField id={id('hover')} label="Pointed at" data-pretend="hover" defaultValue="Muster AG" />
          <InputField id={id('focus')} label="Focused" data-pretend="focus-visible" defaultValue="Muster AG" />
          <InputField id={id('error')} label="With an error" defaultValue="mira@" error="Says what helps." />
        </div>
        <div>
          <TextField id={id('text')} label="Text" defaultValue="Several lines of text." />
          <SelectField id={id('select')} label="One of many" options={options} />
          <Choices name={id('choices')} legend="One of few" options={options} defaultValue="A5" hint="Keys in a row." />
          <CheckField id={id('check')} label="A box" />
          <CheckField id={id('checked')} label="A ticked box" defaultChecked />
          <CheckField id={id('check-error')} label="A box that was left out" error="Says that it is needed." />
        </div>
        <div>
          <ErrorSummary title="Error summary" errors={[{ id: id('error'), message: 'A link to the field' }]} />
          <FormMessage title="Form message" text="The outcome, where the form stood." />
          <FormMessage kind="error" text="A form message of an error." />
          <ToastSlip toast={{ title: 'A toast', text: 'Stays until it is read.' }} dismissLabel="Close" />
          <ToastSlip toast={{ title: 'A toast of an error', kind: 'destructive' }} dismissLabel="Close" />
        </div>
      </section>
      <section className="white styleguide-columns" aria-label={`Accordion and prices, ${scheme}`}>
        <Accordion
          name={id('accordion')}
          openIndex={0}
          items={[
            { summary: 'An open item', content: <p>One or none is open.</p>, id: id('open') },
            { mark: 'Day 1', summary: 'A closed item', note: 'with mark and note', content: <p>Content</p> },
          ]}
        />
        <PriceTable
          caption="In CHF, exkl. MWST"
          columns={{ label: 'Price table', amount: 'CHF' }}
          rows={[
            { label: 'A fixed price', note: 'What it covers', amount: "1'390" },
            { label: 'A starting price', note: 'What it covers', amount: "ab 2'390" },
          ]}
          totals={[{ label: 'A sum', note: "1'390 + ab 2'390", amount: "ab 3'780" }]}
        />
      </section>
    </>
  )
}
