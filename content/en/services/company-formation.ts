import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Advice before you start a company',
  description:
    'Legal form, capital, VAT, chart of accounts and payroll, before the first invoice goes out. We advise and set up the books; registering the company is not part of it.',
  metaTitle: 'Swiss company formation: books and VAT',
  metaDescription:
    'GmbH, AG or sole proprietorship: advice on sequence, capital, VAT and books from day one. Advice only: no registration, no dealings with authorities.',
  detailedContent: {
    subtitle: 'Start a company whose books are right from day one.',
    intro:
      'Legal form, capital, VAT, accounts, payroll: five questions decide how much work the first year will be. We go through them with you and set up whatever has to run afterwards. The deed and the register entry are yours to arrange, with a notary or your fiduciary.',
    features: [
      {
        title: 'Legal forms, side by side',
        text: "Sole proprietorship, GmbH with CHF\u00a020'000 paid in full, AG with CHF\u00a0100'000 of which at least CHF\u00a050'000 is paid in. Liability, effort and bookkeeping duties on one page.",
      },
      {
        title: 'A sequence with names on it',
        text: 'Company name, articles, capital into a blocked account, public deed, register entry, release of the capital. Beside each step stands who takes it: you, the bank, the notary, the register.',
      },
      {
        title: 'A chart without ballast',
        text: 'Based on the Swiss SME chart and kept as short as possible: 1020 for the bank, 1100 for receivables, 2000 for payables, 3400 for services. It can grow later.',
      },
      {
        title: 'The VAT threshold in view',
        text: "Liability begins at CHF\u00a0100'000 of taxable turnover a year, counted worldwide. A counter shows how far off that is; the questions it raises go on a list for your tax adviser.",
      },
      {
        title: 'A first invoice with nothing missing',
        text: 'Date of supply, recipient, rate and, once you have one, the VAT number. A payment part with a structured address and a reference that suits the IBAN.',
      },
      {
        title: 'Payroll, prepared',
        text: 'If you work in your own GmbH you are usually its employee. We show which data a payroll program with ELM reporting needs, and what to settle beforehand with the compensation office and insurers.',
      },
    ],
    process: [
      {
        title: 'A conversation',
        text: '{promise.freeConsultationMinutes}\u00a0minutes: what do you sell, to whom, in which countries, from when and with whom? Then both of us know whether a plan is worth it.',
        note: 'Free of charge',
      },
      {
        title: 'Formation plan',
        text: 'A few pages: comparison, sequence, documents, and the open questions sorted into those for the notary, the bank and the fiduciary.',
        note: 'Process Analysis, {price.processAnalysis} excl.\u00a0VAT',
        decision: true,
      },
      {
        title: 'You set up the company',
        text: 'With a notary, through EasyGov or with your fiduciary. Meanwhile we set up the software, the chart of accounts and the filing.',
      },
      {
        title: 'The first {promise.pilotWeeks}\u00a0weeks',
        text: 'Bank connected, first camt.053, first receipts. At the end account\u00a01020 agrees with the bank statement, or we look for the missing centime together.',
        note: 'Automation Pilot, {price.automationPilot} excl.\u00a0VAT',
      },
    ],
    benefits: [
      {
        title: 'No catching up in February.',
        text: 'What is founded in March is in the books by April. The first annual accounts do not start with a shoebox.',
      },
      {
        title: 'You know whom to ask what.',
        text: 'Every open question has an addressee and a date. That shortens appointments with the notary.',
      },
      {
        title: 'The second hire needs no move.',
        text: 'Software, filing and approvals are laid out for more than one person from the start.',
      },
    ],
    targetAudience: [
      {
        title: 'Sole proprietorships near the threshold',
        text: "At CHF\u00a0100'000 of sales two duties meet: the commercial register and VAT. Better to have planned for both.",
      },
      {
        title: 'Founding teams',
        text: 'Two or three people who shared expenses before there was a company. We sort out what was private and what belongs in the books.',
      },
      {
        title: 'Companies from abroad',
        text: 'At least one person able to represent the company must live in Switzerland. Settle that before bank, payroll and office come up.',
      },
    ],
    additionalInfo: {
      title: 'Questions about starting a company',
      text: 'We advise on bookkeeping and on the order of steps. We do not register companies, certify deeds or deal with authorities; legal and tax questions belong with a notary and a tax adviser. For everything else: {mail.contact}, {phone}.',
      faq: [
        {
          question: 'Will you set up the company for us?',
          answer:
            'No. A GmbH or AG comes into being by public deed and entry in the commercial register. You arrange both, alone or with your fiduciary. Our part is that the books are ready on that day.',
        },
        {
          question: 'What do the register and the deed cost?',
          answer:
            'The basic fee for entering a new GmbH or AG is CHF\u00a0420, plus fees for functions and signatures. The price of the deed varies by canton and case. Only the notary and the commercial register can give you a binding figure.',
        },
        {
          question: 'When do we need full accounts?',
          answer:
            "A GmbH or AG from the first day: balance sheet, income statement and notes. A sole proprietorship from CHF\u00a0500'000 of sales in the last business year; below that, a record of income, expenses and assets will do.",
        },
        {
          question: 'Do we need an auditor?',
          answer:
            'With ten full-time posts or fewer, the owners can unanimously opt out of the limited audit, even at formation. Since 2025 a later opt-out covers future business years only and has to be filed before they begin.',
        },
        {
          question: 'Must we report who owns the company?',
          answer:
            'The Confederation is introducing a non-public register of beneficial owners. Before you start, check with the federal authorities what applies now and which deadline concerns your legal form.',
        },
      ],
    },
    keywords: [
      'Swiss company formation advice',
      'set up a GmbH',
      'AG share capital',
      'sole proprietorship Switzerland',
      'Swiss SME chart of accounts',
      'VAT registration threshold',
      'commercial register',
      'bookkeeping for founders',
    ],
  },
  pricesLead:
    'The first conversation is free. Fees of the register, the notary and the bank come on top and do not pass through us.',
  prices: [
    {
      label: 'Process Analysis',
      key: 'processAnalysis',
      note: 'Formation plan with comparison, sequence and list of questions.',
    },
    {
      label: 'Automation Pilot',
      key: 'automationPilot',
      note: 'The first {promise.pilotWeeks}\u00a0weeks of bookkeeping, accompanied.',
    },
    { label: 'Hosting', key: 'hostingMonth', note: 'Per month, once receipts are running.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Per hour, after the first {promise.includedSupportMonths}\u00a0months.',
    },
  ],
  totals: ['formation'],
  more: { label: 'More answers on advice for founders', href: '/faq' },
  closing: {
    title: 'Play through your first year with us.',
    lead: 'You bring the idea, we bring the chart of accounts. {promise.freeConsultationMinutes}\u00a0minutes, free of charge, {hours.consultation}.',
  },
  drawingAlt:
    'Two people with a clock between them, its first quarter marked; beside them articles with a capital of 20000.00 and the opening entry: 1020 against 2800, 20000.00 each.',
}
