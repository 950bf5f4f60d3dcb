import { randomUUID } from 'node:crypto'
import { localePath } from '#app/lib/locale-path.ts'
import { events } from '#content/events.ts'
import { swissTime } from '#content/swiss-time.ts'
import type { BuildRecord } from '#server/site/build-record.ts'

type Dated = { date: string; to: string }

/** The record of a build that begins now. */
export function beginRecord(now: number, dated: readonly Dated[] = events): BuildRecord {
  const ends = dated.map(({ date, to }) => Date.parse(swissTime(date, to))).filter((end) => end > now)
  const changes = [...new Set(ends)].sort((one, other) => one - other)
  const paths = changes.length === 0 ? [] : ['/video-studio', localePath('/video-studio', 'en')]
  return {
    id: randomUUID(),
    startedAt: now,
    changes: Object.fromEntries(paths.map((path) => [path, changes])),
  }
}
