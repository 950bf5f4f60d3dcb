import { company } from './company.ts'

type FactLanguage = 'de' | 'en'

const weekdays: Record<FactLanguage, string[]> = {
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

/** 2390 becomes 2'390: Swiss thousands separator in both languages. */
export function swissNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, "'")
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

/** "149–399", "14:00–16:00": a word joiner after the dash, where browsers would break the line. */
function range(from: string, to: string): string {
  return `${from}–\u2060${to}`
}

/** "CHF 390", "ab CHF 2'390", "CHF 149–399": non-breaking, with the word for a starting price. */
export function priceText(price: { amount: number; from?: boolean; upTo?: number }, language: FactLanguage): string {
  const amount = swissNumber(price.amount)
  const figures = price.upTo ? range(amount, swissNumber(price.upTo)) : amount
  return `${price.from ? (language === 'de' ? 'ab ' : 'from ') : ''}CHF\u00a0${figures}`
}

/**
 * The company's facts as words, for placeholders in copy: `{brand}`, `{price.automationPilot}`, `{hours.consultation}` ….
 * Copy that names none of these keeps its braces for values that only a component knows, such as `{n}`.
 */
export function facts(language: FactLanguage): Record<string, string> {
  const { hours, promises, claims, beta, retention } = company
  const prices = Object.entries(company.prices).map(([key, price]) => [`price.${key}`, priceText(price, language)])
  const figures = (prefix: string, values: Record<string, unknown>) =>
    Object.entries(values)
      .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      .map(([key, value]) => [`${prefix}.${key}`, swissNumber(value)])
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
    'hours.consultation': `${days(hours.consultation, language)}, ${range(hours.consultation.from, hours.consultation.to)}`,
    'hours.consultation.days': days(hours.consultation, language),
    'hours.consultation.time': range(hours.consultation.from, hours.consultation.to),
    'hours.phone': `${days(hours.phone, language)}, ${range(hours.phone.from, hours.phone.to)}`,
    'review.from': String(promises.waitlistReviewHours.from),
    'review.to': String(promises.waitlistReviewHours.to),
    'beta.freeTime': monthsText(beta.freeMonths, language),
    'beta.discount': `${range(String(beta.partnerDiscountPercent.from), String(beta.partnerDiscountPercent.to))}\u00a0%`,
    ...Object.fromEntries([
      ...prices,
      ...processors,
      ...figures('promise', promises),
      ...figures('claim', claims),
      ...figures('beta', beta),
      ...figures('retention', retention),
    ]),
  }
}
