import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Routing emails and documents',
  description:
    'A language model sorts the inbox, pulls details out of contracts and drafts replies. Tested on old cases, kept within fixed limits, with a person before anything is sent.',
  metaTitle: 'AI workflows for finance teams',
  metaDescription:
    'Sort the inbox, read contracts, draft replies: AI workflows with a test set, clear data rules and human approval. Steps and prices in CHF.',
  detailedContent: {
    subtitle: 'An AI that asks when in doubt.',
    intro:
      'An accounts inbox holds invoices, reminders, contracts and queries in no particular order. A language model can sort them and draft replies. What it may see, when it must stop and how often it is wrong we establish first, on old cases whose answer you already know.',
    features: [
      {
        title: 'The inbox, sorted',
        text: 'Invoice, contract, query, advertising: each message gets a track and a person in charge. The original stays where it was.',
      },
      {
        title: 'Details with their source',
        text: 'Term, notice period, amount, project number: as fields, next to the page and sentence they came from. Checking means comparing, not searching.',
      },
      {
        title: 'Replies as drafts',
        text: 'A payment reminder, a question about an expense receipt, a note on the amount outstanding. The draft waits in a folder; a person presses send.',
      },
      {
        title: 'Asking instead of guessing',
        text: 'If a case is new, contradictory or above the agreed amount, it goes to a person, and the reason goes with it.',
      },
      {
        title: 'Rules where rules will do',
        text: 'Check digits, totals and deadlines are worked out by an ordinary program. The language model is used where there is language to read.',
      },
      {
        title: 'As little data as possible',
        text: 'IBANs, AHV numbers and names are replaced before a model sees the text, unless the workflow needs them. A list states which service receives what.',
      },
    ],
    process: [
      {
        title: 'Collect cases',
        text: 'A hundred old messages with known answers. We measure against this test set before anything runs.',
        note: 'Process Analysis, {price.processAnalysis} excl.\u00a0VAT',
      },
      {
        title: 'Draw limits',
        text: 'What may the model see, what may it propose, what must it never do? Two pages, approved by you.',
        decision: true,
      },
      {
        title: '{promise.pilotWeeks}-week pilot',
        text: 'The AI proposes while your team works as before. We count three things: right, wrong, asked.',
        note: 'Automation Pilot, {price.automationPilot} excl.\u00a0VAT',
      },
      {
        title: 'Operation',
        text: 'One track after another is opened. Every correction joins the test set, which is run again before any change of model.',
        note: 'Custom Automation, {price.customAutomation} excl.\u00a0VAT',
      },
    ],
    benefits: [
      {
        title: 'Sorted by morning.',
        text: 'Invoices are with the invoices, queries with the person who can answer them. Counted as minutes a day in the shared inbox, before the pilot and after.',
      },
      {
        title: 'Errors are a number, not a feeling.',
        text: 'Three figures a month: accepted as they were, corrected, asked. If the second one climbs, a track is closed again.',
      },
      {
        title: 'The model can be replaced.',
        text: 'Instructions, examples and test cases belong to you. Another model has to pass the same test.',
      },
    ],
    targetAudience: [
      {
        title: 'Teams with a shared inbox',
        text: 'One address such as accounts@, several people, and nobody sure who has replied.',
      },
      {
        title: 'Fiduciary firms',
        text: 'Documents arrive by mail, photo and chat. They are matched to the client before anyone opens them.',
      },
      {
        title: 'Businesses already experimenting',
        text: 'Somebody has been using a chat program for months. What may go into it has yet to be decided.',
      },
    ],
    additionalInfo: {
      title: 'Questions about AI workflows',
      text: 'We will also tell you when a simple rule is enough. Write to {mail.contact} or call {phone}, {hours.phone}.',
      faq: [
        {
          question: 'Does the AI make mistakes?',
          answer:
            'Yes. When language models were asked to close a year of books in a trial, their errors piled up from month to month (AccountingBench, Penrose, 2025, outside Switzerland). That is why we count before we start, and why a person stands before every posting and every message sent.',
        },
        {
          question: 'Where is our data processed?',
          answer:
            'We store documents and messages in Switzerland. If a model handles text abroad, the list of services says so beforehand, with country and legal basis; for providers in the USA that includes certification under the Swiss-US Data Privacy Framework. Swiss data protection law does not prescribe storage in Switzerland. If you want it, we plan the workflow that way.',
        },
        {
          question: 'Are models trained on our data?',
          answer: 'We use services whose contract rules that out, and show you the clause before the pilot.',
        },
        {
          question: 'Do we have to say that an AI helps us write?',
          answer:
            'What you check and send yourself remains your letter. When a chat answers directly, ours says that it is a machine. In the EU that notice has been mandatory since August 2026, and it can reach Swiss providers too.',
        },
      ],
    },
    keywords: [
      'AI workflow Switzerland',
      'AI accounting',
      'email automation',
      'document extraction',
      'language model finance team',
      'AI and Swiss data protection',
      'test set',
      'dunning',
      'AI for fiduciaries',
    ],
  },
  pricesLead: 'What the model provider charges depends on volume and is shown separately in the concept.',
  prices: [
    { label: 'Process Analysis', key: 'processAnalysis', note: 'Test set, first measurement, recommendation.' },
    {
      label: 'Automation Pilot',
      key: 'automationPilot',
      note: '{promise.pilotWeeks}\u00a0weeks, one track, your real inbox.',
    },
    { label: 'Custom Automation', key: 'customAutomation', note: 'Further tracks, opened one by one.' },
    { label: 'Hosting', key: 'hostingMonth', note: 'Per month, depending on scope.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Per hour, after the first {promise.includedSupportMonths}\u00a0months.',
    },
  ],
  totals: ['automation'],
  more: {
    label: 'Article: where AI saves time in finance departments',
    href: '/blog/finance-ai-zeitersparnis-finanzabteilung',
  },
  closing: {
    title: 'Try it on yesterday’s mail.',
    lead: 'Pick ten messages, take the names out, and we will sort them together. {promise.freeConsultationMinutes}\u00a0minutes, free of charge, {hours.consultation}.',
  },
  drawingAlt:
    'A letter with an invoice for 1351.25 runs onto a set of points where a person decides, and is sent down one of three tracks: query, contract, invoice.',
}
