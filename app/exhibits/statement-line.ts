import { bareReference, completeReference } from '../payments/reference.ts'
import { readStatement, type StatementEntry } from '../posting/bank-statement.ts'
import { mod10Steps } from '../posting/check-steps.ts'
import { writeAmount } from '../posting/money.ts'
import { vatInGross } from '../posting/vat-split.ts'
import { ratesOn } from '../posting/vat-treatment.ts'

/** An invoice of our own that waits for its money. Amounts in Rappen, days as 2026-11-25. */
export type Receivable = {
  number: string
  customer: string
  amount: number
  due: string
  /** In hundredths of a percent. */
  discount?: { rate: number; until: string }
}

export const receivables: Receivable[] = [
  { number: '26103', customer: 'Muster Holz AG', amount: 860_00, due: '2026-11-25' },
  {
    number: '26104',
    customer: 'Muster Druck GmbH',
    amount: 1500_00,
    due: '2026-12-08',
    discount: { rate: 200, until: '2026-11-18' },
  },
  { number: '26098', customer: 'Muster Garten GmbH', amount: 412_00, due: '2026-11-10' },
  { number: '26107', customer: 'Muster Garten GmbH', amount: 412_00, due: '2026-12-12' },
]

/** What came of a credit: the gates that it passed are read off this. */
export type CreditMatch =
  | { kind: 'settled'; item: Receivable; checkDigit: number }
  | { kind: 'short'; item: Receivable; checkDigit: number; missing: number; discount?: { rate: number; until: string } }
  | { kind: 'candidates'; items: Receivable[] }
  | { kind: 'none' }

/** First the reference, then the amount, then the name; what several invoices fit, a person decides. */
export function matchCredit(entry: StatementEntry, items: Receivable[]): CreditMatch {
  const item = items.find(({ number }) => entry.reference === referenceOf(number))
  if (item && entry.reference) {
    const checkDigit = mod10Steps(entry.reference).has
    const missing = item.amount - entry.amount
    if (missing === 0) return { kind: 'settled', item, checkDigit }
    const { discount } = item
    const fits = discount && Math.round((item.amount * discount.rate) / 10_000) === missing
    return { kind: 'short', item, checkDigit, missing, discount: fits ? discount : undefined }
  }
  const fitting = items.filter(({ amount, customer }) => amount === entry.amount && customer === entry.counterparty)
  if (fitting.length === 0) return { kind: 'none' }
  return { kind: 'candidates', items: fitting.toSorted((one, other) => one.due.localeCompare(other.due)) }
}

export type CreditLine = { account: '1020' | '1100' | '2200' | '3800'; debit?: number; credit?: number }

/** The posting of a credit: what is missing is a discount, and takes its share of the VAT back (MWSTG 41). */
export function creditLines(item: Receivable, paid: number): CreditLine[] {
  const missing = item.amount - paid
  const [standardRate] = ratesOn(item.due)
  const vat = vatInGross(missing, standardRate)
  return [
    { account: '1020', debit: paid },
    ...(missing > 0
      ? [
          { account: '3800' as const, debit: missing - vat },
          { account: '2200' as const, debit: vat },
        ]
      : []),
    { account: '1100', credit: item.amount },
  ]
}

/** Three credits of one day, as the bank writes them. */
export const cases = ['reference', 'short', 'candidates'] as const

export type CreditCase = (typeof cases)[number]

const credits: Record<CreditCase, { amount: number; from: string; number?: string }> = {
  reference: { amount: 860_00, from: 'Muster Holz AG', number: '26103' },
  short: { amount: 1470_00, from: 'Muster Druck GmbH', number: '26104' },
  candidates: { amount: 412_00, from: 'Muster Garten GmbH' },
}

/** The entry of the statement, and what was read from it. */
export function creditOf(name: CreditCase): { xml: string; entry: StatementEntry } {
  const xml = entryXml(credits[name])
  const { statement, refusal } = readStatement(documentWith(xml))
  const entry = statement?.entries[0]
  if (!entry) throw new Error(`The sample statement is refused: ${refusal?.code}`)
  return { xml, entry }
}

function referenceOf(number: string): string {
  return bareReference(completeReference('QRR', number) ?? '')
}

/** One credit in a camt.053.001.08, shortened to what is read. */
function entryXml({ amount, from, number }: (typeof credits)[CreditCase]): string {
  const remittance = number
    ? ['  <RmtInf><Strd><CdtrRefInf>', `   <Ref>${referenceOf(number)}</Ref>`, '  </CdtrRefInf></Strd></RmtInf>']
    : ['  <RmtInf><Ustrd>Rechnung</Ustrd></RmtInf>']
  return [
    '<Ntry>',
    ` <Amt Ccy="CHF">${writeAmount(amount)}</Amt>`,
    ' <CdtDbtInd>CRDT</CdtDbtInd>',
    ' <Sts><Cd>BOOK</Cd></Sts>',
    ' <BookgDt><Dt>2026-11-20</Dt></BookgDt>',
    ' <NtryDtls><TxDtls>',
    '  <RltdPties><Dbtr><Pty>',
    `   <Nm>${from}</Nm>`,
    '  </Pty></Dbtr></RltdPties>',
    ...remittance,
    ' </TxDtls></NtryDtls>',
    '</Ntry>',
  ].join('\n')
}

function documentWith(entry: string): string {
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
  return `<Document xmlns="${namespace}"><BkToCstmrStmt><Stmt><Id>S1</Id>${entry}</Stmt></BkToCstmrStmt></Document>`
}
