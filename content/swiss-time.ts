const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', timeZoneName: 'longOffset' })

/** A moment by the clock in Zurich, as ISO 8601 with its offset: `2025-02-12T16:30:00+01:00`. `date` as 2025-02-12, `time` as 16:30. */
export function swissTime(date: string, time: string): string {
  const clock = `${date}T${time}:00`
  // The first look takes the clock for UTC and may be on the wrong side of a change of time; the second is not.
  return clock + offsetAt(clock + offsetAt(`${clock}Z`))
}

function offsetAt(moment: string): string {
  const name = zone.formatToParts(new Date(moment)).find((part) => part.type === 'timeZoneName')?.value ?? ''
  return name.slice('GMT'.length) || '+00:00'
}
