import { dashRange, priceText, swissNumber } from './amounts.ts'
import { company } from './company.ts'
import { earlyAccess as earlyAccessDe } from './de/early-access.ts'
import { earlyAccess as earlyAccessEn } from './en/early-access.ts'
import { sumFacts } from './sum-facts.ts'
import { assumed } from './worked-examples.ts'

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

const earlyAccess = { de: earlyAccessDe, en: earlyAccessEn }

/** What services cost, for structured data: whole CHF, exclusive of VAT. */
export function offerRange(): { low: number; high: number } {
  const { prices, offerRange } = company
  return { low: prices[offerRange.low].amount, high: prices[offerRange.high].amount }
}

/**
 * The company's facts as words, for placeholders in copy: `{brand}`, `{price.automationPilot}`, `{hours.consultation}` ….
 * Copy that names none of these keeps its braces for values that only a component knows, such as `{n}`.
 * Made once for each language, because every text that is filled asks for them.
 */
export function facts(language: FactLanguage): Readonly<Record<string, string>> {
  made[language] ??= makeFacts(language)
  return made[language]
}

const made: Partial<Record<FactLanguage, Readonly<Record<string, string>>>> = {}

function makeFacts(language: FactLanguage): Record<string, string> {
  const known = companyFacts(language)
  // A text is filled once, so the sentences with figures in them come filled.
  const sentences = Object.entries(earlyAccess[language]).map(([key, text]) => [
    `early.${key}`,
    text.replace(/\{([\w.]+)\}/g, (placeholder, name: string) => known[name] ?? placeholder),
  ])
  return { ...known, ...Object.fromEntries(sentences) }
}

function companyFacts(language: FactLanguage): Record<string, string> {
  const { hours, promises, claims, beta, retention } = company
  const prices = Object.entries(company.prices).map(([key, price]) => [`price.${key}`, priceText(price, language)])
  const figures = (prefix: string, values: Record<string, unknown>) =>
    Object.entries(values)
      .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      .map(([key, value]) => [`${prefix}.${key}`, swissNumber(value, 2)])
  const processors = Object.entries(company.processors).map(([key, processor]) => [
    `processor.${key}`,
    processor[language],
  ])
  return {
    brand: company.brand,
    legalName: company.legalName,
    parentCompany: company.parentCompany,
    soleProprietorship: company.soleProprietorship,
    soleProprietorshipUid: company.soleProprietorshipUid,
    partnerFirms: company.partnerFirms.join(', '),
    responsiblePerson: company.responsiblePerson,
    uid: company.uid,
    register: company.register[language],
    street: company.address.street,
    town: `${company.address.postalCode} ${company.address.town}`,
    country: countryNames[language][company.address.country] ?? company.address.country,
    phone: company.phone,
    'mail.contact': company.mail.contact,
    'mail.workshops': company.mail.workshops,
    'mail.privacy': company.mail.privacy,
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
      ...figures('example', assumed),
      ...figures('retention', retention),
    ]),
  }
}
