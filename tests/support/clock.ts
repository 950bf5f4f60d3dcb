/** A clock that only moves when told to. */
export function stoppedClock(start = '2026-11-21T08:00:00.000Z') {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    pass: ({ ms = 0, minutes = 0, hours = 0 }: { ms?: number; minutes?: number; hours?: number }) => {
      time += (hours * 60 + minutes) * 60_000 + ms
    },
  }
}
