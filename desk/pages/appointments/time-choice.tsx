import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '../../fill.ts'
import { Choice } from '../../ui/form.tsx'
import type { Words } from './data.ts'
import type { FreeDay } from './days.server.ts'

const own = 'own'

type TimeChoiceProps = {
  words: Words['moving']
  free: FreeDay[]
  /** The Monday of the week that is shown beside it: the day is one of it, or the next one that is free. */
  week?: string
  /** What is chosen already. */
  at?: string | undefined
  onTime?(start: string, week: string): void
  /** The fields of a time of one's own choice, where that may be. */
  children?: ReactNode
}

/** One of the free times, the day first. */
export function TimeChoice({ words: w, free, week = '', at, onTime, children }: TimeChoiceProps) {
  const [wanted, setDay] = useState<string>()
  const [chosen, setChosen] = useState(at)
  // It is chosen elsewhere too, and lies in the week that is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever turns the week chooses anew
  useEffect(() => {
    setChosen(at)
    setDay(undefined)
  }, [at, week])
  const dayOfChosen = free.find(({ times }) => times.some(({ start }) => start === chosen))
  const shown =
    free.find(({ day }) => day === wanted) ??
    (wanted === own ? undefined : (dayOfChosen ?? free.find((day) => day.week >= week) ?? free[0]))
  return (
    <>
      <Choice label={w.day} id="move-day" value={shown?.day ?? own} onChange={({ target }) => setDay(target.value)}>
        {free.map(({ day, times }) => (
          <option key={day} value={day}>
            {fill(times.length === 1 ? w.dayOne : w.dayMany, { day, count: times.length })}
          </option>
        ))}
        {children && <option value={own}>{w.own}</option>}
      </Choice>
      {shown ? (
        <fieldset className="times">
          <legend>{w.time}</legend>
          {shown.times.map(({ start, clock }) => (
            <label key={start} className="tick">
              <input
                type="radio"
                name="start"
                value={start}
                checked={start === chosen}
                onChange={() => {
                  setChosen(start)
                  setDay(shown.day)
                  onTime?.(start, shown.week)
                }}
                required
              />
              {clock}
            </label>
          ))}
        </fieldset>
      ) : (
        children
      )}
    </>
  )
}
