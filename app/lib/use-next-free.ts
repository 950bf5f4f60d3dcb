import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import { clockTime, weekdayDate } from '#contract/dates.ts'
import { type Language, locales } from '#contract/language.ts'
import { dayMs } from '#contract/milliseconds.ts'
import { callBackend } from './backend-client.ts'
import { fill } from './fill.ts'
import { useFormCopy } from './form-copy.ts'
import { useLanguage } from './use-language.ts'

/** The next times at which a conversation can be booked, from the first on. Asked for once `isWanted`; none before that, and where no answer comes. */
export function useFreeTimes(isWanted: boolean): string[] {
  const [starts, setStarts] = useState<string[]>([])

  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    void callBackend(calls.freeAppointments).then((result) => {
      const slots: { start?: unknown }[] = result.ok && Array.isArray(result.data) ? result.data : []
      if (isHere) setStarts(slots.map(({ start }) => start).filter(isTime))
    })
    return () => {
      isHere = false
    }
  }, [isWanted])

  return starts
}

/** The first of them as a sentence: `Nächster freier Termin: Mittwoch, 14:15`; undefined while there is none to name. */
export function useNextFree(isWanted: boolean): string | undefined {
  const language = useLanguage()
  const { nextFree } = useFormCopy()
  const [first] = useFreeTimes(isWanted)
  if (!first) return undefined
  const day = isNear(first)
    ? dayOf(first, language, { weekday: 'long' })
    : weekdayDate(first, language).replace(/(?<![,\s])[,\s]*\d{4}$/, '')
  return fill(nextFree, { day, time: clockTime(first, language) })
}

/** `Mi, 14:15`; and `Mi 2. Dez., 14:15` where the weekday alone could mean an earlier one. */
export function shortTime(start: string, language: Language): string {
  const weekday = dayOf(start, language, { weekday: 'short' })
  const date = isNear(start) ? '' : ` ${dayOf(start, language, { day: 'numeric', month: 'short' })}`
  return `${weekday}${date}, ${clockTime(start, language)}`
}

function isTime(start: unknown): start is string {
  return typeof start === 'string' && !Number.isNaN(Date.parse(start))
}

/** A weekday alone means the coming one. */
function isNear(start: string): boolean {
  return Date.parse(start) - Date.now() < 6 * dayMs
}

function dayOf(start: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'Europe/Zurich', ...parts }).format(new Date(start))
}
