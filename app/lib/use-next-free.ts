import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import { clockTime, weekdayDate } from '#contract/dates.ts'
import { locales } from '#contract/language.ts'
import { callBackend } from './backend-client.ts'
import { fill } from './fill.ts'
import { useFormCopy } from './form-copy.ts'
import { useLanguage } from './use-language.ts'

const dayMs = 86_400_000

/**
 * The next time at which a conversation can be booked, in words: `Nächster freier Termin: Mittwoch, 14:15`. Asked for once `isWanted`.
 * Undefined before that, where nothing is free, and where no answer comes: then nothing is said.
 */
export function useNextFree(isWanted: boolean): string | undefined {
  const language = useLanguage()
  const { nextFree } = useFormCopy()
  const [start, setStart] = useState<string>()

  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    void callBackend(calls.freeAppointments).then((result) => {
      const first = result.ok && Array.isArray(result.data) ? result.data[0]?.start : undefined
      if (isHere && typeof first === 'string' && !Number.isNaN(Date.parse(first))) setStart(first)
    })
    return () => {
      isHere = false
    }
  }, [isWanted])

  if (!start) return undefined
  // A weekday alone means the coming one.
  const isNear = Date.parse(start) - Date.now() < 6 * dayMs
  const weekday = new Intl.DateTimeFormat(locales[language], { timeZone: 'Europe/Zurich', weekday: 'long' })
  const day = isNear
    ? weekday.format(new Date(start))
    : weekdayDate(start, language).replace(/(?<![,\s])[,\s]*\d{4}$/, '')
  return fill(nextFree, { day, time: clockTime(start, language) })
}
