import type { savings as de } from '../../de/tools/savings.ts'
import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'Savings calculator: what does retyping receipts cost?',
    description:
      'Minutes per receipt before and after, receipts a month, cost per hour: what the first year brings, what it costs and whether it pays. Formula shown.',
    keywords: ['savings calculator', 'saving', 'payback', 'data entry', 'automate accounting'],
  },
  name: 'Savings calculator',
  hero: {
    title: 'Does it pay? Work it out.',
    lead: 'Your minutes, your receipts, your hourly cost against the whole route: analysis, pilot, automation and hosting. If it does not pay, the page says so.',
  },
  rules: {
    title: 'Formula and assumptions',
    items: [
      {
        title: 'Hours a month',
        text: '(Minutes before − minutes after) × receipts a month / 60.',
      },
      {
        title: 'Francs a month',
        text: 'Hours × cost per hour. That means the full cost of an hour of work: wage, social security, workplace.',
      },
      {
        title: 'Months until it is paid for',
        text: 'One-off price / (francs a month − hosting a month). If hosting costs more than is saved, the price is never paid off.',
      },
      {
        title: 'Prices',
        text: 'A process of your own {firstYear.automation.oneOff} (Process Analysis {price.processAnalysis}, Automation Pilot {price.automationPilot}, Custom Automation {price.customAutomation}). An existing interface {firstYear.standardSync.oneOff} (Connector Audit {price.connectorAudit}, Standard Sync {price.standardSync}). An interface of your own {firstYear.customApi.oneOff} (Connector Audit, Custom API Enterprise {price.customApi}). Hosting {price.hostingMonth} a month, depending on scope, counted from the first month. All excl.\u00a0VAT.',
      },
      {
        title: 'It never takes zero minutes afterwards',
        text: 'A person approves every posting, so somebody looks at every receipt. Corrections and queries come on top; a receipt that gets stuck takes longer than today.',
      },
      {
        title: 'What is not included',
        text: 'Your people’s time during the introduction, support after the first {promise.includedSupportMonths}\u00a0months ({price.supportHour} an hour, excl.\u00a0VAT), fees of third parties, and fewer mistakes. Hours saved only turn into francs if something else happens in that time.',
      },
      {
        title: 'The minutes afterwards are the great unknown',
        text: 'Only a pilot with your own receipts shows them. We found no Swiss study that measures hours saved in the finance departments of SMEs (as of November 2026).',
      },
    ],
  },
  example: {
    title: 'An example with open assumptions',
    text: '{example.receiptsPerMonth} receipts a month, {example.minutesBefore} minutes before, {example.minutesAfter} afterwards with checking and corrections, {example.hourlyCost} francs an hour; against a process of your own, in the first year. {example.200.verdict}',
    rows: [
      {
        label: 'Hours a month: ({example.minutesBefore} − {example.minutesAfter}) × {example.receiptsPerMonth} / 60',
        value: '{example.200.hours}',
      },
      {
        label: 'CHF a month: {example.200.hours} × {example.hourlyCost}',
        value: '{example.200.worth}',
      },
      { label: 'Saved in the first year: 12 × {example.200.worth}', value: '{example.200.year}' },
      { label: 'Cost of the first year: {firstYear.automation.sum}', value: '{firstYear.automation.bare}' },
      { label: 'Left after twelve months', value: '{example.200.left}', total: true },
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
        question: 'Which minutes should I assume for afterwards?',
        answer:
          'Cautious ones. Try {example.minutesAfter}, 3 and 4\u00a0minutes, because the receipts that get stuck belong in the average too. If the sum works out only with the smallest figure, wait with the order until a pilot confirms it.',
      },
      {
        question: 'Do you guarantee the result?',
        answer:
          'No. The sum is as good as its assumptions. After the pilot there are measured minutes, before and after.',
      },
      {
        question: 'Why does the sum not start from the pilot alone?',
        answer:
          'Because the pilot ends after {promise.pilotWeeks} weeks. Whoever saves for good has paid for the analysis, the automation and the hosting too. So we count the whole route.',
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
    lead: 'Bring ten. In {promise.freeConsultationMinutes}\u00a0minutes we see how many minutes afterwards are realistic.',
    second: { label: 'Process and prices', href: '/process' },
  },
}

export const savings: typeof de = {
  page,
  routes: {
    automation: 'A process of your own: analysis, pilot, automation',
    standardSync: 'An existing interface: audit, Standard Sync',
    customApi: 'An interface of your own: audit, Custom API Enterprise',
  },
  tool: {
    title: 'Your figures',
    fields: {
      receiptsPerMonth: {
        label: 'Receipts a month',
        hint: 'Invoices, receipts, payments',
        problem: 'Please enter a number, such as 200.',
      },
      minutesBefore: {
        label: 'Minutes per receipt today',
        hint: 'Opening, reading, typing, filing, queries',
        problem: 'Please enter a number from 0 to 480.',
      },
      minutesAfter: {
        label: 'Minutes per receipt afterwards',
        hint: 'Checking, approving, correcting. Never zero: somebody looks at every receipt.',
        problem: 'Please enter a number from 0.1 to 480; zero does not happen.',
      },
      hourlyCost: {
        label: 'Cost per hour, in CHF',
        hint: 'Wage, social security, workplace',
        problem: "Please enter a number from 0 to 1'000.",
      },
    },
    route: 'Route',
    routeFixed: '{label}, CHF\u00a0{price}',
    routeFrom: '{label}, from\u00a0CHF\u00a0{price}',
    routeHint:
      'Prices excl.\u00a0VAT. Where it says “from”, the tool takes the lowest price; if your quote is higher, it takes longer.',
    hours: 'Hours a month',
    hoursFormula: '({before} − {after}) × {receipts}\u00a0/\u00a060',
    worth: 'Saved a month, CHF',
    worthFormula: '{hours} × {cost}',
    saved: 'Saved in twelve months, CHF',
    savedFormula: '12 × {worth}',
    oneOff: 'One-off price, CHF',
    lowestPrice: '{label}; lowest price',
    hosting: 'Hosting for twelve months, CHF',
    hostingFormula: '12 × {hosting}, depending on scope',
    firstYear: 'Left after twelve months, CHF',
    firstYearNote: 'after price and hosting',
    to: 'to',
    verdicts: {
      pays: 'Paid for after {best}\u00a0to\u00a0{worst} months.',
      paysAt: 'Paid for after {best} months.',
      perhaps: 'Paid for only with the cheapest hosting, then after {best} months.',
      late: 'Hardly worth it: paid for after {years} years at the earliest.',
      never: 'Not worth it: hosting costs more than is saved.',
      nothing: 'Not worth it: like this, automation saves no time.',
    },
    none: 'No result yet.',
    incomplete: 'Please enter all four figures.',
    chart: {
      label: 'Balance after twelve months: CHF {best} with the cheapest, CHF {worst} with the dearest hosting.',
      caption:
        'Balance at the end of each month, on the left with hosting at CHF\u00a0{low}, on the right at CHF\u00a0{high}. Above the line the price is paid.',
    },
  },
}
