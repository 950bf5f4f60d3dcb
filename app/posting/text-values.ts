import { calendarDay } from './billing-information.ts'

// How people write days and amounts on bills, in German, French, Italian and English.

/** Beginnings of the months' names, January first. */
const months = [
  ...[/^(jan|jän|gen)/, /^f[eé][bv]/, /^(m[aä]r|mrz)/, /^a[pv]r/, /^ma[iyg]/, /^(jun|juin|giu)/],
  ...[/^(jul|juil|lug)/, /^a(ug|o[uû]|go)/, /^se[pt]/, /^o[kct]t?/, /^nov/, /^d[eéi][zc]/],
]

const figures = /(?<!\d)(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4}|\d{2})(?!\d)/
const turned = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/
const named = /(?<!\d)(\d{1,2})(?:\.|er|st|nd|rd|th)?\s+(\p{L}{3,})\.?,?\s+(\d{4})(?!\d)/u
const american = /(?<!\p{L})(\p{L}{3,})\.?\s+(\d{1,2}),\s*(\d{4})(?!\d)/u

/** The first day in a text and where it stands; undefined where no calendar has one. */
export function dayIn(text: string): { day: string; index: number; length: number } | undefined {
  const found = [
    { match: figures.exec(text), order: [3, 2, 1] },
    { match: turned.exec(text), order: [1, 2, 3] },
    { match: named.exec(text), order: [3, 2, 1] },
    { match: american.exec(text), order: [3, 1, 2] },
  ].flatMap(({ match, order }) => {
    const [year = '', month = '', date = ''] = order.map((place) => match?.[place] ?? '')
    const day = calendarDay(year.length === 2 ? `20${year}` : year, monthOf(month), date)
    return match && day ? { day, index: match.index, length: match[0].length } : []
  })
  return found.sort((one, other) => one.index - other.index)[0]
}

function monthOf(text: string): string {
  if (/^\d+$/.test(text)) return text
  return String(months.findIndex((name) => name.test(text.toLowerCase())) + 1)
}

const amount = /(?<![\d.,'’])(\d{1,3}(?:['’.,\s]\d{3})+|\d+)[.,](\d{2}|[-–—]{1,2})(?![\d%]|[.,]\d|\s?%)/g

/** All amounts in a text, in hundredths: 1'250.00, 1 250.00, 1.250,00, 1250.–. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(amount)].map(([, whole = '', part = '']) => {
    const hundredths = /^\d/.test(part) ? Number(part) : 0
    return Number(whole.replace(/\D/g, '')) * 100 + hundredths
  })
}

/** All percentages in a text, in hundredths of a percent. */
export function percentagesIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))?\s?%/g)].map(
    ([, whole, part = '']) => Number(whole) * 100 + Number(part.padEnd(2, '0')),
  )
}
