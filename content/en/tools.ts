import type { tools as de } from '../de/tools.ts'

export const tools: typeof de = {
  meta: {
    title: 'Tools for QR-bills, IBANs and Swiss VAT',
    description:
      'QR-bill, IBAN check, VAT calculator, savings calculator and LinkedIn post generator: free of charge, without an account, in your own browser.',
    keywords: [
      'tools',
      'create a QR-bill',
      'IBAN check',
      'VAT calculator',
      'savings calculator',
      'LinkedIn post generator',
    ],
  },
  hero: {
    title: 'Six tools for the desk.',
    lead: 'Checking an IBAN, turning gross into net, working out what you would save: none of that needs an appointment. Six tools, free of charge and without an account, each with its rules and sources.',
  },
  privacy: 'All of them run in your browser. Nothing you type leaves it.',
  soonLabel: 'coming soon',
  openLabel: 'Open the tool',
  tools: [
    {
      id: 'linkedin-post-generator',
      title: 'LinkedIn post generator',
      text: "Choose topic, audience, tone and length, and get several drafts in German or English. The opening fits into the first 210 characters, the whole post stays under the 3'000 that LinkedIn allows. Free of charge.",
      status: 'live',
    },
    {
      id: 'qr-bill',
      title: 'QR-bill',
      text: 'A payment part with a QR reference, a Creditor Reference or none, check digits worked out, addresses structured as required since November 2025. In German, French, Italian or English, as PDF and SVG.',
      status: 'live',
    },
    {
      id: 'posting',
      title: 'Post a bill',
      text: 'Read a supplier’s bill from a PDF or photograph, check account and input tax, approve, take payment file and journal along, match the bank statement. The file does not leave the browser.',
      status: 'live',
    },
    {
      id: 'iban-check',
      title: 'IBAN check',
      text: 'Are the check digits right, and is it a QR-IBAN? The institution number tells, 30000 to 31999. You also learn which reference goes on the bill.',
      status: 'live',
    },
    {
      id: 'vat',
      title: 'VAT calculator',
      text: 'Gross and net at 8.1, 2.6 and 3.8\u00a0%, to the centime. The effective method beside the net tax rate method, every figure with its source and date. Arithmetic, not tax advice.',
      status: 'live',
    },
    {
      id: 'savings',
      title: 'Savings calculator',
      text: 'Minutes per receipt before and after, receipts a month, cost per hour: what the first year brings, what it costs and whether it pays. The formula is shown, the assumptions are yours.',
      status: 'live',
    },
    {
      id: 'dunning-text',
      title: 'Dunning letters',
      text: 'Payment reminder and two further steps, from friendly to firm, with amount, deadline and default interest.',
      status: 'soon',
    },
    {
      id: 'camt-reader',
      title: 'camt.053 reader',
      text: 'Open a bank statement file in the browser and read it as a table, with references and balance.',
      status: 'soon',
    },
  ],
  closing: {
    title: 'Rather do the sums together?',
    lead: 'Bring your figures: {promise.freeConsultationMinutes}\u00a0minutes, free\u00a0of\u00a0charge, {hours.consultation}.',
    booking: 'Book a free consultation',
    newTab: 'opens in a new tab',
    second: { label: 'Contact', href: '/contact' },
  },
}
