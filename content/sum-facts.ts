import { bareAmount, dashRange, priceText, spokenRange, swissNumber } from './amounts.ts'
import { read } from './documents.ts'
import { firstYear } from './first-year.ts'
import { type Route, routeNames } from './routes.ts'
import { verdictText } from './savings.ts'
import { receiptsFor, workedExample } from './worked-examples.ts'

type FactLanguage = 'de' | 'en'

/** Everything that the site's copy says and that is computed from prices: first-year totals, worked examples, workshops. */
export function sumFacts(language: FactLanguage): Record<string, string> {
  return Object.fromEntries([
    ...routeNames.flatMap((route) => firstYearFacts(route, language)),
    ...hostingFacts(),
    ['example.claimReceipts', swissNumber(receiptsFor(read('company').claims.hoursSavedPerMonth))],
    ...read('worked-examples').told.flatMap((receipts) => exampleFacts(receipts, language)),
    ...workshopFacts(language),
  ])
}

const withLargest = { de: 'mit dem grössten Hosting', en: 'with the largest hosting' }

/**
 * `firstYear.automation` ("ab CHF 5'458, mit dem grössten Hosting ab CHF 8'458", because one of its parts is a starting price;
 * `firstYear.standardSync` is "CHF 3'668 bis 6'668"), `….bare` (without the currency), `….sum` ("390 + 890 + ab 2'390 + 12 × 149–399"),
 * `….oneOff` ("ab CHF 3'670").
 */
function firstYearFacts(route: Route, language: FactLanguage): [string, string][] {
  const { parts, oneOff, hostingMonth, total } = firstYear(route)
  const largest = total.upTo ?? total.amount
  const bare = total.from
    ? bareAmount({ amount: total.amount, from: true }, language)
    : spokenRange(total.amount, largest, language)
  const whole =
    total.from && total.upTo
      ? `${priceText({ amount: total.amount, from: true }, language)}, ${withLargest[language]} ${priceText({ amount: largest, from: true }, language)}`
      : `CHF\u00a0${bare}`
  const hosting = `12\u00a0×\u00a0${bareAmount(hostingMonth, language)}`
  return [
    [`firstYear.${route}`, whole],
    [`firstYear.${route}.bare`, bare],
    [`firstYear.${route}.sum`, [...parts.map((part) => bareAmount(part, language)), hosting].join(' + ')],
    [`firstYear.${route}.oneOff`, priceText(oneOff, language)],
  ]
}

/** `hosting.smallest` and `.largest` a month. */
function hostingFacts(): [string, string][] {
  const { amount, upTo = amount } = read('company').prices.hostingMonth
  return [
    ['hosting.smallest', `CHF\u00a0${swissNumber(amount)}`],
    ['hosting.largest', `CHF\u00a0${swissNumber(upTo)}`],
  ]
}

/** By receipts a month: `example.120.hours`, `.worth`, `.year` (CHF a month, CHF a year), `.left` after twelve months, `.verdict`. */
function exampleFacts(receipts: number, language: FactLanguage): [string, string][] {
  const savings = workedExample(receipts)
  const { best, worst } = savings.firstYear
  return [
    [`example.${receipts}.hours`, swissNumber(savings.hours, 1)],
    [`example.${receipts}.worth`, swissNumber(savings.worth)],
    [`example.${receipts}.year`, swissNumber(12 * savings.worth)],
    [`example.${receipts}.left`, spokenRange(worst, best, language)],
    [`example.${receipts}.verdict`, verdictText(savings, read('tools/savings', language).tool.verdicts)],
  ]
}

const units = {
  de: { hours: '\u00a0Stunden', days: '\u00a0Tage', to: 'bis' },
  en: { hours: '\u00a0hours', days: '\u00a0days', to: 'to' },
}

/** Lengths of the workshops, and the worked example of a price: hours in the room and of preparation, at the hourly rate. */
function workshopFacts(language: FactLanguage): [string, string][] {
  const { shortDayHours, fullDayHours, days, largeGroupHours, largeGroupPeople, examplePreparationHours } =
    read('company').workshops
  const { amount: hour } = read('company').prices.supportHour
  const example = { amount: (shortDayHours + examplePreparationHours) * hour }
  const unit = units[language]
  const range = ({ from, to }: { from: number; to: number }) => dashRange(String(from), String(to))
  return [
    ['workshop.shortDay', `${shortDayHours}${unit.hours}`],
    ['workshop.fullDay', `${range(fullDayHours)}${unit.hours}`],
    ['workshop.days', `${range(days)}${unit.days}`],
    ['workshop.largeGroup', `${range(largeGroupHours)}${unit.hours}`],
    ['workshop.people', `${range(largeGroupPeople)}+`],
    ['workshop.span', `${largeGroupHours.from}${unit.hours} ${unit.to} ${days.to}${unit.days}`],
    ['workshop.preparation', `${examplePreparationHours}${unit.hours}`],
    ['workshop.sum', `(${shortDayHours} + ${examplePreparationHours}) × ${hour}`],
    ['workshop.example', priceText(example, language)],
    ['workshop.example.bare', bareAmount(example, language)],
  ]
}
