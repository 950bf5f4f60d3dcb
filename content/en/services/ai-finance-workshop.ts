import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Training teams',
  description:
    'AI workshops for finance teams, {workshop.span}, on your own documents instead of slides. You leave with tested processes and one page of rules.',
  metaTitle: 'AI workshop for finance teams',
  metaDescription:
    'An AI workshop on your own documents: write instructions, check results, agree data rules. {workshop.span}, in German, Swiss German or English.',
  detailedContent: {
    subtitle: 'An AI workshop on your own documents.',
    intro:
      'No talk on the future of accounting. Your team brings invoices, trial balances and emails, builds processes on them and tests them against one another. Whatever turns out wrong is noticed the same day.',
    features: [
      {
        title: 'Have invoices read',
        text: 'Ten invoices through a model, ten by hand. Then we compare amount, rate, account and date, and look at where it jams.',
      },
      {
        title: 'Comment on figures',
        text: 'The monthly commentary, drafted from the trial balance and the previous year. Every number in it is traced back before it counts as finished.',
      },
      {
        title: 'Write instructions',
        text: 'A useful instruction names its source, its form and its limit. You practise on tasks that keep coming back in your calendar.',
      },
      {
        title: 'Find the mistakes',
        text: 'We slip in wrong results: the old rate of 7.7\u00a0%, debit and credit swapped, a total that is only nearly right. Those who find them will check properly later.',
      },
      {
        title: 'Question spreadsheets',
        text: 'Explain formulas, build a pivot, look for deviations, in Excel and with exports from bexio or Abacus. The sums are done in the sheet, not in the chat.',
      },
      {
        title: 'Rules on one page',
        text: 'Which data may go into which tool, who approves, what is kept? The page is written in the workshop and applies from the next morning.',
      },
    ],
    process: [
      {
        title: '10-minute questionnaire',
        text: 'What do you use already, what are you working on, what must not leave the house? Your answers become the agenda.',
      },
      {
        title: 'Preparation',
        text: 'You send documents, blacked out where necessary. We set up access and agree which tools will be on the table.',
      },
      {
        title: 'Workshop',
        text: 'A short day of {workshop.shortDay}, a full one of {workshop.fullDay}, or several, {workshop.days}. For large groups, {workshop.people} people, it is {workshop.largeGroup}.',
      },
      {
        title: 'A rollout of up to seven days',
        text: 'The plan leads from the first process to the handover, day by day. Afterwards you know what to keep and what to drop.',
        decision: true,
      },
    ],
    benefits: [
      {
        title: 'In use the next day.',
        text: 'You practise on work that comes back. Counted as minutes for the same task at the start and at the end, checking included.',
      },
      {
        title: 'The same rules for everyone.',
        text: 'Of the SMEs asked, 34\u00a0% have clear rules on what data may go into AI tools (KMU-Arbeitsmarktstudie, AXA/Sotomo, 2025, 300 firms in Switzerland).',
      },
      {
        title: 'You learn what it is no good for.',
        text: 'That is a result too. What a program reliably calculates, the program goes on calculating.',
      },
    ],
    targetAudience: [
      {
        title: 'Finance teams in SMEs',
        text: 'Payables, receivables, closing and management at one table, over the same documents.',
      },
      {
        title: 'Fiduciary firms',
        text: 'You need a position on client data before the first client asks for it.',
      },
      {
        title: 'Associations and large groups',
        text: '{workshop.people} people, {workshop.largeGroup}, with cases shown live and time for questions.',
      },
    ],
    additionalInfo: {
      title: 'Questions about the workshop',
      text: 'Agenda, formats and prerequisites are on the workshop page. For dates and quotes: {mail.workshops}, {phone}.',
      faq: [
        {
          question: 'What does a workshop cost?',
          answer:
            'Hours are counted, at {price.supportHour} for each person who leads: those with your team and those of preparation, plus travel. {workshop.shortDay} with {workshop.preparation} of preparation come to {workshop.example}. After the questionnaire you receive a quote with a fixed amount, excl.\u00a0VAT. The workshops are offered to businesses.',
        },
        {
          question: 'Do we need to know how to program?',
          answer: 'No. If you can check a receipt and read a trial balance, you bring what matters more.',
        },
        {
          question: 'Which tools will we work with?',
          answer:
            'Those you have or mean to introduce. We represent no vendor. Before the workshop we check what each tool’s contract allows to happen to your input.',
        },
        {
          question: 'In which language?',
          answer: 'German, Swiss German or English.',
        },
      ],
    },
    keywords: [
      'AI workshop finance',
      'AI training accounting',
      'AI for fiduciaries',
      'ChatGPT accounting rules',
      'prompt training finance team',
      'in-house workshop Switzerland',
      'AI policy SME',
    ],
  },
  pricesLead:
    'A price made of hours: those with your team, plus preparation on your documents, and travel. After the questionnaire the quote states the fixed amount. What may follow from the workshop, such as a pilot, is ordered on its own.',
  prices: [
    {
      label: 'Workshop, per hour',
      key: 'supportHour',
      note: 'For each person who leads; the same rate as for support.',
    },
  ],
  totals: ['workshop'],
  more: { label: 'Agenda, formats and the seven-day plan', href: '/workshops' },
  closing: {
    title: 'Try it with the short day.',
    lead: 'The shortest format for a team takes {workshop.shortDay}. In {promise.freeConsultationMinutes}\u00a0minutes we find out which one suits you. Free of charge, {hours.consultation}.',
  },
  drawingAlt:
    'Five people in front of a board: 1250.00 at 8.1 % gives 101.25; the line with the old rate of 7.7 % is struck out. Beside it seven days; on the last one a person decides.',
}
