import { documentCopy } from '#app/lib/copy.ts'
import { type Language, languages } from '#contract/language.ts'

/** The words of the pages that journeys lead through, with the company's facts filled in as the pages have them. */
function wordsOf(language: Language) {
  return {
    language,
    /** What stands before every path but the German ones. */
    prefix: language === 'en' ? '/en' : '',
    home: language === 'en' ? '/en/' : '/',
    contact: documentCopy('contact', language),
    forms: documentCopy('forms', language),
    homePage: documentCopy('home', language),
    newsletter: documentCopy('newsletter', language),
    newsletterPages: documentCopy('newsletter-pages', language),
    shell: documentCopy('shell', language),
    waitlist: documentCopy('waitlist', language),
  }
}

export type Words = ReturnType<typeof wordsOf>

export const words: Record<Language, Words> = { de: wordsOf('de'), en: wordsOf('en') }

/** German first, as everywhere. */
export const bothLanguages: Words[] = languages.map((language) => words[language])
