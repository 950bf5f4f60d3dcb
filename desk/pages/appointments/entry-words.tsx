import { fill } from '../../fill.ts'
import type { WeekData, Words } from './data.ts'

export type EntryData = NonNullable<WeekData['week']['days'][number]['cells'][number]>['entries'][number]

/** The point of what must be decided before the next morning, with its word for readers of the screen. */
export function EntryMark({ words, entry }: { words: Words; entry: EntryData }) {
  if (!entry.isUrgent) return null
  return (
    <>
      <span className="dot" />
      <span className="visually-hidden">{words.urgent}: </span>
    </>
  )
}

/** What stands below a name: what is the matter with it, else with whom and what about. */
export function belowName({ isNoShow, inBlock, host, topic }: EntryData, words: Words): string {
  if (isNoShow) return words.noShowMark
  if (inBlock) return words.mark
  return [host && fill(words.with, { name: host }), topic].filter(Boolean).join(', ')
}
