import { MethodCalculator } from './method-calculator.tsx'
import { VatCalculator } from './vat-calculator.tsx'
import type { VatCopy } from './vat-copy.ts'

/** Two calculators: an amount with and without VAT, and the two methods of settlement side by side. */
export function VatTool({ copy }: { copy: VatCopy }) {
  return (
    <>
      <VatCalculator copy={copy.amount} />
      <MethodCalculator copy={copy.methods} />
    </>
  )
}
