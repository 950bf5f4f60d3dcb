import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Preparing VAT and tax',
  description:
    'The boxes of the VAT return fill from the postings, and anything that disagrees goes on a list. You or your fiduciary file it.',
  metaTitle: 'Automating Swiss VAT and tax',
  metaDescription:
    'A Swiss VAT return that fills from your postings: tax codes checked, every box backed by documents, approved by you. Three phases, prices in CHF.',
  detailedContent: {
    subtitle: 'A VAT return that fills itself from the postings.',
    intro:
      'Quarter-end usually means checking tax codes, hunting for differences and copying figures into boxes. {brand} does that as you go along. On the day itself you read a list of open points and give your approval.',
    features: [
      {
        title: 'Tax codes, checked',
        text: 'Each posting is held against rate, account and supplier: 8.1, 2.6 and 3.8\u00a0%. What counts is when the service was supplied, not when the invoice turned up.',
      },
      {
        title: 'Boxes with evidence',
        text: "An example: turnover of 150'000.00 puts 12'150.00 in box\u00a0303, account\u00a01171 brings 3'510.05 to box\u00a0405, and 8'639.95 remains in box\u00a0500. Each figure leads back to its documents.",
      },
      {
        title: 'Acquisition tax, spotted',
        text: 'Software subscriptions and other services bought abroad without Swiss VAT are listed separately for box\u00a0383. You confirm them or strike them out.',
      },
      {
        title: 'Turnover, reconciled',
        text: 'Box 200 against revenue accounts 3200 and 3400, every month instead of once after year-\u2060end. A difference gets an explanation before it is a year old.',
      },
      {
        title: 'Your method, your period',
        text: 'Effective or net tax rate; by quarter, month, half-year or, on request to the tax administration, by year. Deadlines and boxes follow.',
      },
      {
        title: 'Papers for the tax file',
        text: 'Withholding tax on 1176, bank balances, depreciation, approvals with name and date: sorted by year, readable for your fiduciary and your auditor.',
      },
    ],
    process: [
      {
        title: 'Analysis',
        text: 'We read your last return with you, box by box, and note where figures are worked out by hand and how long that takes.',
        note: 'Process Analysis, {price.processAnalysis} excl.\u00a0VAT',
      },
      {
        title: '{promise.pilotWeeks}-week pilot',
        text: 'The new track runs beside the old routine, on your postings. At the end there are two results, and they have to agree to the centime.',
        note: 'Automation Pilot, {price.automationPilot} excl.\u00a0VAT',
        decision: true,
      },
      {
        title: 'Extension, step by step',
        text: 'More accounts, more clients, more kinds of transaction: one step at a time, each one checked, each one approved.',
        note: 'Custom Automation, {price.customAutomation} excl.\u00a0VAT',
      },
    ],
    benefits: [
      {
        title: 'Quarter-end gives back its evenings.',
        text: 'Checking happens every day. We count the minutes from the first open point to approval, before the pilot and after.',
      },
      {
        title: 'Every figure has a document.',
        text: 'From box to posting to invoice in two steps, years later too.',
      },
      {
        title: 'You approve. Nobody else does.',
        text: 'Until you say yes, the return remains a draft.',
      },
    ],
    targetAudience: [
      {
        title: 'SMEs that keep their own books',
        text: 'You file yourself and want to keep control, without the late evenings.',
      },
      {
        title: 'Fiduciary firms',
        text: 'You look after many clients with one deadline and need the same check for each.',
      },
      {
        title: 'Newly registered businesses',
        text: 'Your first return is coming up and you would like to begin with clean tax codes.',
      },
    ],
    additionalInfo: {
      title: 'Questions about VAT',
      text: 'Quarterly returns are due on 31 May, 31 August, 30 November and at the end of February. If you want to change over for the next quarter, get in touch before it begins: {mail.contact}, {phone}.',
      faq: [
        {
          question: 'Do you file the return for us?',
          answer:
            'No. We prepare it; you or your fiduciary file it in the ePortal of the Federal Tax Administration, with an eCH-0217 file if you like. We give no tax advice and do not deal with authorities.',
        },
        {
          question: 'What happens to unclear receipts?',
          answer:
            'They go on the list of open points, with the reason and a suggestion. Nothing is posted until you have answered.',
        },
        {
          question: 'Will you tell us which method is cheaper?',
          answer:
            'We run both methods on your postings and put the results side by side. That is arithmetic, not a recommendation. The net tax rate is assigned by the tax administration, and since 2025 a change of method triggers corrections of input tax. Decide with your tax adviser.',
        },
        {
          question: 'What if errors surface at year-end?',
          answer:
            'That is what the annual reconciliation is for. Its corrections belong to the period containing the 180th day after the business year and are due within 240\u00a0days. We supply the list of differences, sorted by box.',
        },
        {
          question: 'How long does it take to introduce?',
          answer: '{promise.implementationWeeks}\u00a0weeks as a guide, {promise.pilotWeeks} of which are the pilot.',
        },
      ],
    },
    keywords: [
      'Swiss VAT return automation',
      'MWST',
      'box 303',
      'input tax 1171',
      'acquisition tax',
      'net tax rate method',
      'effective method',
      'eCH-0217',
      'turnover reconciliation',
      'tax file SME',
    ],
  },
  pricesLead: 'Three phases, three prices, each ordered on its own. Running costs are separate.',
  prices: [
    { label: 'Process Analysis', key: 'processAnalysis', note: 'Your last return, with a recommendation.' },
    {
      label: 'Automation Pilot',
      key: 'automationPilot',
      note: '{promise.pilotWeeks}\u00a0weeks, one process, real postings.',
    },
    { label: 'Custom Automation', key: 'customAutomation', note: 'As set out in the concept, accepted in steps.' },
    { label: 'Hosting', key: 'hostingMonth', note: 'Per month, depending on scope.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Per hour, after the first {promise.includedSupportMonths}\u00a0months.',
    },
  ],
  totals: ['automation'],
  more: { label: 'Gross, net, net tax rate: the VAT calculator', href: '/tools/vat' },
  closing: {
    title: 'Try it on the next quarter.',
    lead: 'Have your last return to hand. A conversation of {promise.freeConsultationMinutes}\u00a0minutes, free of charge, {hours.consultation}.',
  },
  drawingAlt:
    'Accounts 3400, 2200 and 1171 fill boxes 200, 303 and 405 of a VAT return; box 500 with 8639.95 is waiting for a person.',
}
