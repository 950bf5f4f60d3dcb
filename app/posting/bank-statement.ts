import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { readAmount } from './money.ts'

/** One movement on the account: an entry of the statement, or one of the transactions that an entry gathers. */
export type StatementEntry = {
  /** IBAN of the statement's account. */
  account: string
  /** Day of booking, 2026-12-11. */
  day: string
  /** In hundredths, always positive. */
  amount: number
  currency: string
  direction: 'debit' | 'credit'
  /** The bank takes back what it had booked. */
  isReversal: boolean
  /** What was ordered, where the order was in another currency than the account. */
  ordered?: { amount: number; currency: string }
  /** The identifier of our own order. */
  endToEndId?: string
  reference?: string
  counterpartyAccount?: string
  counterparty?: string
}

export type StatementRefusal =
  | { code: 'notXml' }
  | { code: 'notStatement'; has: string }
  | { code: 'version'; has: string }
  | { code: 'empty' }

/** `ids` are the bank's names for the statements in the file; `pending` counts what is announced only, which is left out. */
export type Statement = { ids: string[]; entries: StatementEntry[]; pending: number }

export type StatementReading =
  | { statement: Statement; refusal?: undefined }
  | { statement?: undefined; refusal: StatementRefusal }

const wanted = 'camt.053.001.08'

/** Reads a bank statement camt.053.001.08 (Swiss Payment Standards, cash management). */
export function readStatement(text: string): StatementReading {
  const root = rootOf(text)
  if (!root) return { refusal: { code: 'notXml' } }
  const message = /(?:pain|camt|pacs)\.\d{3}\.\d{3}\.\d{2}/.exec(root.attributes.xmlns ?? prefixedNamespace(root))?.[0]
  if (!message?.startsWith('camt.053.')) return { refusal: { code: 'notStatement', has: message ?? root.name } }
  if (message !== wanted) return { refusal: { code: 'version', has: message } }
  const statements = all(first(root, 'BkToCstmrStmt'), 'Stmt')
  if (statements.length === 0) return { refusal: { code: 'empty' } }
  const entries = statements.flatMap((statement) => {
    const account = textAt(statement, 'Acct', 'Id', 'IBAN') ?? ''
    return all(statement, 'Ntry').map((entry) => ({ entry, account }))
  })
  const booked = entries.filter(({ entry }) => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK')
  return {
    statement: {
      ids: statements.flatMap((statement) => textAt(statement, 'Id') ?? []),
      entries: booked.flatMap(({ entry, account }) => movements(entry, account)),
      pending: entries.length - booked.length,
    },
  }
}

function rootOf(text: string): XmlElement | undefined {
  try {
    // XML 1.0, 2.11: every line break is read as one sign. The parser's own way takes the square of their number.
    return parseXml(text.replace(/\r\n?/g, '\n')).root ?? undefined
  } catch {
    return undefined
  }
}

function prefixedNamespace({ name, attributes }: XmlElement): string {
  return attributes[`xmlns:${name.split(':')[0]}`] ?? ''
}

/** A collective entry names its transactions with their amounts; where it does not, the entry itself is the movement. */
function movements(entry: XmlElement, account: string): StatementEntry[] {
  const whole = movement(entry, entry, account)
  if (!whole) return []
  const details = all(entry, 'NtryDtls').flatMap((group) => all(group, 'TxDtls'))
  const [only, ...more] = details
  if (only && more.length === 0) return [{ ...(movement(entry, only, account) ?? whole), amount: whole.amount }]
  const parts = details.map((each) => movement(entry, each, account))
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : [whole]
}

function movement(entry: XmlElement, source: XmlElement, account: string): StatementEntry | undefined {
  const amountElement =
    first(source, 'Amt') ?? find(source, 'AmtDtls', 'TxAmt', 'Amt') ?? (source === entry ? undefined : oneAmount(entry))
  const amount = readAmount(trimmed(amountElement) ?? '')
  const direction = textAt(source, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')
  if (amount === undefined || !amountElement) return undefined
  const instructed = find(source, 'AmtDtls', 'InstdAmt', 'Amt')
  const instructedAmount = readAmount(trimmed(instructed) ?? '')
  const currency = amountElement.attributes.Ccy ?? ''
  const isDebit = direction === 'DBIT'
  const parties = first(source, 'RltdPties')
  const other = isDebit ? 'Cdtr' : 'Dbtr'
  const endToEndId = textAt(source, 'Refs', 'EndToEndId')
  return {
    account,
    day: (textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? '').slice(0, 10),
    amount,
    currency,
    direction: isDebit ? 'debit' : 'credit',
    isReversal: ['true', '1'].includes(textAt(entry, 'RvslInd') ?? ''),
    ordered:
      instructed && instructedAmount !== undefined && instructed.attributes.Ccy !== currency
        ? { amount: instructedAmount, currency: instructed.attributes.Ccy ?? '' }
        : undefined,
    endToEndId: endToEndId === 'NOTPROVIDED' ? undefined : endToEndId,
    reference: textAt(source, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    counterpartyAccount: textAt(parties, `${other}Acct`, 'Id', 'IBAN'),
    counterparty: textAt(parties, other, 'Pty', 'Nm') ?? textAt(parties, other, 'Nm'),
  }
}

/** The entry's amount counts for its transaction when there is one only. */
function oneAmount(entry: XmlElement): XmlElement | undefined {
  const details = all(entry, 'NtryDtls').flatMap((group) => all(group, 'TxDtls'))
  return details.length === 1 ? first(entry, 'Amt') : undefined
}

/** Children by their name without a prefix. */
function all(parent: XmlElement | undefined, name: string): XmlElement[] {
  const children = parent?.children.filter((child) => child instanceof XmlElement) ?? []
  return children.filter((child) => child.name.split(':').at(-1) === name)
}

function first(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return all(parent, name)[0]
}

function find(parent: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(first, parent)
}

function textAt(parent: XmlElement | undefined, ...path: string[]): string | undefined {
  return trimmed(find(parent, ...path))
}

function trimmed(element: XmlElement | undefined): string | undefined {
  return element?.text.trim() || undefined
}
