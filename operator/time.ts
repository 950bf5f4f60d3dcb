const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'short' })

/** Swiss local time of a stored time, as 2026-11-21 09:27. */
export function localTime(iso: string | null): string {
  return iso === null ? '' : format.format(new Date(iso))
}
