import { localisedCopy } from '#app/lib/copy.ts'
import { contact as deContact } from '#content/de/contact.ts'
import { forms as deForms } from '#content/de/forms.ts'
import { home as deHome } from '#content/de/home.ts'
import { newsletter as deNewsletter } from '#content/de/newsletter.ts'
import { newsletterPages as deNewsletterPages } from '#content/de/newsletter-pages.ts'
import { shell as deShell } from '#content/de/shell.ts'
import { waitlist as deWaitlist } from '#content/de/waitlist.ts'
import { contact as enContact } from '#content/en/contact.ts'
import { forms as enForms } from '#content/en/forms.ts'
import { home as enHome } from '#content/en/home.ts'
import { newsletter as enNewsletter } from '#content/en/newsletter.ts'
import { newsletterPages as enNewsletterPages } from '#content/en/newsletter-pages.ts'
import { shell as enShell } from '#content/en/shell.ts'
import { waitlist as enWaitlist } from '#content/en/waitlist.ts'
import { type Language, languages } from '#contract/language.ts'

/** The words of the pages that journeys lead through, with the company's facts filled in as the pages have them. */
function wordsOf(language: Language) {
  return {
    language,
    /** What stands before every path but the German ones. */
    prefix: language === 'en' ? '/en' : '',
    home: language === 'en' ? '/en/' : '/',
    contact: localisedCopy({ de: deContact, en: enContact }, language, 'contact'),
    forms: localisedCopy({ de: deForms, en: enForms }, language, 'forms'),
    homePage: localisedCopy({ de: deHome, en: enHome }, language, 'home'),
    newsletter: localisedCopy({ de: deNewsletter, en: enNewsletter }, language, 'newsletter'),
    newsletterPages: localisedCopy({ de: deNewsletterPages, en: enNewsletterPages }, language, 'newsletterPages'),
    shell: localisedCopy({ de: deShell, en: enShell }, language, 'shell'),
    waitlist: localisedCopy({ de: deWaitlist, en: enWaitlist }, language, 'waitlist'),
  }
}

export type Words = ReturnType<typeof wordsOf>

export const words: Record<Language, Words> = { de: wordsOf('de'), en: wordsOf('en') }

/** German first, as everywhere. */
export const bothLanguages: Words[] = languages.map((language) => words[language])
