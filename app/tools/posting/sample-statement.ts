import type { OpenItem } from '#app/posting/matching.ts'
import { writeAmount } from '#app/posting/money.ts'
import { element, escapeText, textElement } from '#app/posting/xml-text.ts'

/**
 * A statement as the bank would send it after it carried out the payments: the first item only in part, so that one stays
 * open, and a movement of somebody else.
 */
export function sampleStatement(items: OpenItem[], account: string, day: string): string {
  const open = items.filter(({ amount, paid }) => amount > paid)
  const own = open.map((item, index) => {
    const rest = item.amount - item.paid
    const paid = index === 0 && open.length > 1 ? Math.floor(rest / 200) * 100 : rest
    return entry(paid, item.currency, day, textElement('EndToEndId', item.id))
  })
  const body = element(
    'BkToCstmrStmt',
    element('GrpHdr', textElement('MsgId', 'MUSTER'), textElement('CreDtTm', `${day}T20:00:00`)),
    element(
      'Stmt',
      textElement('Id', `MUSTER-${day}-${own.length}-${open.map(({ id }) => id).join('-')}`.slice(0, 35)),
      textElement('CreDtTm', `${day}T20:00:00`),
      element('Acct', element('Id', textElement('IBAN', account))),
      element(
        'Bal',
        element('Tp', element('CdOrPrtry', textElement('Cd', 'CLBD'))),
        '<Amt Ccy="CHF">10000.00</Amt>',
        textElement('CdtDbtInd', 'CRDT'),
        element('Dt', textElement('Dt', day)),
      ),
      ...own,
      entry(4990, 'CHF', day),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${body}</Document>\n`
}

function entry(amount: number, currency: string, day: string, references?: string): string | undefined {
  return element(
    'Ntry',
    `<Amt Ccy="${escapeText(currency)}">${writeAmount(amount)}</Amt>`,
    textElement('CdtDbtInd', 'DBIT'),
    element('Sts', textElement('Cd', 'BOOK')),
    element('BookgDt', textElement('Dt', day)),
    element('BkTxCd', element('Prtry', textElement('Cd', 'TRF'))),
    element('NtryDtls', element('TxDtls', element('Refs', references))),
  )
}
