/** Legal forms with a share capital that has to be there on the day of the deed. */
export const legalForms = ['gmbh', 'ag'] as const

export type LegalForm = (typeof legalForms)[number]

/**
 * The least capital and what of it must be paid in before the deed, in Rappen: all of a GmbH's (OR 773, 777c); of an AG's a
 * fifth of each share, and 50'000 francs in all (OR 621, 632).
 */
export const leastCapital: Record<LegalForm, { capital: number; paid: number }> = {
  gmbh: { capital: 20_000_00, paid: 20_000_00 },
  ag: { capital: 100_000_00, paid: 50_000_00 },
}

export type OpeningLine = { account: '1020' | '1850' | '2800'; debit?: number; credit?: number }

/** The first entry of the books, once the bank has released the capital: what is not paid in is owed by the shareholders. */
export function openingEntry(form: LegalForm): OpeningLine[] {
  const { capital, paid } = leastCapital[form]
  const unpaid = capital - paid
  return [
    { account: '1020', debit: paid },
    ...(unpaid > 0 ? [{ account: '1850' as const, debit: unpaid }] : []),
    { account: '2800', credit: capital },
  ]
}
