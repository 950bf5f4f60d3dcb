import type { vat as de } from '../../de/tools/vat.ts'
import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'Swiss VAT calculator: gross, net, net tax rate',
    description:
      'Work out Swiss VAT at 8.1, 2.6 or 3.8\u00a0%, from net to gross and back, and compare the effective method with the net tax rate method. Free of charge.',
    keywords: ['VAT calculator', 'Swiss VAT', 'gross and net', 'net tax rate', 'effective method'],
  },
  name: 'VAT calculator',
  hero: {
    title: 'Swiss VAT, to the centime.',
    lead: 'One amount, three rates, both directions. And below it the question before every choice of method: effective, or the net tax rate?',
  },
  rules: {
    title: 'How it is worked out',
    items: [
      {
        title: 'From net to gross',
        text: 'VAT = net × rate, rounded to the centime. Gross\u00a0=\u00a0net\u00a0+\u00a0VAT.',
      },
      {
        title: 'From gross to net',
        text: 'VAT = gross × rate / (100\u00a0%\u00a0+\u00a0rate), rounded to the centime. Net\u00a0=\u00a0gross\u00a0−\u00a0VAT. Simply taking 8.1\u00a0% off the gross gives too much tax.',
      },
      {
        title: 'Three rates since 1 January 2024',
        text: '8.1\u00a0% standard, 2.6\u00a0% reduced (food, books, medicines and others), 3.8\u00a0% for accommodation. What counts is when the service was supplied, not when the invoice came. By law the accommodation rate is limited to the end of 2027.',
      },
      {
        title: 'Cash',
        text: 'The smallest coin is five centimes: cash payments are rounded to 0.05, entries in the books to the centime.',
      },
      {
        title: 'Effective method',
        text: 'Tax on turnover less input tax, settled by the quarter.',
      },
      {
        title: 'Net tax rate',
        text: "Turnover including VAT × net tax rate, no deduction of input tax, settled by the half-\u2060year. Open up to 5'024'000\u00a0francs of turnover and 108'000\u00a0francs of tax a year. The Federal Tax Administration assigns the rate by trade. Invoices still show the statutory rate.",
      },
      {
        title: 'Changing the method',
        text: 'At least one tax period with the net tax rate, at least three years with the effective method. Since 2025 a change brings corrections of input tax, on stock and fixed assets for example. This tool does not include them.',
      },
    ],
  },
  example: {
    title: 'One example, both methods',
    text: "A business with 324'300\u00a0francs of turnover including VAT, all at 8.1\u00a0%, with 5'000\u00a0francs of input tax a year and a net tax rate of 6.2\u00a0%.",
    rows: [
      { label: "Tax on turnover: 324'300\u00a0×\u00a08.1\u00a0/\u00a0108.1", value: "24'300.00" },
      { label: 'less input tax', value: "−5'000.00" },
      { label: 'Effective method', value: "19'300.00", total: true },
      { label: "Net tax rate: 324'300\u00a0×\u00a06.2\u00a0%", value: "20'106.60", total: true },
      { label: 'The same at input tax of', value: "4'193.40" },
    ],
  },
  questions: {
    title: 'Questions on the sums',
    items: [
      {
        question: 'Can I rely on the result?',
        answer:
          'On the arithmetic, yes; on the assumptions only as far as they fit your business. The tool takes one rate for the whole turnover and knows neither own use nor acquisition tax. It is no substitute for tax advice.',
      },
      {
        question: 'Why do I choose a net tax rate here if the tax administration assigns it?',
        answer:
          'So that you can work with the rate of your trade. Since 2025 every activity above 10\u00a0% of taxable turnover has a rate of its own; with several activities, work out each by itself.',
      },
      {
        question: 'Is a higher rate coming?',
        answer:
          'Parliament is debating an increase to pay for the 13th old-age pension. By February 2026 nothing had been decided, and it would take a vote of people and cantons. This page uses the rates in force.',
      },
    ],
  },
  sources: [
    {
      title: 'Value Added Tax Act (MWSTG), art. 25 and 37 (in German)',
      publisher: 'Fedlex',
      year: '2026',
      url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de',
    },
    { title: 'VAT rates from 2024 (in German)', publisher: 'Witreva', year: '2023' },
    { title: 'Net tax rates and their limits (in German)', publisher: 'flexbuero.ch', year: '2025' },
    { title: 'Changes to net tax rates and to changing the method (in German)', publisher: 'Figas', year: '2025' },
    { title: 'Changes to VAT (in German)', publisher: 'Lenz & Dudli', year: '2024' },
    { title: 'Parliament on VAT and the 13th old-age pension', publisher: 'Keystone-SDA, swissinfo.ch', year: '2026' },
  ],
  closing: {
    title: 'The return can fill itself in.',
    lead: 'Every figure with its document, the approval with you. In {promise.freeConsultationMinutes}\u00a0minutes we see whether that pays for you.',
    second: { label: 'VAT and tax', href: '/services/tax-reporting' },
  },
}

export const vat: typeof de = {
  page,
  tool: {
    amount: {
      title: 'Amount and VAT',
      kind: 'The amount is',
      net: 'Net',
      gross: 'Gross',
      amount: 'Amount in CHF',
      amountProblem: "Please enter a number, such as 1'250.00.",
      none: 'No amount yet.',
      rate: 'Rate',
      rateKey: '{rate}\u00a0%',
      rates: {
        rate81: 'Standard rate, since 1 January 2024',
        rate26: 'Reduced rate: food, books, medicines and others',
        rate38: 'Special rate for accommodation',
      },
      vat: 'VAT {rate}\u00a0%',
      cash: 'Paid in cash, rounded to 0.05: CHF\u00a0{amount}',
    },
    methods: {
      title: 'Effective method or net tax rate?',
      lead: 'A comparison over one year. It assumes that the whole turnover is taxed at one rate.',
      turnover: 'Turnover a year incl. VAT, in CHF',
      inputTax: 'Input tax a year, in CHF',
      inputTaxHint: 'VAT on your purchases, investments and expenses',
      numberProblem: "Please enter a number, such as 324'300.",
      none: 'No comparison yet.',
      rate: 'Statutory rate',
      netTaxRate: 'Net tax rate',
      netTaxRateHint: 'The Federal Tax Administration assigns your net tax rate by trade.',
      percent: '{rate}\u00a0%',
      outputTax: 'Tax on turnover',
      lessInputTax: 'less input tax',
      effective: 'Due by the effective method',
      credit: 'Effective method: credit',
      netTax: 'Due by the net tax rate',
      netTaxNote: 'Turnover incl. VAT × net tax rate, no deduction of input tax',
      breakEven:
        'Both methods cost the same at CHF\u00a0{amount} of input tax. With more input tax the effective method is cheaper.',
      cheaper: {
        effective: 'The effective method costs CHF\u00a0{amount} less a year.',
        netTax: 'The net tax rate costs CHF\u00a0{amount} less a year.',
        equal: 'Both methods cost the same.',
      },
      exceeds: {
        turnover: 'Not open to the net tax rate: turnover is above the limit of CHF\u00a0{limit}.',
        tax: 'Not open to the net tax rate: the tax is above the limit of CHF\u00a0{limit}.',
      },
    },
  },
}
