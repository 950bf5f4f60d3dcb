/** The two languages of the site. German is the default; English lives under /en. */
export const languages = ['de', 'en'] as const

export type Language = (typeof languages)[number]

/** `html lang` and `Intl` locale of each language: Swiss German and British English. */
export const locales: Record<Language, string> = { de: 'de-CH', en: 'en-GB' }
