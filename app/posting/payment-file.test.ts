import { expect, test } from 'vitest'
import { type Payment, payerProblem, paymentFile } from './payment-file.ts'

const creditor = {
  name: 'Muster Informatik AG',
  street: 'Badenerstrasse',
  number: '16',
  postcode: '8004',
  town: 'Zürich',
  country: 'CH',
}

const byReference: Payment = {
  ...{ endToEndId: 'SALD-1187', day: '2026-12-11', amount: 135_125, currency: 'CHF', creditor },
  ...{ account: 'CH4431999123000889012', referenceType: 'QRR', reference: '210000000003139471430009017', message: '' },
}
const plain: Payment = {
  ...{ endToEndId: 'SALD-1188', day: '2026-12-11', amount: 48_000, currency: 'CHF' },
  ...{ account: 'CH9300762011623852957', referenceType: 'NON', reference: '', message: 'Rechnung <7> & Mahnung 你' },
  creditor: { name: 'Holz & Söhne', street: '', number: '', postcode: '6003', town: 'Luzern', country: 'CH' },
}
const inEuros: Payment = {
  ...{ endToEndId: 'SALD-1189', day: '2026-12-11', amount: 54_050, currency: 'EUR', creditor },
  ...{ account: 'CH9300762011623852957', referenceType: 'SCOR', reference: 'RF18539007547034', message: 'Lieferung 3' },
}

const payer = { name: 'Beispiel Handels GmbH', account: 'CH93 0076 2011 6238 5295 7' }

/** Written by hand. Valid by the ISO schema and by SIX's (docs/decisions/0041-posting.md). */
const expected = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>SALD-20261123-081500</MsgId><CreDtTm>2026-11-23T08:15:00</CreDtTm><NbOfTxs>3</NbOfTxs><CtrlSum>2371.75</CtrlSum><InitgPty><Nm>Beispiel Handels GmbH</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>SALD-20261123-081500-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg><ReqdExctnDt><Dt>2026-12-11</Dt></ReqdExctnDt><Dbtr><Nm>Beispiel Handels GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>CH9300762011623852957</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>762</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt>
<CdtTrfTxInf><PmtId><InstrId>SALD-1187</InstrId><EndToEndId>SALD-1187</EndToEndId></PmtId><Amt><InstdAmt Ccy="CHF">1351.25</InstdAmt></Amt><Cdtr><Nm>Muster Informatik AG</Nm><PstlAdr><StrtNm>Badenerstrasse</StrtNm><BldgNb>16</BldgNb><PstCd>8004</PstCd><TwnNm>Zürich</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>CH4431999123000889012</IBAN></Id></CdtrAcct><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>210000000003139471430009017</Ref></CdtrRefInf></Strd></RmtInf></CdtTrfTxInf>
<CdtTrfTxInf><PmtId><InstrId>SALD-1188</InstrId><EndToEndId>SALD-1188</EndToEndId></PmtId><Amt><InstdAmt Ccy="CHF">480.00</InstdAmt></Amt><Cdtr><Nm>Holz &amp; Söhne</Nm><PstlAdr><PstCd>6003</PstCd><TwnNm>Luzern</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>CH9300762011623852957</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Rechnung &lt;7&gt; &amp; Mahnung .</Ustrd></RmtInf></CdtTrfTxInf></PmtInf>
<PmtInf><PmtInfId>SALD-20261123-081500-2</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg><ReqdExctnDt><Dt>2026-12-11</Dt></ReqdExctnDt><Dbtr><Nm>Beispiel Handels GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>CH9300762011623852957</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>762</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt>
<CdtTrfTxInf><PmtId><InstrId>SALD-1189</InstrId><EndToEndId>SALD-1189</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">540.50</InstdAmt></Amt><Cdtr><Nm>Muster Informatik AG</Nm><PstlAdr><StrtNm>Badenerstrasse</StrtNm><BldgNb>16</BldgNb><PstCd>8004</PstCd><TwnNm>Zürich</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>CH9300762011623852957</IBAN></Id></CdtrAcct><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF18539007547034</Ref></CdtrRefInf><AddtlRmtInf>Lieferung 3</AddtlRmtInf></Strd></RmtInf></CdtTrfTxInf></PmtInf>
</CstmrCdtTrfInitn></Document>
`

test('orders with each kind of reference, a block a day and currency', () => {
  const file = paymentFile([byReference, plain, inEuros], payer, {
    id: 'SALD-20261123-081500',
    created: '2026-11-23T08:15:00',
  })
  const unfolded = (xml: string) => xml.replaceAll('>\n<', '><')
  expect(unfolded(file)).toBe(unfolded(expected))
})

test('texts and identifiers keep to their lengths and characters', () => {
  const long = { ...byReference, endToEndId: `/${'ä'.repeat(50)}`, creditor: { ...creditor, name: 'N'.repeat(90) } }
  const file = paymentFile([long], payer, { id: 'x', created: '2026-11-23T08:15:00' })
  expect(file).toContain(`<EndToEndId>${'-'.repeat(35)}</EndToEndId>`)
  expect(file).toContain(`<Nm>${'N'.repeat(70)}</Nm>`)
})

test.each([
  ['nobody', { ...payer, name: ' ' }, 'name'],
  ['no account', { ...payer, account: 'CH94 0076 2011 6238 5295 7' }, 'account'],
  ['a German account', { ...payer, account: 'DE89370400440532013000' }, 'accountCountry'],
  ['a QR-IBAN', { ...payer, account: 'CH4431999123000889012' }, 'qrIban'],
  ['an ordinary account', payer, undefined],
] as const)('who pays: %s', (_, each, problem) => {
  expect(payerProblem(each)).toBe(problem)
})
