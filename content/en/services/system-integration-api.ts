import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Connecting systems',
  description:
    'Bank, ledger, shop and time recording exchange data, with a field list, a log and a message when something is missing. For bexio, Abacus, SAP Business One and software of your own.',
  metaTitle: 'Bank and ERP interfaces in Switzerland',
  metaDescription:
    'Connect camt.053, pain.001, EBICS 3.0, bLink, bexio, Abacus and SAP: audit, field mapping, test run and monitored operation. Prices in CHF.',
  detailedContent: {
    subtitle: 'Interfaces that speak up when something is missing.',
    intro:
      'Joining two programs is the smaller part of the work. The larger one: what happens when the bank sends a statement twice, a field is empty, or nobody answers at three in the morning? We write that down before we build.',
    features: [
      {
        title: 'The bank, by the standard',
        text: 'camt.053 for the daily statement, camt.054 for individual credits, pain.001 for payments, in the version your bank accepts. Carried by EBICS 3.0 or, where it is on offer, bLink.',
      },
      {
        title: 'The ERP, by the right door',
        text: 'bexio through REST and OAuth, Abacus through REST or AbaConnect, SAP Business One through the Service Layer. Where there is no door we use export and import, with a count on both sides.',
      },
      {
        title: 'Mapped field by field',
        text: 'A table states where each field comes from, which system wins when two disagree, and what applies when nothing is there. You approve the table, not the code.',
      },
      {
        title: 'Nothing twice',
        text: 'Every record carries an identifier. Run a transfer again and no second posting comes of it.',
      },
      {
        title: 'Patience built in',
        text: 'bexio limits calls per minute and answers the rest with a 429. The run waits, picks up where it stopped and reports what was left over.',
      },
      {
        title: 'An alarm instead of silence',
        text: 'If the statement is missing at 08:00 or the balance is off, a message goes out: what is missing, since when, what to do.',
      },
    ],
    process: [
      {
        title: 'Audit',
        text: 'We look at what your systems will give: access, permissions, fields, volumes. The report says what works, what does not and what it costs.',
        note: 'Connector Audit, {price.connectorAudit} excl.\u00a0VAT',
      },
      {
        title: 'Mapping',
        text: 'Fields, directions, times and failures go into one table. We start building once you have approved it.',
        decision: true,
      },
      {
        title: 'Build and test run',
        text: 'First against a test account, then read-only on real data. Writing begins when counts and totals have matched on both sides three days running.',
        note: 'Standard Sync, {price.standardSync}; Custom API Enterprise, {price.customApi}; both excl.\u00a0VAT',
      },
      {
        title: 'Operation',
        text: 'Monitored and logged, with instructions that make sense to somebody who was not there when it was built.',
        note: 'Hosting, {price.hostingMonth} a month excl.\u00a0VAT',
      },
    ],
    benefits: [
      {
        title: 'One balance, the same everywhere.',
        text: 'Bank and ledger are compared every night. In the morning you find the difference, or a zero.',
      },
      {
        title: 'No more Friday export.',
        text: 'Download, shuffle columns, upload. Counted as minutes per export times exports a month, before the build and after.',
      },
      {
        title: 'You are not tied to us.',
        text: 'Mapping, access and instructions are in your hands. Operation can be cancelled at {promise.noticeDays}\u00a0days’ notice.',
      },
    ],
    targetAudience: [
      {
        title: 'Retailers with a web shop',
        text: 'Orders in the shop, payments at the card provider, revenue in the ledger: three totals that have to agree, commission included.',
      },
      {
        title: 'Businesses with trade software',
        text: 'Job sheets and orders live in a program the ledger has never heard of. What has been invoiced is carried across, with its cost centre.',
      },
      {
        title: 'Supervised institutions',
        text: 'We know what clients supervised by FINMA have to ask of outsourcing, in Circular 2018/3 for instance, and document accordingly. Responsibility stays with the institution.',
      },
    ],
    additionalInfo: {
      title: 'Questions about interfaces',
      text: 'Send us the names of your systems and banks, with versions if you know them: {mail.contact}. You will hear from us within {promise.contactReplyHours}\u00a0hours.',
      faq: [
        {
          question: 'Is our bank covered?',
          answer:
            'Look at your own program first: bexio and others connect banks themselves or through bLink, and for that you do not need us. Otherwise the audit tells you. EBICS needs a contract with each bank, and not every bank or program takes part in bLink; the list kept by SIX is what counts. Sometimes a file from e-\u2060banking remains the sensible route.',
        },
        {
          question: 'Can the interface make payments?',
          answer: 'It can hand payments in, as pain.001 or through bLink. You release them, in e-banking.',
        },
        {
          question: 'Why camt.054 if there is camt.053?',
          answer:
            'Depending on the bank, credits to a QR-IBAN appear in camt.053 only as a daily total. In that case camt.054 alone names each payment with its reference, and without it receivables cannot be cleared one by one.',
        },
        {
          question: 'What have banks required of addresses since November 2026?',
          answer:
            'In payment orders, at least town and country in fields of their own. We go through your master data and list what needs completing. Older standing orders in e-banking are yours to check, as we do not see them.',
        },
        {
          question: 'How often is the service down?',
          answer:
            'The target is {claim.uptimePercent}\u00a0% availability, counted in minutes per month, announced maintenance aside. Runs that fall into an interruption are caught up and marked as late in the log.',
        },
        {
          question: 'When do we not need you?',
          answer:
            'When your program can do it already. bexio connects banks by interfaces of its own and through bLink, and you release payments at the bank; Abacus works over EBICS, set up by the partner who introduces it. One bank, one program, no other system: ask the maker and your bank first. You need us when a program has no way in, when several systems hold the same data, or when nobody notices that a statement is missing (as of November 2026).',
        },
      ],
    },
    keywords: [
      'interfaces Switzerland',
      'camt.053',
      'camt.054',
      'pain.001',
      'EBICS 3.0',
      'bLink',
      'bexio API',
      'Abacus interface',
      'AbaConnect',
      'SAP Business One Service Layer',
      'ERP integration',
    ],
  },
  pricesLead: 'After the audit you know whether an existing interface will do or one has to be built.',
  prices: [
    {
      label: 'Connector Audit',
      key: 'connectorAudit',
      note: 'Systems, permissions, fields and volumes examined, with a report.',
    },
    { label: 'Standard Sync', key: 'standardSync', note: 'Two systems, one direction, an existing interface.' },
    {
      label: 'Custom API Enterprise',
      key: 'customApi',
      note: 'Several systems or an interface of your own, documented.',
    },
    { label: 'Hosting', key: 'hostingMonth', note: 'Per month, monitoring included.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Per hour, after the first {promise.includedSupportMonths}\u00a0months.',
    },
  ],
  totals: ['standardSync', 'customApi'],
  more: { label: 'Article: bexio and Abacus compared', href: '/blog/bexio-vs-abacus-comparison' },
  closing: {
    title: 'Try it with yesterday’s statement.',
    lead: 'A camt.053 with the names blacked out and a list of your systems will do. In {promise.freeConsultationMinutes}\u00a0minutes we can say which routes are open. Free of charge, {hours.consultation}.',
  },
  drawingAlt:
    'A camt.053 with a balance of 48620.40 feeds a rail into which bexio, Abacus and SAP are plugged; all three show that balance on account 1020. Difference 0.00; a point marks where a person approves.',
}
