import { swissTime } from '#content/swiss-time.ts'

type Dated = { date: string; to: string }

/** The pages that speak of events, in both languages. */
const paths = ['/video-studio', '/en/video-studio']

/** Pages that speak of dates, with the moments after `now` at which they say something else, in order. */
export function datedPages(now: number, events: readonly Dated[]): Record<string, number[]> {
  const ends = events.map(({ date, to }) => Date.parse(swissTime(date, to))).filter((end) => end > now)
  const changes = [...new Set(ends)].sort((one, other) => one - other)
  return changes.length === 0 ? {} : Object.fromEntries(paths.map((path) => [path, changes]))
}
