import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { scanQr } from '#tests/support/scan-qr.ts'
import { type BillValues, checkBill } from '../../payments/bill.ts'
import { BillDrawing } from './bill-drawing.tsx'
import type { BillLanguage } from './bill-headings.ts'
import { layOutBill } from './bill-layout.ts'
import { billPdf } from './bill-pdf.ts'
import { layOutInvoice } from './invoice-layout.ts'
import { emptyInvoice, readInvoice } from './invoice-sheet.ts'
import { loadQrEncoder } from './qr-code.ts'

const values: BillValues = {
  account: 'CH44 3199 9123 0008 8901 2',
  creditorName: 'Muster & Söhne <Bau> AG',
  creditorStreet: 'Musterstrasse',
  creditorNumber: '1',
  creditorPostcode: '8000',
  creditorTown: 'Zürich',
  creditorCountry: 'CH',
  amount: "1'351.25",
  currency: 'CHF',
  referenceType: 'QRR',
  reference: '00 00000 00000 00204 72026 11047',
  message: 'Rechnung 2026-1104',
  debtor: 'given',
  debtorName: 'Beispiel Handel GmbH',
  debtorStreet: 'Beispielweg',
  debtorNumber: '12a',
  debtorPostcode: '9490',
  debtorTown: 'Vaduz',
  debtorCountry: 'LI',
  billLanguage: 'de',
}

async function draw(changes: Partial<BillValues> = {}, language: BillLanguage = 'de') {
  const { bill, problems } = checkBill({ ...values, ...changes })
  if (!bill) throw new Error(JSON.stringify(problems))
  const layout = layOutBill(bill, language)
  const code = (await loadQrEncoder())(bill)
  return { bill, layout, code, svg: renderToStaticMarkup(<BillDrawing layout={layout} code={code} label="bill" />) }
}

describe('the drawn code', () => {
  test('is read back with a structured address for both parties', async () => {
    const { svg } = await draw()
    expect(scanQr(svg)).toEqual([
      'SPC',
      '0200',
      '1',
      'CH4431999123000889012',
      ...['S', 'Muster & Söhne <Bau> AG', 'Musterstrasse', '1', '8000', 'Zürich', 'CH'],
      ...Array(7).fill(''),
      '1351.25',
      'CHF',
      ...['S', 'Beispiel Handel GmbH', 'Beispielweg', '12a', '9490', 'Vaduz', 'LI'],
      'QRR',
      '000000000000002047202611047',
      'Rechnung 2026-1104',
      'EPD',
    ])
  })

  test('carries a creditor reference, no amount and no payer', async () => {
    const { svg } = await draw({
      account: 'CH93 0076 2011 6238 5295 7',
      amount: '',
      currency: 'EUR',
      referenceType: 'SCOR',
      reference: 'RF18 5390 0754 7034',
      debtor: 'none',
      message: '',
    })
    const payload = scanQr(svg)
    expect(payload[3]).toBe('CH9300762011623852957')
    expect(payload.slice(18, 28)).toEqual(['', 'EUR', '', '', '', '', '', '', '', 'SCOR'])
    expect(payload.slice(28)).toEqual(['RF18539007547034', '', 'EPD'])
  })

  test('carries a message on one line', async () => {
    const { svg } = await draw({ message: ' Rechnung\n 2026-1104 ' })
    expect(scanQr(svg)[29]).toBe('Rechnung 2026-1104')
  })

  test('carries no reference with an ordinary account', async () => {
    const { svg } = await draw({ account: 'CH93 0076 2011 6238 5295 7', referenceType: 'NON', reference: 'ignored' })
    expect(scanQr(svg).slice(27, 29)).toEqual(['NON', ''])
  })

  test('carries letters of the wider character set', async () => {
    const { svg } = await draw({ creditorName: 'Šárka Țîrlea €' })
    expect(scanQr(svg)[5]).toBe('Šárka Țîrlea €')
  })
})

describe('the printed words', () => {
  test('stand in each of the four languages, special characters escaped', async () => {
    const { svg } = await draw()
    for (const text of ['Empfangsschein', 'Zahlteil', '1 351.25', 'Muster &amp; Söhne &lt;Bau&gt; AG']) {
      expect(svg).toContain(text)
    }
    expect((await draw({}, 'fr')).svg).toContain('Récépissé')
    expect((await draw({}, 'it')).svg).toContain('Ricevuta')
    expect((await draw({}, 'en')).svg).toContain('Acceptance point')
  })

  test('stay inside their parts when every text has its full length', async () => {
    const long = (length: number) => 'Wissenschaftliche '.repeat(10).slice(0, length).trim()
    const address = (party: 'creditor' | 'debtor') => ({
      [`${party}Name`]: long(70),
      [`${party}Street`]: long(70),
      [`${party}Number`]: '1234567890123456',
      [`${party}Town`]: long(35),
    })
    const { layout } = await draw({ ...address('creditor'), ...address('debtor'), message: long(140) })
    const receipt = layout.texts.filter(({ x, y }) => x === 5 && y > 12 && y < 67.9)
    const information = layout.texts.filter(({ x }) => x === 118)
    expect(Math.max(...receipt.map(({ y }) => y))).toBeLessThan(68)
    expect(Math.max(...information.map(({ y }) => y))).toBeLessThan(90)
    expect(layout.texts.filter(({ text }) => text.includes('Wissenschaftliche')).length).toBeGreaterThan(6)
  })
})

