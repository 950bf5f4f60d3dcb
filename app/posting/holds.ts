import type { Invoice, MissingFact } from './invoice.ts'

/** What a person has to look at before a bill can be approved. */
export type Hold =
  /** The same bill was read before; `number` is its place in the list. */
  | { kind: 'duplicate'; number: number; by: 'reference' | 'number' | 'amountAndDay' }
  /** The same supplier, by UID or name, had another account before. */
  | { kind: 'otherAccount'; number: number; before: string }
  /** The account belonged to another payee before. */
  | { kind: 'otherPayee'; number: number; before: string }
  /** Nobody has confirmed this account yet. */
  | { kind: 'newAccount' }
  /** Read from the bill's text, which nothing vouches for. */
  | { kind: 'fromText'; facts: readonly MissingFact[] }

/** A bill that is in the list already. */
export type Known = { number: number; invoice: Invoice; accountConfirmed: boolean }

/** Holds a bill against those that came before it; the gravest reason first. */
export function holdsFor(invoice: Invoice, known: Known[]): Hold[] {
  const { account } = invoice.code
  const duplicate = known.map((each) => duplicateOf(invoice, each)).find((hold) => hold !== undefined)
  const other = known.find((each) => each.invoice.code.account !== account && isSameSupplier(invoice, each.invoice))
  const confirmed = known.filter((each) => each.accountConfirmed && each.invoice.code.account === account)
  const isConfirmed = confirmed.length > 0
  const payee = confirmed.some((each) => isSameSupplier(invoice, each.invoice)) ? undefined : confirmed[0]
  return [
    ...(duplicate ? [duplicate] : []),
    ...(other && !isConfirmed
      ? [{ kind: 'otherAccount' as const, number: other.number, before: other.invoice.code.account }]
      : []),
    ...(payee ? [{ kind: 'otherPayee' as const, number: payee.number, before: payee.invoice.code.creditor.name }] : []),
    ...(isConfirmed || other ? [] : [{ kind: 'newAccount' as const }]),
    ...(invoice.fromText.length > 0 ? [{ kind: 'fromText' as const, facts: invoice.fromText }] : []),
  ]
}

/** A reference is given once by a creditor; without one, the bill's number, or its amount on the same day. */
function duplicateOf(invoice: Invoice, known: Known): Hold | undefined {
  const { code, billing } = invoice
  const before = known.invoice
  if (!isSameSupplier(invoice, before) && code.account !== before.code.account) return undefined
  const by =
    code.reference !== '' && code.reference === before.code.reference
      ? 'reference'
      : billing?.number !== undefined && billing.number === before.billing?.number
        ? 'number'
        : isBare(invoice) &&
            isBare(before) &&
            invoice.amount === before.amount &&
            billing?.date === before.billing?.date
          ? 'amountAndDay'
          : undefined
  return by && { kind: 'duplicate', number: known.number, by }
}

/** Nothing tells this bill from another one of the same supplier. */
function isBare({ code, billing }: Invoice): boolean {
  return code.reference === '' && billing?.number === undefined
}

function isSameSupplier(one: Invoice, other: Invoice): boolean {
  const uid = one.billing?.uid
  if (uid !== undefined && other.billing?.uid !== undefined) return uid === other.billing.uid
  return plain(one.code.creditor.name) === plain(other.code.creditor.name)
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}
