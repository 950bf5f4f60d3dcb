import type { InputLinkCopy } from '../input-link-button.tsx'
import { MethodCalculator } from './method-calculator.tsx'
import { VatCalculator } from './vat-calculator.tsx'
import type { VatCopy } from './vat-copy.ts'

/** Two calculators: amounts with and without VAT, and the two methods of settlement side by side. */
export function VatTool({ copy, link }: { copy: VatCopy; link: InputLinkCopy }) {
  return (
    <>
      <VatCalculator copy={copy.amount} link={link} />
      <MethodCalculator copy={copy.methods} link={link} />
    </>
  )
}
