import type { savings as de } from '../../de/tools/savings.ts'
import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'Savings calculator: what does retyping receipts cost?',
    description:
      'Minutes per receipt, receipts a month, cost per hour: what data entry costs you, and after how many months an offer has paid for itself. Formula shown.',
    keywords: ['savings calculator', 'saving', 'payback', 'data entry', 'automate accounting'],
  },
  name: 'Savings calculator',
  hero: {
    title: 'Does it pay? Work it out.',
    lead: 'Your minutes, your receipts, your hourly cost against our prices. If it does not pay, the page says so.',
  },
  rules: {
    title: 'Formula and assumptions',
    items: [
      {
        title: 'Hours a month',
        text: 'Minutes per receipt × receipts a month × share automated / 60.',
      },
      {
        title: 'Francs a month',
        text: 'Hours × cost per hour. That means the full cost of an hour of work: wage, social security, workplace.',
      },
      {
        title: 'Months to payback',
        text: 'Price / (francs a month − running cost). If the running cost is higher than what is saved, the offer never pays for itself.',
      },
      {
        title: 'Prices',
        text: 'Automation Pilot {price.automationPilot}, Standard Sync {price.standardSync}, custom automation {price.customAutomation}, Custom API Enterprise {price.customApi}, hosting {price.hostingMonth} a month. All excl.\u00a0VAT.',
      },
      {
        title: 'What is not included',
        text: 'Your people’s time during the introduction, support after the first {promise.includedSupportMonths}\u00a0months ({price.supportHour} an hour, excl.\u00a0VAT), and fewer mistakes. Hours saved only turn into francs if something else happens in that time.',
      },
      {
        title: 'The share is the great unknown',
        text: 'How many receipts run through without rework only shows in a pilot with your own. We found no Swiss study that measures hours saved in the finance departments of SMEs (as of November 2026).',
      },
    ],
  },
  example: {
    title: 'An example with open assumptions',
    text: '5 minutes per receipt, 200\u00a0receipts a month, 60\u00a0% of them without manual work, 55\u00a0francs an hour; hosting left out.',
    rows: [
      { label: 'Hours a month: 5\u00a0×\u00a0200\u00a0×\u00a00.6\u00a0/\u00a060', value: '10' },
      { label: 'CHF a month: 10 × 55', value: '550' },
      { label: 'A year: 12 × 550', value: "6'600", total: true },
    ],
  },
  questions: {
    title: 'Questions on the sum',
    items: [
      {
        question: 'How do I measure the minutes per receipt?',
        answer:
          'Ten ordinary receipts, on different days, from opening to filing, queries included. The average of those ten beats any estimate.',
      },
      {
        question: 'Which share should I assume?',
        answer:
          'A cautious one. Try 40, 60 and 80\u00a0%. If the sum works out only at 80\u00a0%, wait with buying until a pilot shows the share.',
      },
      {
        question: 'Do you guarantee the result?',
        answer:
          'No. The sum is as good as its assumptions. After the pilot there are measured minutes, before and after.',
      },
    ],
  },
  sources: [
    { title: 'Formula and assumptions', publisher: '{brand}', year: '2026' },
    {
      title: 'Human + AI in Accounting (abroad, AI users only, no proof for Switzerland)',
      publisher: 'Choi (Stanford) and Xie (MIT)',
      year: '2025',
    },
    {
      title: 'SME labour market study, 300 firms: 57\u00a0% of AI users report gains in efficiency or time (in German)',
      publisher: 'AXA and Sotomo',
      year: '2025',
    },
  ],
  closing: {
    title: 'It is best worked out with real receipts.',
    lead: 'Bring ten. In {promise.freeConsultationMinutes}\u00a0minutes we see which share is realistic.',
    second: { label: 'Process and prices', href: '/process' },
  },
}

export const savings: typeof de = {
  page,
  offers: {
    automationPilot: 'Automation Pilot',
    standardSync: 'Standard Sync',
    customAutomation: 'Custom automation',
    customApi: 'Custom API Enterprise',
  },
  tool: {
    title: 'Your figures',
    fields: {
      minutes: {
        label: 'Minutes per receipt',
        hint: 'Opening, reading, typing, filing, queries',
        problem: 'Please enter a number from 0 to 480.',
      },
      receipts: {
        label: 'Receipts a month',
        hint: 'Invoices, receipts, payments',
        problem: 'Please enter a number, such as 200.',
      },
      share: {
        label: 'Share automated, in %',
        hint: 'Receipts that run through without manual work. Be cautious.',
        problem: 'Please enter a number from 0 to 100.',
      },
      hourlyCost: {
        label: 'Cost per hour, in CHF',
        hint: 'Wage, social security, workplace',
        problem: "Please enter a number from 0 to 1'000.",
      },
    },
    offer: 'Offer',
    offerFixed: '{label}, CHF\u00a0{price}',
    offerFrom: '{label}, from\u00a0CHF\u00a0{price}',
    offerHint: 'Prices excl.\u00a0VAT. Where it says “from”, the tool takes the lowest price.',
    hours: 'Hours a month',
    hoursFormula: '{minutes} × {receipts} × {share}\u00a0%\u00a0/\u00a060',
    worth: 'Saved a month, CHF',
    worthFormula: '{hours} × {cost}',
    running: 'Hosting a month, CHF',
    runningNote: 'excl. VAT, depending on volume',
    oneOff: 'One-off price, CHF',
    firstYear: 'After twelve months, CHF',
    firstYearNote: 'after hosting and price',
    to: 'to',
    verdicts: {
      pays: 'Paid for after {best}\u00a0to\u00a0{worst} months.',
      perhaps: 'Paid for only with the cheaper hosting, then after {best} months.',
      late: 'Hardly worth it: paid for after {years} years at the earliest.',
      never: 'Not worth it: hosting costs more than is saved.',
    },
    none: 'No result yet.',
    incomplete: 'Please enter all four figures.',
    chart: {
      label: 'Balance after twelve months: CHF {best} with the cheaper, CHF {worst} with the dearer hosting.',
      caption:
        'Balance at the end of each month, on the left with hosting at CHF\u00a0{low}, on the right at CHF\u00a0{high}. Above the line the price is paid.',
    },
  },
}
