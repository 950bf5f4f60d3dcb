import { dashRange, priceText, swissNumber } from './amounts.ts'
import { fromDocuments, read } from './documents.ts'
import { sumFacts } from './sum-facts.ts'

type FactLanguage = 'de' | 'en'

const weekdays: Record<FactLanguage, string[]> = {
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

const countryNames: Record<FactLanguage, Record<string, string>> = {
  de: { CH: 'Schweiz', LI: 'Liechtenstein' },
  en: { CH: 'Switzerland', LI: 'Liechtenstein' },
}

function days(hours: { fromDay: number; toDay: number }, language: FactLanguage): string {
  const names = weekdays[language]
  return `${names[hours.fromDay - 1]} ${language === 'de' ? 'bis' : 'to'} ${names[hours.toDay - 1]}`
}

/** "1 Monat", "3 Monate": the noun follows the figure, whatever the operator sets. */
export function monthsText(count: number, language: FactLanguage): string {
  return new Intl.NumberFormat(`${language}-CH`, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(count)
}

/** What services cost, for structured data: whole CHF, exclusive of VAT. */
export function offerRange(): { low: number; high: number } {
  const { prices, offerRange } = read('company')
  return { low: prices[offerRange.low]?.amount ?? 0, high: prices[offerRange.high]?.amount ?? 0 }
}

/**
 * The company's facts as words, for placeholders in copy: `{brand}`, `{price.automationPilot}`, `{hours.consultation}` ….
 * Copy that names none of these keeps its braces for values that only a component knows, such as `{n}`.
 * Made once for each language, because every text that is filled asks for them.
 */
export function facts(language: FactLanguage): Readonly<Record<string, string>> {
  return made[language]()
}

const made = { de: fromDocuments(() => makeFacts('de')), en: fromDocuments(() => makeFacts('en')) }

/** A text with the company's facts in the place of their names; other braces stay. */
export function fillFacts(text: string, language: FactLanguage): string {
  return fillKnown(text, facts(language))
}

function fillKnown(text: string, known: Readonly<Record<string, string>>): string {
  return text.replace(/\{([\w.]+)\}/g, (placeholder, name: string) => known[name] ?? placeholder)
}

function makeFacts(language: FactLanguage): Record<string, string> {
  const known = companyFacts(language)
  // A text is filled once, so the sentences with figures in them come filled.
  const sentences = Object.entries(read('early-access', language)).map(([key, text]) => [
    `early.${key}`,
    fillKnown(text, known),
  ])
  return { ...known, ...Object.fromEntries(sentences) }
}

function companyFacts(language: FactLanguage): Record<string, string> {
  const { hours, promises, claims, beta, retention, hostingSmallest } = read('company')
  const prices = Object.entries(read('company').prices).map(([key, price]) => [
    `price.${key}`,
    priceText(price, language),
  ])
  const figures = (prefix: string, values: Record<string, unknown>) =>
    Object.entries(values)
      .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      .map(([key, value]) => [`${prefix}.${key}`, swissNumber(value, 2)])
  const processors = Object.entries(read('company').processors).map(([key, processor]) => [
    `processor.${key}`,
    processor[language],
  ])
  return {
    brand: read('company').brand,
    foundedYear: String(read('company').foundedYear),
    legalName: read('company').legalName,
    parentCompany: read('company').parentCompany,
    soleProprietorship: read('company').soleProprietorship,
    soleProprietorshipUid: read('company').soleProprietorshipUid,
    partnerFirms: read('company').partnerFirms.join(', '),
    responsiblePerson: read('company').responsiblePerson,
    uid: read('company').uid,
    register: read('company').register[language],
    street: read('company').address.street,
    town: `${read('company').address.postalCode} ${read('company').address.town}`,
    country: countryNames[language][read('company').address.country] ?? read('company').address.country,
    phone: read('company').phone,
    'mail.contact': read('company').mail.contact,
    'mail.workshops': read('company').mail.workshops,
    'mail.privacy': read('company').mail.privacy,
    'hours.consultation': `${days(hours.consultation, language)}, ${dashRange(hours.consultation.from, hours.consultation.to)}`,
    'hours.consultation.days': days(hours.consultation, language),
    'hours.consultation.time': dashRange(hours.consultation.from, hours.consultation.to),
    'hours.phone': `${days(hours.phone, language)}, ${dashRange(hours.phone.from, hours.phone.to)}`,
    'review.from': String(promises.waitlistReviewHours.from),
    'review.to': String(promises.waitlistReviewHours.to),
    'beta.freeTime': monthsText(beta.freeMonths, language),
    'beta.discount': `${dashRange(String(beta.partnerDiscountPercent.from), String(beta.partnerDiscountPercent.to))}\u00a0%`,
    ...sumFacts(language),
    ...Object.fromEntries([
      ...prices,
      ...processors,
      ...figures('promise', promises),
      ...figures('claim', claims),
      ...figures('beta', beta),
      ...figures('hosting', hostingSmallest),
      ...figures('example', read('worked-examples').assumed),
      ...figures('retention', retention),
    ]),
  }
}
