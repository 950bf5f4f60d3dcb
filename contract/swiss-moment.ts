const moment = new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', dateStyle: 'medium', timeStyle: 'short' })

/** A stored time by the clock in Zurich, as 21.11.2026, 09:00 in both languages. */
export function swissMoment(iso: string): string {
  return moment.format(new Date(iso))
}
