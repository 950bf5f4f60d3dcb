import { billedRate } from '#app/posting/decision-changes.ts'
import { treatmentsFor } from '#app/posting/proposal.ts'
import type { Item } from '#app/posting/session.ts'
import type { VatTreatment } from '#app/posting/vat-treatment.ts'

/** The VAT codes to choose from: those that the engine offers for the bill, each rate once, without the tax on foreign services. */
export function offeredTreatments({ invoice, decision }: Item): VatTreatment[] {
  const own = decision.amount === invoice.amount ? billedRate(invoice) : 'asBilled'
  return treatmentsFor(invoice).filter(
    (treatment) => treatment.kind !== 'acquisition' && (treatment.kind === 'none' || treatment.rate !== own),
  )
}

/** The rate that a treatment deducts by, in hundredths of a percent; undefined where nothing is deducted. */
export function rateOf(treatment: VatTreatment | undefined, item: Item): number | undefined {
  if (!treatment || treatment.kind === 'none') return undefined
  return treatment.rate === 'asBilled' ? billedRate(item.invoice) : treatment.rate
}
