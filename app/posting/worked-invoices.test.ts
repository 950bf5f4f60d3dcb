import { expect, test } from 'vitest'
import { codeText, qrIban } from '#tests/support/payments-code.ts'
import { readInvoice } from './invoice.ts'
import { type PostingDecision, postingLines } from './posting-lines.ts'
import { propose } from './proposal.ts'

const qrr = '210000000003139471430009017'

type Worked = {
  what: string
  code: Parameters<typeof codeText>[0]
  /** What a person adds to the proposal. */
  decides?: Partial<PostingDecision>
  /** Debit/credit amount, boxes. Worked out by hand, as the note beside it says. */
  lines?: string[]
  gaps?: string[]
}

/** Bills of every shape beside what they come to, worked out by hand. */
const worked: Worked[] = [
  {
    // 1'250.00 × 8.1 % = 101.25; 1'250.00 + 101.25 = 1'351.25.
    what: 'QR reference, one rate with its net amount',
    code: {
      account: qrIban,
      name: 'Muster Informatik AG',
      amount: '1351.25',
      type: 'QRR',
      reference: qrr,
      billing: '//S1/10/2026-1187/11/261112/30/123456788/31/261031/32/8.1:1250.00/40/0:30',
    },
    lines: ['6570/2000 1250.00', '1171/2000 101.25 405'],
  },
  {
    // 540.50 ÷ 1.081 = 500.00 exactly.
    what: 'creditor reference, one rate for the whole bill',
    code: { amount: '540.50', type: 'SCOR', reference: 'RF18539007547034', billing: '//S1/32/8.1' },
    lines: ['6500/2000 500.00', '1171/2000 40.50 405'],
  },
  {
    // 102.60 ÷ 1.026 = 100.00 exactly.
    what: 'no reference, reduced rate',
    code: { amount: '102.60', message: 'Fachbuch', billing: '//S1/32/2.6' },
    lines: ['6500/2000 100.00', '1171/2000 2.60 405'],
  },
  {
    // 100.00 × 8.1 ÷ 108.1 = 7.4930…, so 7.49; the rest is 92.51.
    what: 'a gross amount that does not divide',
    code: { amount: '100.00', billing: '//S1/32/8.1' },
    lines: ['6500/2000 92.51', '1171/2000 7.49 405'],
  },
  {
    // 1'000.00 × 8.1 % = 81.00; 200.00 × 2.6 % = 5.20; together 1'286.20.
    what: 'two rates',
    code: { amount: '1286.20', billing: '//S1/32/8.1:1000.00;2.6:200.00' },
    lines: ['6500/2000 1000.00', '6500/2000 200.00', '1171/2000 81.00 405', '1171/2000 5.20 405'],
  },
  {
    // 123.45 × 8.1 % = 9.999…, so 10.00; 67.89 × 2.6 % = 1.765…, so 1.77; together 203.11, billed 203.10.
    // The missing Rappen comes off the larger net amount: 123.44.
    what: 'two rates, rounded down to 5 Rappen',
    code: { amount: '203.10', billing: '//S1/32/8.1:123.45;2.6:67.89' },
    lines: ['6500/2000 123.44', '6500/2000 67.89', '1171/2000 10.00 405', '1171/2000 1.77 405'],
  },
  {
    // 10.20 × 8.1 % = 0.826…, so 0.83; together 11.03, billed 11.05: 2 Rappen more, in the expense.
    what: 'rounded up to 5 Rappen',
    code: { amount: '11.05', billing: '//S1/32/8.1:10.20' },
    lines: ['6500/2000 10.22', '1171/2000 0.83 405'],
  },
  {
    // 33.33 × 8.1 % = 2.6997…, so 2.70; together 36.03, billed 36.04, as when the tax is rounded line by line.
    what: 'one Rappen more, not rounded to 5',
    code: { amount: '36.04', billing: '//S1/32/8.1:33.33' },
    lines: ['6500/2000 33.34', '1171/2000 2.70 405'],
  },
  {
    // 5.00 × 8.1 % = 0.405: half a Rappen is rounded up.
    what: 'half a Rappen',
    code: { amount: '5.41', billing: '//S1/32/8.1:5.00' },
    lines: ['6500/2000 5.00', '1171/2000 0.41 405'],
  },
  {
    // 1'000.00 + 81.00 = 1'081.00, billed 1'083.00: no rounding explains 2.00.
    what: 'a bill that does not add up',
    code: { amount: '1083.00', billing: '//S1/32/8.1:1000.00' },
    gaps: ['treatment'],
  },
  {
    // 380.00 × 3.8 % = 14.44.
    what: 'accommodation',
    code: { name: 'Hotel Muster AG', amount: '394.44', billing: '//S1/32/3.8:380.00' },
    lines: ['5820/2000 380.00', '1171/2000 14.44 405'],
  },
  {
    // 740.00 × 8.1 % = 59.94; class 4 goes to 1170 and box 400.
    what: 'goods',
    code: { name: 'Muster Handels AG', amount: '799.94', billing: '//S1/32/8.1:740.00' },
    lines: ['4200/2000 740.00', '1170/2000 59.94 400'],
  },
  {
    // Supplied in 2023: 7.7 % was in force. 1'000.00 × 7.7 % = 77.00.
    what: 'a rate of 2023 for a supply of 2023',
    code: { amount: '1077.00', billing: '//S1/11/240110/31/231220/32/7.7:1000.00' },
    lines: ['6500/2000 1000.00', '1171/2000 77.00 405'],
  },
  {
    // Supplied in 2026: 7.7 % was no longer in force, so nothing is proposed.
    what: 'a rate of 2023 for a supply of 2026',
    code: { amount: '1077.00', billing: '//S1/11/260210/31/260131/32/7.7:1000.00' },
    gaps: ['treatment'],
  },
  {
    what: 'a code without billing information',
    code: { account: qrIban, name: 'Muster Druck GmbH', amount: '480.00', type: 'QRR', reference: qrr },
    gaps: ['treatment'],
  },
  {
    // The payer fills in 216.20; 216.20 ÷ 1.081 = 200.00.
    what: 'an open amount',
    code: { billing: '//S1/32/8.1' },
    decides: { amount: 21_620 },
    lines: ['6500/2000 200.00', '1171/2000 16.20 405'],
  },
  {
    // 540.50 × 0.94 = 508.07; 40.50 × 0.94 = 38.07; the rest is 470.00.
    what: 'euros',
    code: { amount: '540.50', currency: 'EUR', billing: '//S1/32/8.1:500.00' },
    decides: { exchangeRate: 940_000 },
    lines: ['6500/2000 470.00', '1171/2000 38.07 405'],
  },
  {
    // 119.00 × 0.935215 = 111.290…, so 111.29; 111.29 × 8.1 % = 9.014…, so 9.01, owed and deducted.
    what: 'euros to a supplier in Germany: acquisition tax',
    code: { name: 'Beispiel Cloud GmbH', country: 'DE', amount: '119.00', currency: 'EUR' },
    decides: { exchangeRate: 935_215 },
    lines: ['6570/2000 111.29', '1171/2200 9.01 383 405'],
  },
  {
    // 240.00 × 8.1 % = 19.44; the supplier gets 240.00.
    what: 'francs to a supplier in Ireland: acquisition tax',
    code: { name: 'Sample Software Ltd', country: 'IE', amount: '240.00', billing: '//S1/31/261031' },
    lines: ['6570/2000 240.00', '1171/2200 19.44 383 405'],
  },
  {
    // Supplied in 2023: box 382, 240.00 × 7.7 % = 18.48.
    what: 'acquisition tax on a supply of 2023',
    code: { name: 'Sample Software Ltd', country: 'IE', amount: '240.00', billing: '//S1/31/231031' },
    lines: ['6570/2000 240.00', '1171/2200 18.48 382 405'],
  },
  {
    // 150.00 × 8.1 % = 12.15; 150.00 + 12.15 + 405.30 of import tax = 567.45.
    what: 'a forwarder who charges import tax on',
    code: { name: 'Muster Spedition AG', amount: '567.45', billing: '//S1/32/8.1:150.00/33/8.1:405.30' },
    lines: ['4400/2000 150.00', '1170/2000 12.15 400', '1170/2000 405.30 400'],
  },
  {
    what: 'an insurance premium: no VAT to deduct',
    code: { name: 'Muster Versicherungen AG', amount: '612.40' },
    lines: ['6300/2000 612.40'],
  },
  {
    // 500.00 without tax; 100.00 × 8.1 % = 8.10; together 608.10.
    what: 'a part without tax',
    code: { amount: '608.10', billing: '//S1/32/0:500.00;8.1:100.00' },
    lines: ['6500/2000 500.00', '6500/2000 100.00', '1171/2000 8.10 405'],
  },
  {
    // With the net tax rate method nothing is deducted.
    what: 'no deduction, as decided',
    code: { amount: '1351.25', billing: '//S1/32/8.1:1250.00' },
    decides: { treatment: { kind: 'none' } },
    lines: ['6500/2000 1351.25'],
  },
  {
    // Liechtenstein is Swiss VAT territory: no acquisition tax, and no guess.
    what: 'a supplier in Liechtenstein',
    code: { account: 'LI21088100002324013AA', country: 'LI', amount: '90.00' },
    gaps: ['treatment'],
  },
]

test.each(worked)('$what', ({ code, decides, lines, gaps }) => {
  const { invoice } = readInvoice(codeText(code))
  if (!invoice) throw new Error('refused')
  const result = postingLines(invoice, { ...propose(invoice).decision, ...decides })
  const written = result.posting?.lines.map(
    (line) => `${line.debit}/${line.credit} ${[(line.amount / 100).toFixed(2), ...line.boxes].join(' ')}`,
  )
  expect(written).toEqual(lines)
  expect(result.gaps).toEqual(gaps)
})

test('a bill in euros waits for its rate', () => {
  const { invoice } = readInvoice(codeText({ amount: '540.50', currency: 'EUR', billing: '//S1/32/8.1:500.00' }))
  if (!invoice) throw new Error('refused')
  expect(postingLines(invoice, propose(invoice).decision).gaps).toEqual(['exchangeRate'])
})
