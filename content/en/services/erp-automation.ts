import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Posting invoices and receipts',
  description:
    'QR-bill, PDF or photo: read, coded and proposed in your journal. You approve; then it is posted, the payment is lined up, and the bank is reconciled.',
  metaTitle: 'ERP automation for SMEs and fiduciaries',
  metaDescription:
    'Read, code, approve, pay and reconcile supplier invoices inside bexio, Abacus or SAP Business One. Four steps, prices in CHF.',
  detailedContent: {
    subtitle: 'Every receipt arrives with its posting proposed.',
    intro:
      'A supplier invoice is handled half a dozen times: opened, typed in, coded, filed, paid, ticked off against the bank. {brand} reads it and proposes the account and the tax code, in the software you already run. You check it and approve. Then it is posted, the payment is lined up, and the bank is reconciled.',
    features: [
      {
        title: 'The QR code, read',
        text: 'IBAN, amount and reference come straight from the payment part, and the check digit is recalculated. If the code carries Swico billing information, invoice number, date and UID come with it.',
      },
      {
        title: 'An account, proposed',
        text: "Based on how you have posted before. An IT invoice for CHF\u00a01'351.25 becomes 1'250.00 on 6570 and 101.25 on 1171, against 1'351.25 on 2000.",
      },
      {
        title: 'The payment, lined up',
        text: 'Whatever is approved and falls due waits as a pain.001 file, with town and country in fields of their own, as required since November 2026. You release it in e-banking.',
      },
      {
        title: 'The bank, reconciled',
        text: 'camt.053 and camt.054 against open items: reference first, then amount, then name. What does not match goes on a list, not into a suspense account.',
      },
      {
        title: 'The odd one, held back',
        text: 'Same invoice number, same amount from the same supplier, or an IBAN you have never paid: the invoice waits until somebody has looked.',
      },
      {
        title: 'Filing that leaves a trail',
        text: 'The original sits with its posting and every change can be traced. The ten-year retention period runs from the end of the business year, not from the date on the receipt.',
      },
    ],
    process: [
      {
        title: 'Analysis',
        text: 'We go through one month of documents with you, time each kind, and note where the same thing is entered twice.',
        note: 'Process Analysis, {price.processAnalysis} excl.\u00a0VAT',
      },
      {
        title: 'Concept',
        text: 'A few pages: which documents come first, which rules apply, and who may approve up to what amount.',
      },
      {
        title: '{promise.pilotWeeks}-week pilot',
        text: 'The new route runs beside the old one on real documents. At the end two journals lie side by side, compared to the centime.',
        note: 'Automation Pilot, {price.automationPilot} excl.\u00a0VAT',
        decision: true,
      },
      {
        title: 'Switching over',
        text: 'One kind of document after another. Allow {promise.implementationWeeks}\u00a0weeks from concept to daily use; questions and adjustments in the first {promise.includedSupportMonths}\u00a0months are included.',
        note: 'Custom Automation, {price.customAutomation} excl.\u00a0VAT',
      },
    ],
    benefits: [
      {
        title: 'Typing turns into checking.',
        text: 'A worked example: 400 receipts a month, {example.minutesBefore}\u00a0minutes each today, {example.minutesAfter} afterwards with checking and corrections. That makes {example.400.hours}\u00a0hours. The analysis measures your own minutes.',
      },
      {
        title: 'Cash discounts stop expiring in a tray.',
        text: 'Due date and discount stand next to the amount, and the payment list is sorted by them.',
      },
      {
        title: 'Your system stays as it is.',
        text: 'bexio, Abacus, Infoniqa ONE\u00a050 (formerly Sage\u00a050), SAP Business One or Run\u00a0my\u00a0Accounts: chart of accounts, number ranges and permissions do not change.',
      },
    ],
    targetAudience: [
      {
        title: 'SMEs that keep their own books',
        text: 'One person enters, another pays, and at month-end both are looking for the same receipt.',
      },
      {
        title: 'Fiduciary firms',
        text: 'Twenty clients with twenty ways of filing. You check them all the same way, each kept apart.',
      },
      {
        title: 'Businesses on several sites',
        text: 'The invoice lands in Bern, the person who placed the order sits in Chur. That is where it goes for approval, cost centre attached.',
      },
    ],
    additionalInfo: {
      title: 'Questions about ERP automation',
      text: 'Is your case missing? {mail.contact}, or {phone} ({hours.phone}). A sample invoice with the names blacked out helps us answer.',
      faq: [
        {
          question: 'Does the machine post by itself?',
          answer:
            'No. A posting remains a proposal until somebody approves it. Similar items can be approved together, say a month of telephone bills; the log still records who did it.',
        },
        {
          question: 'Do we have to change our accounting software?',
          answer:
            'No. Where there is no interface, the Connector Audit for {price.connectorAudit} excl.\u00a0VAT finds out what can be done by export and import.',
        },
        {
          question: 'What about paper and till receipts?',
          answer:
            'A photo is enough for posting. Swiss law gives scanned documents the same standing as paper as long as they stay legible and unaltered. Whoever destroys the original bears the risk, so settle that with your fiduciary first.',
        },
        {
          question: 'How do you count the minutes saved?',
          answer:
            'Before the pilot we time 50 of your documents from opening to filing. After the pilot we do it again, with checking and corrections included. You keep both lists.',
        },
      ],
    },
    keywords: [
      'ERP automation Switzerland',
      'document capture',
      'QR-bill posting',
      'accounts payable automation',
      'camt.053 reconciliation',
      'pain.001',
      'bexio',
      'Abacus',
      'SAP Business One',
      'fiduciary',
    ],
  },
  pricesLead: 'You order one step at a time. The concept says what your volume and number of clients add.',
  prices: [
    {
      label: 'Process Analysis',
      key: 'processAnalysis',
      note: 'One month of documents, timed, with a recommendation.',
    },
    {
      label: 'Automation Pilot',
      key: 'automationPilot',
      note: '{promise.pilotWeeks}\u00a0weeks, one kind of document, real postings.',
    },
    {
      label: 'Custom Automation',
      key: 'customAutomation',
      note: 'As set out in the concept, accepted one document type at a time.',
    },
    { label: 'Hosting', key: 'hostingMonth', note: 'Per month, depending on scope.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Per hour, after the first {promise.includedSupportMonths}\u00a0months.',
    },
  ],
  totals: ['automation'],
  more: { label: 'Try it with your own figures: the savings calculator', href: '/tools/savings' },
  closing: {
    title: 'Try it on a single invoice.',
    lead: 'Bring one supplier invoice. After {promise.freeConsultationMinutes}\u00a0minutes you will know what can be read from it and what cannot. Free of charge, {hours.consultation}.',
  },
  drawingAlt:
    'A QR-bill for 1351.25 passes a reader with an approval point and becomes a posting: debit 1250.00 on 6570 and 101.25 on 1171, credit 1351.25 on 2000.',
}
