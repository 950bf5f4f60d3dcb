import type { ReactNode } from 'react'
import { abroad, boxes, type FormBox, inputTaxLines, months, pressed, vatForm } from '#app/exhibits/vat-form.ts'
import { fill } from '#app/lib/fill.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { Choices } from '#app/ui/choice.tsx'
import { DecisionButton } from '#app/ui/decision-button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { AccountNames } from './account-names.ts'

type VatFormProps = { copy: DocumentOf<'exhibits'>['tax-reporting']; accounts: AccountNames }

/** Boxes that add others up. */
const totals: readonly FormBox[] = [299, 399, 479, 500]

const firstOfTax = boxes.indexOf(303)
const parts = { turnover: boxes.slice(0, firstOfTax), tax: boxes.slice(firstOfTax) }

/** The return at reading size: a month fills it, one open point waits for a person, and a box tells what it is made of. */
export function VatFormExhibit({ copy, accounts }: VatFormProps) {
  return (
    <div className="vat-form decides">
      <Choices
        legend={copy.until}
        name="exhibit-case"
        defaultValue="12"
        options={months.map((month) => ({ value: String(month), label: copy.months[month] }))}
      />
      <table className="vat-form-sheet">
        <caption className="visually-hidden">{copy.caption}</caption>
        {(['turnover', 'tax'] as const).map((part) => (
          <tbody key={part}>
            <tr>
              <th className="vat-form-part" colSpan={3} scope="rowgroup">
                {copy.parts[part]}
              </th>
            </tr>
            {parts[part].map((box) => (
              <tr key={box} data-box={box} data-total={totals.includes(box) || undefined}>
                <td className="mono">{box}</td>
                <th scope="row">{copy.boxes[box]}</th>
                <td className="mono figure">
                  <span className="vat-form-field">{figureOf(box)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className="vat-form-side">
        <h3>{copy.open.title}</h3>
        <p>
          <span className="when-open">{fill(copy.open.text, { net: formatCentimes(abroad.net) })}</span>
          <span className="when-done">{fill(copy.open.declared, { tax: formatCentimes(abroad.tax) })}</span>
        </p>
        <DecisionButton
          id="exhibit-decision"
          open={copy.open.key}
          done={copy.open.done}
          takeBack={copy.open.takeBack}
        />
        <h3>
          {copy.sources} <span className="mono figure">{figureOf(405)}</span>
        </h3>
        <ul className="vat-form-sources">
          {inputTaxLines(12).map(({ month, account, tax }) => (
            <li
              key={`${month} ${account}`}
              data-from={month}
              id={month === pressed.month && account === pressed.account ? 'from-home' : undefined}
            >
              <span className="mono">{account}</span>
              <span>
                {accounts[account]}, {copy.months[month]}
              </span>
              <span className="mono figure">{formatCentimes(tax)}</span>
            </li>
          ))}
          <li className="when-done">
            <span className="mono">6570</span>
            <span>{copy.open.source}</span>
            <span className="mono figure">{formatCentimes(abroad.tax)}</span>
          </li>
        </ul>
      </div>
    </div>
  )
}

/** A box in each month, before and after the open point is confirmed; the page shows one of them. */
function figureOf(box: FormBox): ReactNode {
  return months.map((month) => {
    const [open, declared] = [vatForm(month, false)[box], vatForm(month, true)[box]].map(formatCentimes)
    return (
      <span key={month} data-case={month}>
        {open === declared ? (
          open
        ) : (
          <>
            <span className="when-open">{open}</span>
            <span className="when-done">{declared}</span>
          </>
        )}
      </span>
    )
  })
}
