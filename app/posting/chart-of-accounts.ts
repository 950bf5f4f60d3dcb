/**
 * The accounts that a supplier's bill is posted to (Swiss chart of accounts for SMEs, Sterchi, Mattle and Helbling). Their
 * names are copy.
 */
export const expenseAccounts = [
  '1520',
  '4000',
  '4200',
  '4400',
  '5820',
  '6000',
  '6100',
  '6200',
  '6300',
  '6400',
  '6500',
  '6570',
  '6600',
  '6700',
] as const

export type ExpenseAccount = (typeof expenseAccounts)[number]

/** The other side of a supplier's bill: bank, input tax, suppliers, VAT owed, and what a foreign currency lost or gained. */
export const accounts = {
  inputTaxMaterial: '1170',
  inputTaxOperating: '1171',
  bank: '1020',
  payables: '2000',
  vatOwed: '2200',
  exchangeLoss: '6949',
  exchangeGain: '6999',
} as const

export type Account = ExpenseAccount | (typeof accounts)[keyof typeof accounts]
