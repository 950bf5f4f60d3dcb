import type { workshops as de } from '../de/workshops.ts'

export const workshops: typeof de = {
  meta: {
    title: 'AI workshops for finance teams and fiduciary firms',
    description:
      'AI workshops for finance teams: four formats, {workshop.span}, on your own documents, in German, Swiss German or English.',
    keywords: ['AI workshop', 'finance team', 'fiduciary firm', 'training', 'bookkeeping', 'Swiss German'],
  },
  hero: {
    title: 'AI workshops for finance teams, on\u00a0your\u00a0own documents',
    lead: 'Your team works with invoices, bank statements and VAT forms from its own office. By the end it is settled what the machine suggests, who checks it, and how many minutes that takes.',
    primary: 'Request a workshop',
    secondary: 'See the agenda',
  },
  topics: {
    title: 'Six topics to choose from',
    lead: 'Two or three fill a day. The questionnaire tells us which.',
    items: [
      {
        title: 'Reading and coding documents',
        text: 'Supplier invoice, expense receipt, QR code: what can be read, where account and tax code come from, and where the suggestion tends to be wrong.',
      },
      {
        title: 'Matching payments',
        text: 'camt.053 and camt.054, payments with a QR reference and without. Where a rule will do, no language model is needed; we show where that line runs.',
      },
      {
        title: 'Preparing the VAT return',
        text: 'From the journal to the boxes of the form, with the differences that ought to be noticed: a missing tax code, acquisition tax, old rates.',
      },
      {
        title: 'Writing reports and letters',
        text: 'The commentary on the month-end close, a reminder, a reply to a client. The model drafts; the figures come from the books.',
      },
      {
        title: 'Rules for data',
        text: 'Which data may go into which tool, where it is processed and what has to be anonymised. The result is one sheet that hangs in the office.',
      },
      {
        title: 'Checking and approving',
        text: 'Spot checks, the four-eyes principle, an audit trail: how to find mistakes before they are posted, and how to see later who decided.',
      },
    ],
  },
  formats: {
    title: 'Four formats',
    items: [
      {
        id: 'shortDay',
        title: 'A short day to start with',
        duration: 'One day, {workshop.shortDay}',
        description: 'For teams that want to see with their own eyes what works and what does not.',
        features: [
          'Two topics of your choice',
          'Exercises on up to 20 of your documents',
          'A first draft of your data rules',
        ],
      },
      {
        id: 'fullDay',
        title: 'A full day on your own process',
        duration: 'One day, {workshop.fullDay}',
        description: 'One process is played through from start to finish and timed: before, after, checks included.',
        features: [
          'Three topics of your choice',
          'Timing before and after the change',
          'Checklist for approvals',
          'Actions with names and dates',
        ],
      },
      {
        id: 'days',
        title: 'Introduction on the job',
        duration: 'Multi-day, {workshop.days}',
        description:
          'The team learns and builds at once. The days follow the agenda below and can be spread over weeks.',
        features: [
          'All six topics possible',
          'Work in your own system or a test client',
          'Errors reviewed every day',
          'Handover to one person in charge',
        ],
      },
      {
        id: 'largeGroup',
        title: 'Large group',
        duration: '{workshop.largeGroup}, {workshop.people}\u00a0people',
        description:
          'For associations, fiduciary groups and finance divisions that want everyone to start from the same page.',
        features: ['Demonstration on sample documents', 'Question rounds in small groups', 'Handouts for everyone'],
      },
    ],
    priceNote:
      'The price is made of hours: those with your team and those of preparation, at {price.supportHour} for each person who leads, plus travel. An example: a short day of {workshop.shortDay} with, as an assumption, {workshop.preparation} of preparation costs {workshop.sum} = {workshop.example}. The quote with its fixed amount is what binds. All excl.\u00a0VAT; the workshops are for businesses.',
  },
  plan: {
    title: 'Agenda: a rollout in seven days',
    lead: 'One day is a first step, seven make a complete rollout. If you book several but fewer, you choose; day 1 and the rules from day 2 are always included.',
    days: [
      {
        day: 'Day 1',
        title: 'Taking stock',
        description:
          'We go through the answers to the questionnaire, pick one process and time it as it is today. By evening there is a figure on the table that your team measured itself.',
      },
      {
        day: 'Day 2',
        title: 'Rules and tools',
        description:
          'Which data may go where, who has access, what is deleted. Then we set up the tools and test them with anonymised documents.',
      },
      {
        day: 'Day 3',
        title: 'Documents',
        description:
          'Supplier invoices and expenses: read them, have account and tax code suggested, check. Every wrong posting goes on a list together with its cause.',
      },
      {
        day: 'Day 4',
        title: 'Payments',
        description:
          'Match bank statement and open items, first with a reference, then without. Part payment, cash discount and double payment are practised one by one.',
      },
      {
        day: 'Day 5',
        title: 'VAT and the close',
        description:
          'A past quarter is prepared afresh and compared with the return that was filed. Every difference is explained, even where the machine was right.',
      },
      {
        day: 'Day 6',
        title: 'Analysing and writing',
        description:
          'The commentary on the month-end close, queries to suppliers, reminders. The team decides which texts never leave the office without a second reading.',
      },
      {
        day: 'Day 7',
        title: 'Handover',
        description:
          'The team works half a day on its own. Then we time the process from day 1 again, compare, and assign what is left with names and dates.',
      },
    ],
  },
  deliverables: {
    title: 'What you take away',
    items: [
      'One sheet per process: steps, minutes measured before and after, person in charge',
      'A data and AI rule sheet, cut to your office',
      'The instructions to the model that proved themselves, as text templates',
      'A checklist for suggested postings and approvals',
      'The list of errors from the exercises, with cause and remedy',
      'An action plan with names and dates',
    ],
  },
  audiences: {
    title: 'Who it is for',
    items: [
      {
        title: 'Fiduciary firms',
        text: 'Many clients, several systems. We work on the client file that eats the most minutes, and on what the saving means for your fees.',
      },
      {
        title: 'SMEs that keep their own books',
        text: 'One to three people do everything. They learn what can be handed over and what stays on their own desk.',
      },
      {
        title: 'Finance teams in larger firms',
        text: 'Payables, receivables, controlling: one set of rules, so that each department does not bring in a tool of its own.',
      },
      {
        title: 'Founders',
        text: 'Clean documents and accounts from the start, so that there is no legacy to automate later.',
      },
    ],
  },
  prerequisites: {
    title: 'What you bring',
    items: [
      'A questionnaire of 10\u00a0minutes, filled in by each person before the first day',
      'One laptop each, with access to your own system or a test client',
      '20 to 30 documents, anonymised; without them we use samples',
      'One person entitled to set rules and approvals for the firm',
      'No knowledge of AI, but bookkeeping as part of the daily job',
    ],
  },
  languages: {
    title: 'In which language',
    items: ['German', 'Swiss German', 'English'],
    note: 'Handouts come in German and in English. Mixed groups choose one language for the talk and ask questions in their own.',
  },
  faq: {
    title: 'Questions about the workshops',
    items: [
      {
        question: 'What does a workshop cost?',
        answer:
          'Hours are counted, at {price.supportHour} for each person who leads: those with your team and those of preparation, plus travel. A short day with {workshop.preparation} of preparation thus costs {workshop.example}. You receive a quote with a fixed amount beforehand, excl.\u00a0VAT. The workshops are for businesses, not for private individuals.',
      },
      {
        question: 'Who is the contracting party?',
        answer:
          'No contracts are concluded on this website. Workshops are sold by {soleProprietorship}, or by a partner firm; the quote gives the name.',
      },
      {
        question: 'Which software do you work with?',
        answer:
          'Yours. The exercises are built to run with bexio, Abacus or another system, as long as documents and bank statements exist as files. This does not make us a partner of any of these makers.',
      },
      {
        question: 'May we use real documents?',
        answer:
          'We work with anonymised documents or samples. Real data enters a tool only if your firm has settled that in writing beforehand; for client data, the decision lies with the firm that carries the responsibility.',
      },
      {
        question: 'How much time will we save afterwards?',
        answer:
          'We do not know in advance, so we promise no figure. In the longer formats you time one process before and after, checks included. That figure is then yours.',
      },
      {
        question: 'What is the questionnaire for?',
        answer:
          'It takes 10\u00a0minutes and asks about tasks, software, experience and the most tiresome job of the week. The choice of topics follows from it.',
      },
      {
        question: 'On site or online?',
        answer: 'Either. Large groups and introductions over several days work best on site.',
      },
      {
        question: 'Does it include tax or legal advice?',
        answer:
          'No. We show processes and tools. Questions on tax, law and audit are for your fiduciary or your auditor.',
      },
    ],
  },
  contact: {
    title: 'Request a workshop',
    text: 'Write to {mail.workshops} and tell us how many people will attend, which software you use and which job eats the most time. We reply within {promise.contactReplyHours}\u00a0hours. Telephone: {hours.phone}.',
    mailLabel: 'Write an email',
    mailSubject: 'Request for an AI workshop',
    phoneLabel: 'Call {phone}',
  },
}
