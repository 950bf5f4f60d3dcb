import { localTime as timeIn } from '#contract/zoned-time.ts'

/** Swiss local time of a stored time, as 2026-11-21 09:27. */
export function localTime(iso: string | null): string {
  return iso === null ? '' : timeIn(new Date(iso), 'Europe/Zurich')
}
