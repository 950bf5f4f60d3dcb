import { Fragment } from 'react'
import { fill } from '#app/lib/fill.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import { clockTime } from '#contract/dates.ts'
import { type Language, locales } from '#contract/language.ts'
import { findSlot, type SlotDay, type SlotWeek } from './slot-weeks.ts'

type SlotPickerProps = {
  id: string
  copy: DocumentOf<'book'>['picker']
  weeks: SlotWeek[]
  /** The start that is chosen when the page comes. */
  chosen?: string | undefined
  /** Starts that somebody else has taken since. */
  gone?: string[]
  /** Told of each choice; undefined when another day is opened. */
  onChoose?: (start: string | undefined) => void
  error?: string | undefined
}

/**
 * A day, then a time: two groups of radio buttons that look like buttons. The times of a day stand below its week, and style sheets
 * alone open them, so that it works the same without scripts.
 */
export function SlotPicker({ id, copy, weeks, chosen, gone = [], onChoose, error }: SlotPickerProps) {
  const language = useLanguage()
  const isHydrated = useHydrated()
  const starts = weeks.flatMap(({ days }) => days.flatMap(({ times }) => times.map(({ start }) => start)))
  const zone = isHydrated ? ownZone(starts, language) : undefined
  const opened = (chosen && findSlot(weeks, chosen)?.day.day) || weeks[0]?.days[0]?.day
  const errorId = `${id}-error`

  return (
    <fieldset className="slots" id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend className="slots-title h3">{copy.title}</legend>
      {error && (
        <p className="slots-error" id={errorId}>
          {error}
        </p>
      )}
      {weeks.map(({ title, days }) => (
        <div className="slots-week" key={title}>
          <p className="slots-week-title small">{title}</p>
          <div className="slots-days" data-many={days.length > 3 || undefined}>
            {days.map((day) => (
              <Fragment key={day.day}>
                <DayKey day={day} isOpened={day.day === opened} onOpen={() => onChoose?.(undefined)} />
                <fieldset className="slots-times">
                  <legend>{fill(copy.time, { date: day.label })}</legend>
                  <div className="slots-buttons">
                    {day.times.map(({ start, time }) => (
                      <label key={start} className="slots-time">
                        <input
                          type="radio"
                          name="start"
                          value={start}
                          required
                          defaultChecked={start === chosen}
                          disabled={gone.includes(start)}
                          onChange={() => onChoose?.(start)}
                        />
                        <span>{time}</span>
                        {zone && <OwnTime zone={zone} start={start} />}
                      </label>
                    ))}
                  </div>
                </fieldset>
              </Fragment>
            ))}
          </div>
        </div>
      ))}
      <p className="slots-zone small">{zone ? fill(copy.ownZone, { zone: zone.city }) : copy.zone}</p>
    </fieldset>
  )
}

function DayKey({ day, isOpened, onOpen }: { day: SlotDay; isOpened: boolean; onOpen: () => void }) {
  return (
    <label className="slots-day">
      <input type="radio" name="day" value={day.day} defaultChecked={isOpened} onChange={onOpen} />
      <span className="slots-weekday">{day.weekday} </span>
      <span className="slots-date">
        <span className="slots-number">{day.number}</span> {day.month}
      </span>
    </label>
  )
}

function OwnTime({ zone, start }: { zone: OwnZone; start: string }) {
  return (
    <small>
      {zone.timeOf(start)} <span className="visually-hidden">{zone.city}</span>
    </small>
  )
}

/** What the visitor's clock shows, where that is not Swiss time. */
type OwnZone = { city: string; timeOf(start: string): string }

const swiss = 'Europe/Zurich'

/** @returns undefined where all of these times are the same by the visitor's clock */
function ownZone(starts: string[], language: Language): OwnZone | undefined {
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
