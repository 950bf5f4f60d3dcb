import { type Language, languages, locales } from '#contract/language.ts'
import { fileOf } from '../catalogue.ts'
import type { Problem } from '../problem.ts'
import type { OnlineEvent } from '../schemas/events.ts'
import type { TextPair } from './texts.ts'

/** Words of an event itself may well name another date: a deadline, a year of a law. */
const ofOneEvent = /^events\.items\./

/**
 * Sentences around the events that name a month, a year or a length which no event has: written for dates that were, they
 * would stand beside those that are.
 */
export function eventSentences({ name, ...texts }: TextPair, events: readonly OnlineEvent[]): Problem[] {
  return languages.flatMap((language) => {
    const months = monthNames(language)
    return [...texts[language]]
      .filter(([at]) => !ofOneEvent.test(at))
      .flatMap(([at, text]) =>
        strangers(text, months, events).map((named) => ({
          file: fileOf(`${language}/${name}`),
          at,
          message: `names ${named}, and no event in events.yaml fits`,
        })),
      )
  })
}

function strangers(text: string, allMonths: readonly string[], events: readonly OnlineEvent[]): string[] {
  const years = new Set(events.map(({ date }) => date.slice(0, 4)))
  const months = new Set(events.map(({ date }) => allMonths[Number(date.slice(5, 7)) - 1]))
  const lengths = new Set(events.map(({ from, to }) => minutes(to) - minutes(from)))
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, figure = '']) => ({ whole, figure }))
  return [
    ...named(/\b(20\d\d)\b/g).filter(({ figure }) => !years.has(figure)),
    ...named(new RegExp(`(?<!\\p{L})(${allMonths.join('|')})(?!\\p{L})`, 'gu')).filter(
      ({ figure }) => !months.has(figure),
    ),
    ...named(/(?<!\d)(\d+)[\s\u00a0](?:Minuten|minutes)/g).filter(({ figure }) => !lengths.has(Number(figure))),
  ].map(({ whole }) => whole)
}

function monthNames(language: Language): string[] {
  const { format } = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)))
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
