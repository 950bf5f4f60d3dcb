import { dayMs } from '#contract/milliseconds.ts'

/**
 * Public holidays that Swiss cantons know: a fixed day, or so many days from Easter Sunday. Knows no company, so that the
 * browser can have it without its facts.
 */
export const holidayRules = {
  newYear: { month: 1, day: 1, de: 'Neujahr', en: 'New Year’s Day' },
  berchtold: { month: 1, day: 2, de: 'Berchtoldstag', en: 'Berchtold’s Day' },
  epiphany: { month: 1, day: 6, de: 'Heilige Drei Könige', en: 'Epiphany' },
  joseph: { month: 3, day: 19, de: 'Josefstag', en: 'St Joseph’s Day' },
  goodFriday: { fromEaster: -2, de: 'Karfreitag', en: 'Good Friday' },
  easterMonday: { fromEaster: 1, de: 'Ostermontag', en: 'Easter Monday' },
  labour: { month: 5, day: 1, de: 'Tag der Arbeit', en: 'Labour Day' },
  ascension: { fromEaster: 39, de: 'Auffahrt', en: 'Ascension Day' },
  whitMonday: { fromEaster: 50, de: 'Pfingstmontag', en: 'Whit Monday' },
  corpusChristi: { fromEaster: 60, de: 'Fronleichnam', en: 'Corpus Christi' },
  peterAndPaul: { month: 6, day: 29, de: 'Peter und Paul', en: 'St Peter and St Paul' },
  national: { month: 8, day: 1, de: 'Bundesfeier', en: 'Swiss National Day' },
  assumption: { month: 8, day: 15, de: 'Mariä Himmelfahrt', en: 'Assumption Day' },
  allSaints: { month: 11, day: 1, de: 'Allerheiligen', en: 'All Saints’ Day' },
  conception: { month: 12, day: 8, de: 'Mariä Empfängnis', en: 'Immaculate Conception' },
  christmas: { month: 12, day: 25, de: 'Weihnachten', en: 'Christmas Day' },
  stephen: { month: 12, day: 26, de: 'Stephanstag', en: 'St Stephen’s Day' },
} as const satisfies Record<
  string,
  { de: string; en: string } & ({ month: number; day: number } | { fromEaster: number })
>

export type HolidayName = keyof typeof holidayRules

/** `date` as 2026-04-03. */
export type PublicHoliday = { name: HolidayName; date: string; de: string; en: string }

/** The named public holidays of a year, in order. Any year of the Gregorian calendar. */
export function holidaysOf(year: number, names: readonly HolidayName[]): PublicHoliday[] {
  const easter = easterSunday(year)
  return names
    .map((name) => {
      const rule = holidayRules[name]
      const time = 'fromEaster' in rule ? easter + rule.fromEaster * dayMs : Date.UTC(year, rule.month - 1, rule.day)
      return { name, date: new Date(time).toISOString().slice(0, 10), de: rule.de, en: rule.en }
    })
    .sort((left, right) => left.date.localeCompare(right.date))
}

/**
 * Easter Sunday at midnight UTC, by the Anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8;
 * https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm).
 */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return Date.UTC(year, month - 1, day)
}
