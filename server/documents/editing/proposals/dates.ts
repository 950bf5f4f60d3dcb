import { type Language, languages } from '#contract/language.ts'

const names = Object.fromEntries(
  languages.map((language) => [
    language,
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
    ),
  ]),
) as Record<Language, string[]>

/** The months that stand beside a day or a year, with it: `20. Januar 2025` and `20 January 2025` are both `20 1 2025`. */
export function datesIn(text: string, language: Language): string[] {
  const month = names[language].join('|')
  const dates = new RegExp(`(?:(\\d{1,2})\\.?\\s+)?\\b(${month})\\b(?:\\s+(\\d{4}))?`, 'g')
  return [...text.matchAll(dates)].flatMap(([, day, name = '', year]) =>
    day || year ? [[day, names[language].indexOf(name) + 1, year].filter(Boolean).join(' ')] : [],
  )
}
