import type { references as de } from '../de/references.ts'

export const references: typeof de = {
  meta: {
    title: 'References: three typical processes',
    description:
      'Supplier invoices, a VAT return, a first set of books: three typical processes step by step, and how {brand} puts you in touch with references.',
    keywords: ['references', 'typical processes', 'supplier invoices', 'VAT return', 'first set of books'],
  },
  hero: {
    title: 'We give references in person, not as a wall of logos.',
    lead: 'What you can see here is the work itself: three processes that come up often, the step at which a person decides, and how the result is counted.',
  },
  trust: {
    title: 'Nobody opens their books to end up in an advert.',
    text: 'So we name clients one at a time: when you ask, and after the firm has agreed. You then speak to them directly, without us on the line. Ask what went wrong; it will tell you more than a quotation could.',
  },
  samples: {
    title: 'Why there are no names here',
    text: 'The three examples show common processes and retell no particular firm’s story; the quantities and amounts were chosen so that you can follow the sums. You will find no client names, quotations or stars, because without consent and proof they would be worth nothing.',
  },
  examples: {
    title: 'Three typical examples',
    labels: {
      setting: 'Business',
      situation: 'Before',
      path: 'The route',
      decision: 'A person decides here',
      result: 'Result',
      basis: 'How it is counted',
    },
    items: [
      {
        title: 'Supplier invoices',
        setting: 'Trades firm with bexio',
        situation:
          'About 120 supplier invoices a month, most of them PDFs with a QR code. The owner types them in on Saturdays. By then the scaffolder’s invoice has been lying there for a week, with its due date getting closer.',
        path: [
          'PDF arrives in the inbox',
          'QR code read, check digit verified',
          "Proposed: CHF\u00a02'162.00 becomes 2'000.00 on 4400 and 162.00 on 1170",
          'Owner approves, or changes the account',
          'Posted; the payment is ready in e-\u2060banking',
        ],
        decision: 3,
        result:
          'Typing turns into checking. A worked example: 120 invoices, {example.minutesBefore}\u00a0minutes each before and {example.minutesAfter} afterwards, come to {example.120.hours}\u00a0hours or CHF\u00a0{example.120.worth} a month, at CHF\u00a0{example.hourlyCost} an hour. Set against price and hosting: {example.120.verdict}',
        basis:
          'Minutes from opening to filing, with checking and corrections included, on 50 documents before the pilot and 50 after it. The {example.minutesBefore} and the {example.minutesAfter} are assumptions; the analysis finds your own. Reckoned as in the savings calculator, against the whole route from the analysis to the hosting.',
      },
      {
        title: 'VAT return',
        setting: 'Fiduciary firm with Abacus',
        situation:
          'Eighteen clients, one quarter, one deadline. In every set of books someone hunts for the same three mistakes: a missing tax code, an old rate, a foreign subscription without acquisition tax.',
        path: [
          'Postings imported from Abacus',
          'Rate, tax code and date of supply checked',
          'Listed: subscription from Ireland, CHF\u00a0500.00, makes 40.50 in box\u00a0383',
          'Client manager confirms or strikes it out',
          'Boxes ready, each with its postings',
        ],
        decision: 3,
        result:
          'Mistakes reach the list in the week they are made. What remains at the end of the quarter are the cases that need judgement; the firm itself files, in the ePortal of the Federal Tax Administration.',
        basis:
          'Open points on the closing date and minutes to approval, for each client, the quarter before the pilot against the quarter after.',
      },
      {
        title: 'First accounts',
        setting: 'Newly founded GmbH',
        situation:
          "Two founders, one business account, CHF\u00a020'000 of share capital and a shoebox of receipts. A fiduciary will draw up the annual accounts in spring. Until then nobody can say whether the box is complete.",
        path: [
          'The bank’s camt.053 arrives every morning',
          'A photo of the receipt for each payment, or a query',
          'Founder confirms the account',
          'Posted, with the original attached',
          'Balance of 1020 held against the statement',
        ],
        decision: 2,
        result:
          'The month agrees to the centime, and whatever is missing has a name and a date. The fiduciary gets a journal instead of a shoebox.',
        basis:
          'Payments without a receipt at month-end, and the difference between account\u00a01020 and the closing balance in camt.053. The target for both is nil.',
      },
    ],
  },
  request: {
    text: 'Tell us your trade and the software you use. We will ask a firm that fits, and if we have none, we will say so.',
    label: 'Ask for a reference by email',
    subject: 'Request for a reference',
  },
  linkedin: { label: 'Profile on LinkedIn', newTab: 'opens in a new tab' },
  next: {
    title: 'The best example is your own.',
    text: 'Bring one invoice or one bank statement, and {promise.freeConsultationMinutes}\u00a0minutes. The call is free: {hours.consultation}.',
    label: 'Book a free consultation',
    href: '/contact',
  },
}