test('the PDF says where each of its objects begins, and holds the words', async () => {
  const { layout, code } = await draw({ creditorName: 'Čapek' })
  const pdf = Buffer.from(billPdf({ layout, code, title: 'QR-Rechnung', separate: 'Vor der Einzahlung abzutrennen' }))
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text.endsWith('%%EOF\n')).toBe(true)
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map((match) => Number(match[1]))
  offsets.forEach((offset, index) => {
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true)
  })
  expect(Number(/\/Length (\d+)/.exec(text)?.[1])).toBe(
    text.indexOf('\nendstream') - text.indexOf('stream\n') - 'stream\n'.length,
  )
  expect(text).toContain(Buffer.from('Zahlteil').toString('hex'))
  expect(text).toContain('/Ccaron')
  expect(text.match(/ re$/gm)?.length).toBeGreaterThanOrEqual(code.bars.length)
})

test('an invoice stands in the PDF above its payment part, with its positions and sums', async () => {
  const { bill, layout, code } = await draw({})
  const typed = { ...emptyInvoice, invoiceNumber: '2026-118', positions: 'Beratung; 3.5; 180\nEinrichtung; 620' }
  const { invoice } = readInvoice(typed)
  if (!invoice) throw new Error('the invoice cannot be read')
  const sheet = layOutInvoice({ invoice, values: typed, bill, language: 'de' })
  const whole = { texts: [...layout.texts, ...sheet.texts], lines: [...layout.lines, ...sheet.lines] }
  const pdf = Buffer.from(billPdf({ layout: whole, code, title: 'Rechnung', separate: '' })).toString('latin1')
  for (const words of ['Rechnung 2026-118', 'Beratung', "1'250.00", '101.25', "1'351.25", bill.creditor.name])
    expect(pdf).toContain(Buffer.from(words, 'latin1').toString('hex'))
})

test('the longest invoice ends above its payment part', async () => {
  const { bill } = await draw({})
  const line = `${'Beratung und Einrichtung '.repeat(8)}; 1; 100`
  const typed = { ...emptyInvoice, invoiceNumber: '1', positions: `${line}\n`.repeat(12) }
  const { invoice } = readInvoice(typed)
  if (!invoice) throw new Error('the invoice cannot be read')
  const { texts } = layOutInvoice({ invoice, values: typed, bill, language: 'de' })
  expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(-5)
})

describe('no bill', () => {
  const problemsOf = (changes: Partial<BillValues>) =>
    checkBill({ ...values, ...changes }).problems?.map(({ field, code }) => `${field}: ${code}`)

  test.each<[string, Partial<BillValues>, string]>([
    ['wrong check digits in the account', { account: 'CH45 3199 9123 0008 8901 2' }, 'account: checkDigits'],
    ['a foreign account', { account: 'DE89 3704 0044 0532 0130 00' }, 'account: accountCountry'],
    ['a QR-IBAN without reference', { referenceType: 'NON' }, 'referenceType: needsQrReference'],
    [
      'a QR-IBAN with SCOR',
      { referenceType: 'SCOR', reference: 'RF18539007547034' },
      'referenceType: needsQrReference',
    ],
    ['an ordinary IBAN with QRR', { account: 'CH93 0076 2011 6238 5295 7' }, 'referenceType: needsQrIban'],
    [
      'a wrong check digit in the reference',
      { reference: '00 00000 00000 00204 72026 11048' },
      'reference: referenceCheckDigit',
    ],
    ['a short reference', { reference: '2047' }, 'reference: referenceLength'],
    ['letters in a QR reference', { reference: 'RF18' }, 'reference: referenceCharacters'],
    ['no name', { creditorName: ' ' }, 'creditorName: required'],
    ['a long name', { creditorName: 'x'.repeat(71) }, 'creditorName: tooLong'],
    ['a long house number', { debtorNumber: 'x'.repeat(17) }, 'debtorNumber: tooLong'],
    ['a country in words', { creditorCountry: 'Schweiz' }, 'creditorCountry: countryCode'],
    ['a sign outside the character set', { message: 'Danke 🙂' }, 'message: forbiddenCharacters'],
    ['a long message', { message: 'x'.repeat(141) }, 'message: tooLong'],
    ['an amount in words', { amount: 'hundert' }, 'amount: amountNumber'],
    ['no centime', { amount: '0' }, 'amount: amountRange'],
    ['a billion', { amount: '1000000000' }, 'amount: amountRange'],
  ])('%s', (_, changes, problem) => expect(problemsOf(changes)).toEqual([problem]))

  test('of a payer who is not wanted nothing is asked', () => {
    expect(problemsOf({ debtor: 'none', debtorName: '', debtorCountry: '' })).toBeUndefined()
  })
})
