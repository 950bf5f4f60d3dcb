import { clockTime } from '#contract/dates.ts'
import { type Language, locales } from '#contract/language.ts'

/** What the visitor's clock shows, where that is not Swiss time. */
export type OwnZone = { city: string; timeOf(start: string): string }

const swiss = 'Europe/Zurich'

/** @returns undefined where all of these times are the same by the visitor's clock */
export function ownZone(starts: string[], language: Language): OwnZone | undefined {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const shown = (start: string, zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(start))
  if (!starts.some((start) => shown(start, timeZone) !== shown(start, swiss))) return undefined
  const weekday = new Intl.DateTimeFormat(locales[language], { timeZone, weekday: 'short' })
  return {
    city: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
    timeOf: (start) => {
      const time = clockTime(start, language, timeZone)
      const isSameDay = shown(start, timeZone).slice(0, 10) === shown(start, swiss).slice(0, 10)
      return isSameDay ? time : `${weekday.format(new Date(start))} ${time}`
    },
  }
}
