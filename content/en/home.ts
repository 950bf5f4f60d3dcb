import type { home as de } from '../de/home.ts'

export const home: typeof de = {
  meta: {
    title: 'Finance work that runs quietly',
    description:
      'Invoices, bank reconciliation, VAT returns and interfaces, automated for Swiss SMEs, fiduciary firms and founders. Your software stays. So does the final say.',
    keywords: [
      'accounting automation',
      'VAT return Switzerland',
      'QR-bill',
      'camt.053',
      'Swiss SME',
      'fiduciary',
      'bexio',
      'Abacus',
    ],
  },
  hero: {
    title: ['Finance work that runs quietly', 'and comes out right.'],
    lead: '{brand} automates invoices and receipts, bank reconciliation, VAT returns and interfaces for Swiss SMEs, fiduciary firms and founders. Your bexio, Abacus, Infoniqa or SAP stays. So does the final say.',
    consultation: 'Request a consultation',
    workshops: 'AI workshops',
    drawing: {
      label:
        'A receipt travels from left to right: it is read, a posting is proposed, a person approves it, it is posted, paid and reconciled with the bank statement. At the end stands the VAT return.',
      callout: ['A person', 'decides here.'],
      debit: 'Debit',
      credit: 'Credit',
      vat: 'VAT',
    },
    stops: ['Read', 'Propose', 'Approve', 'Post', 'Pay, reconcile'],
    caption: 'In every drawing on this site, orange marks the point where a person decides.',
    pause: 'Pause the drawing',
  },
  beta: {
    places: 'of {total} places in Early\u00a0Access are left.',
    placesOne: 'of {total} places in Early\u00a0Access is left.',
    earlyAccess: {
      name: 'Early Access',
      note: '{early.short}',
      value: '{available} left',
    },
    partners: {
      name: 'Beta partners',
      note: 'for everyone with a place, on the prices of this site for as long as the beta runs; plus {beta.partnerFreeUpdateMonths}\u00a0months of free updates',
      value: '{beta.discount} off',
    },
    founders: {
      name: 'Founders Beta',
      note: '{early.experience}',
      value: '{accepted} of {total} taken',
    },
    more: { label: 'What Early Access means', href: '/faq#beta-terms' },
  },
  reasons: {
    title: 'Six figures, and how each is counted.',
    note: 'Some are targets, some are our own counts. Each says what it rests on.',
    items: [
      {
        figure: '{claim.hoursSavedPerMonth}+',
        unit: 'hours a month',
        title: 'Less typing',
        text: 'From about {example.claimReceipts} receipts a month, that much typing, filing and matching should go, up to {claim.timeSavingPercent}\u00a0% of the work on each receipt.',
        basis:
          'Counted as minutes per receipt before, minus those afterwards, times receipts a month. We reckon cautiously, with {example.minutesBefore} and {example.minutesAfter}\u00a0minutes.',
        link: { label: 'Try it with your receipts', href: '/tools/savings' },
      },
      {
        figure: '{claim.efficiencyPercent}',
        unit: 'per cent more items',
        title: 'More done by the same team',
        text: 'Invoices, payments, queries: more of them should get done, without anybody working faster.',
        basis: 'Counted as items per full-time post, the quarter before the pilot against the quarter after.',
      },
      {
        figure: '{claim.roiMonths}',
        unit: 'months',
        title: 'Until it is paid for',
        text: 'That is how long the project, hosting included, should take to earn its money back. We do the sums beforehand, not afterwards, and the answer may be no.',
        basis: 'The aim at about {example.claimReceipts} receipts a month. With 120 receipts: {example.120.verdict}',
        link: { label: 'The examples', href: '/faq#payback' },
      },
      {
        figure: '{claim.uptimePercent}',
        unit: 'per cent uptime',
        title: 'Available',
        text: 'The tracks should keep running when everyone files at once at the end of the quarter.',
        basis: 'Monthly target, announced maintenance not counted.',
      },
      {
        figure: '{claim.projects}+',
        unit: 'projects',
        title: 'Already built',
        text: 'Consulting and interfaces over more than {claim.yearsOfExperience}\u00a0years, with pilots in more than {beta.pilotCompanies} SMEs. Some clients have been with us for over {claim.relationshipYears}\u00a0years.',
        basis: 'Our own count: projects accepted by the client, without workshops; for pilots, each firm once.',
        link: { label: 'References', href: '/references' },
      },
      {
        figure: '{claim.cantons}',
        unit: 'cantons',
        title: 'At home in all of them',
        text: 'VAT, the QR-bill and camt.053 are the same in Geneva as in St\u00a0Gallen. We speak German, Swiss German and English.',
        basis: 'Meaning where we work: consulting online, workshops at your office too.',
      },
    ],
  },
  steps: {
    title: 'Four steps to quiet running.',
    note: 'All prices excl.\u00a0VAT.',
    total:
      'The whole first year, hosting included: {firstYear.automation}, if the automation comes at its lowest price ({firstYear.automation.sum}).',
    link: { label: 'The process in detail', href: '/process' },
    decision: 'You decide',
    items: [
      {
        title: 'Analysis',
        text: 'We go through a month of your receipts with you and note where time gets lost.',
        prices: [{ label: 'Process Analysis', amount: '{price.processAnalysis}' }],
      },
      {
        title: 'Concept',
        text: 'A plan of a few pages: which tracks, which gates, and who approves what.',
        prices: [],
      },
      {
        title: 'Implementation, {promise.implementationWeeks}\u00a0weeks',
        text: 'First a pilot of {promise.pilotWeeks}\u00a0weeks: the new track runs beside the old routine. If the totals agree, you decide on the switch, and we extend it step by step.',
        prices: [
          { label: 'Automation Pilot', amount: '{price.automationPilot}' },
          { label: 'Custom Automation', amount: '{price.customAutomation}' },
        ],
      },
      {
        title: 'Support',
        text: 'For the first {promise.includedSupportMonths}\u00a0months, questions and adjustments are included.',
        prices: [{ label: 'Then per hour', amount: '{price.supportHour}' }],
      },
    ],
  },
  modules: {
    title: 'Six modules, one track.',
    note: 'Each runs on its own. Together they make accounts that keep up instead of catching up.',
    vat: 'VAT',
    booking: {
      title: 'Post invoices and receipts',
      text: 'QR-bill, PDF or photo: read, assigned to an account, and proposed in your journal.',
      link: 'ERP automation',
    },
    tax: {
      title: 'Prepare VAT and tax',
      text: 'The boxes of the VAT return fill from the postings. Whatever does not fit goes on a list.',
      link: 'VAT and tax',
    },
    mail: {
      title: 'Route emails and documents',
      text: 'What lands in the inbox finds the right track: invoice, contract, query.',
      link: 'AI workflows',
    },
    advice: {
      title: 'Personal advice',
      text: 'From the legal form to the first annual accounts. The first call takes {promise.freeConsultationMinutes}\u00a0minutes and costs nothing.',
      link: 'Company formation',
    },
    workshop: {
      title: 'Train teams',
      text: '{workshop.span}, depending on the format, with your own receipts instead of slides.',
      link: 'AI workshop for finance',
    },
    integration: {
      title: 'Connect systems',
      text: 'Accounting, bank and whatever you already have: bexio, Abacus, Infoniqa ONE\u00a050 (formerly Sage\u00a050), SAP Business One, Run\u00a0my\u00a0Accounts.',
      link: 'Interfaces and APIs',
    },
  },
  trust: {
    title: ['The machine proposes.', 'You press the button.'],
    points: [
      {
        title: 'Approval stays with you',
        text: 'No posting, no payment and no return leaves the house until you say yes. {early.approval}',
      },
      {
        title: 'Data in Switzerland',
        text: 'Your books stay in your software. What we store briefly to read documents, and every log, sits in a data centre in Switzerland. If a step needs a service abroad, the concept names it first, with country and purpose.',
      },
      {
        title: 'Data protection under FADP and GDPR',
        text: 'Only what the work needs is processed, and the contract says so. {early.session}',
      },
      {
        title: 'Aligned with FINMA’s requirements',
        text: 'Circular 2018/3, for one: we know what supervised clients must be able to show when they outsource, and document every step accordingly. Responsibility stays with the institution.',
      },
      {
        title: 'What we do not do',
        text: 'No tax advice, no setting up of companies on your behalf, no dealings with authorities. That is what your fiduciary is for, and we like working with them.',
      },
    ],
  },
  projects: {
    title: 'Three routes that come up often.',
    note: 'Typical examples, not client reports.',
    link: { label: 'How we give references', href: '/references' },
    items: [
      {
        title: 'Supplier invoices',
        setting: 'Trades firm with bexio',
        steps: ['PDF in the inbox', 'QR part read', 'Account proposed'],
        decision: 'Owner approves',
        result: 'Posted, payment ready in e-\u2060banking',
      },
      {
        title: 'VAT return',
        setting: 'Fiduciary firm with Abacus',
        steps: ['Postings imported', 'Tax codes checked', 'Differences listed'],
        decision: 'Client manager settles them',
        result: 'Boxes filled, ready to file',
      },
      {
        title: 'First accounts',
        setting: 'Newly founded GmbH',
        steps: ['Bank account linked', 'camt.053 arrives daily', 'Receipts photographed'],
        decision: 'Founder confirms',
        result: 'Month agrees to the centime',
      },
    ],
  },
  faq: {
    title: 'Four questions that come first.',
    tags: 'Keywords',
    action: { label: 'Book a free consultation', href: '/contact' },
    more: { label: 'All questions', href: '/faq' },
    items: [
      {
        question: 'Do we have to change our accounting software?',
        answer:
          'No. We connect what you have: bexio, Abacus, Infoniqa ONE\u00a050 (formerly Sage\u00a050), SAP Business One or Run\u00a0my\u00a0Accounts. Chart of accounts, number ranges and access rights stay as they are. Where a program has no ready interface, the Connector Audit finds out what is possible, for {price.connectorAudit} excl.\u00a0VAT.',
        keywords: ['Swiss ERP', 'interfaces', 'bexio', 'Abacus'],
      },
      {
        question: 'What does it cost to start?',
        answer:
          'The Process Analysis {price.processAnalysis}, the Automation Pilot {price.automationPilot}, a Custom Automation {price.customAutomation}. Hosting costs {price.hostingMonth} a month. In the first year that makes {firstYear.automation}, if the lowest price will do. All prices excl.\u00a0VAT. After the analysis you know whether the pilot pays, and you are free to stop there.',
        keywords: ['prices', 'ROI', 'pilot'],
      },
      {
        question: 'Where are our receipts kept?',
        answer:
          'Where they are today: in your accounting software and your archive. What we store briefly to read them, and the log of it, sits in a data centre in Switzerland. Whether a service abroad takes part is written in the concept before the first receipt runs.',
        keywords: ['data protection', 'Switzerland', 'FADP'],
      },
      {
        question: 'Does this replace our fiduciary?',
        answer:
          'No. We give no tax advice and do not deal with authorities. Your fiduciary gets clean figures and fewer shoeboxes, and the annual accounts remain their work.',
        keywords: ['fiduciary', 'limits'],
      },
    ],
  },
  newsletter: {
    title: 'What changes in VAT and the QR-\u2060bill, briefly explained.',
  },
  closing: {
    title: 'A quarter of an hour is enough to begin.',
    lead: 'The first consultation takes {promise.freeConsultationMinutes}\u00a0minutes and costs nothing. {hours.consultation}. After that you know whether an analysis is worth it.',
    booking: 'Book a free consultation',
    newTab: 'opens in a new tab',
    second: { label: 'See the workshops', href: '/workshops' },
    third: { label: 'Or write to us', href: '/contact' },
  },
}
