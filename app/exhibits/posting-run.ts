import type { Bill } from '../payments/bill.ts'
import { billPayload } from '../payments/payload.ts'
import { bareReference, completeReference } from '../payments/reference.ts'
import { accounts, type ExpenseAccount } from '../posting/chart-of-accounts.ts'
import type { Hold } from '../posting/holds.ts'
import { type Invoice, readInvoice } from '../posting/invoice.ts'
import { sum, writeAmount, writePercent } from '../posting/money.ts'
import {
  addInvoice,
  approve,
  canApprove,
  confirm,
  emptySession,
  holdsOf,
  type Item,
  postingOf,
  type Session,
} from '../posting/session.ts'
import { vatOnNet } from '../posting/vat-split.ts'

/** One line of the run. Amounts in Rappen. */
export type RunRow = {
  supplier: string
  number: string
  account: ExpenseAccount
  /** The account of the input tax; undefined without tax. */
  taxAccount?: string
  amount: number
  /** Why it is held up; `number` of a duplicate is its line in this run. */
  /** Of a bill that came from its code. */
  hold?: Exclude<Hold, { kind: 'fromText' }>
  /** The journal's number once it is approved; undefined while it is held up. */
  entry?: number
}

export type PostingRun = { rows: RunRow[]; approved: { count: number; total: number; first: number; last: number } }

type Supplier = { name: string; account: string; uid: string }

/** Invented firms, called so. All suppliers but the last two bills' have been paid before. */
const suppliers = {
  it: { name: 'Muster Informatik AG', account: 'CH4431999123000889012', uid: '123456788' },
  telecom: { name: 'Muster Telecom AG', account: 'CH8930000000000055120', uid: '100000012' },
  office: { name: 'Muster Papeterie', account: 'CH0930000000000080713', uid: '100000029' },
  advertising: { name: 'Muster Werbung GmbH', account: 'CH6230000000000026118', uid: '100000035' },
  rent: { name: 'Muster Immobilien AG', account: 'CH1030000000000112026', uid: '100000041' },
  goods: { name: 'Muster Handels AG', account: 'CH9530000000000009034', uid: '100000058' },
  services: { name: 'Muster Montage AG', account: 'CH6900762000000004471', uid: '100000064' },
} satisfies Record<string, Supplier>

/** The same firm asks to be paid to another account. */
const servicesElsewhere = { ...suppliers.services, account: 'CH2300762000000099001' }

type Charge = { supplier: Supplier; number: string /** Without VAT, in Rappen. */; net: number; rate: number }

const telecom: Charge = { supplier: suppliers.telecom, number: 'R-55120', net: 200_00, rate: 810 }

const charges: Charge[] = [
  { supplier: suppliers.it, number: '2026-1187', net: 1250_00, rate: 810 },
  telecom,
  { supplier: suppliers.office, number: '80713', net: 120_00, rate: 810 },
  { supplier: suppliers.advertising, number: '26-118', net: 900_00, rate: 810 },
  { supplier: suppliers.rent, number: '11/2026', net: 2800_00, rate: 0 },
  { supplier: suppliers.goods, number: 'H-9034', net: 4500_00, rate: 810 },
  { supplier: servicesElsewhere, number: '4471', net: 3500_00, rate: 810 },
  telecom,
]

const today = '2026-11-23'

/** A morning's run of supplier bills: read, proposed and held up by the same rules as a bill of one's own at /tools/posting. */
export function postingRun(): PostingRun {
  const before = withHistory()
  const session = charges.reduce((current, charge) => addInvoice(current, invoiceOf(charge), charge.number), before)
  const items = session.items.slice(before.items.length)
  const approved = items
    .filter((item) => canApprove(session, item))
    .reduce((current, { id }) => approve(current, id, { today, text: '' }), session)
  const rows = items.map((item) => rowOf(session, approved, item, before.items.length))
  const entries = rows.flatMap(({ entry }) => entry ?? [])
  return {
    rows,
    approved: {
      count: entries.length,
      total: sum(rows.filter(({ entry }) => entry !== undefined).map(({ amount }) => amount)),
      first: Math.min(...entries),
      last: Math.max(...entries),
    },
  }
}

/** Each supplier has had one bill approved before; the journal stands at 1186. */
function withHistory(): Session {
  const all = Object.values(suppliers)
  const opening = { number: 1186 - all.length, date: '2026-10-31', text: '', lines: [] }
  return all.reduce<Session>(
    (session, supplier) => {
      const added = addInvoice(session, invoiceOf({ supplier, number: 'V-1', net: 100_00, rate: 810 }), '')
      const id = added.items.length
      return approve(confirm(added, id, true), id, { today: '2026-10-31', text: '' })
    },
    { ...emptySession, journal: [opening] },
  )
}

function rowOf(session: Session, approved: Session, item: Item, earlier: number): RunRow {
  const { code, billing } = item.invoice
  const lines = postingOf(item).posting?.lines ?? []
  const taxAccounts: string[] = [accounts.inputTaxMaterial, accounts.inputTaxOperating]
  const hold = holdsOf(session, item).find((each) => each.kind !== 'fromText')
  return {
    supplier: code.creditor.name,
    number: billing?.number ?? '',
    account: item.decision.account,
    taxAccount: lines.find(({ debit }) => taxAccounts.includes(debit))?.debit,
    amount: code.amount ?? 0,
    hold: hold?.kind === 'duplicate' ? { ...hold, number: hold.number - earlier } : hold,
    entry: approved.items.find(({ id }) => id === item.id)?.approved?.entry,
  }
}

function invoiceOf({ supplier, number, net, rate }: Charge): Invoice {
  const isQrIban = !supplier.account.startsWith('00762', 4)
  const own = number.replace(/\D/g, '')
  const bill: Bill = {
    account: supplier.account,
    creditor: {
      name: supplier.name,
      street: 'Badenerstrasse',
      number: '16',
      postcode: '8004',
      town: 'Zürich',
      country: 'CH',
    },
    amount: net + vatOnNet(net, rate),
    currency: 'CHF',
    referenceType: isQrIban ? 'QRR' : 'NON',
    reference: isQrIban ? bareReference(completeReference('QRR', own) ?? '') : '',
    message: '',
    billingInformation: `//S1/10/${number.replace('/', '\\/')}/11/261112/30/${supplier.uid}/32/${writePercent(rate)}:${writeAmount(net)}/40/0:30`,
  }
  const { invoice, refusal } = readInvoice(billPayload(bill))
  if (refusal) throw new Error(`A sample bill is refused: ${refusal.code}`)
  return invoice
}
