/** What all pages of tools share. */
export const toolPage = {
  breadcrumb: { label: 'Brotkrumen', home: 'Home', tools: 'Werkzeuge' },
  privacy: 'Gerechnet wird in Ihrem Browser. Was Sie eintippen, verlässt ihn nicht und wird nicht gespeichert.',
  noScript: 'Die Berechnung braucht JavaScript. Regeln und ein durchgerechnetes Beispiel stehen weiter unten.',
  sources: 'Quellen',
  sourceYear: '{publisher}, {year}',
  sourcesNote: 'Stand November 2026, ohne Gewähr.',
  others: 'Weitere Werkzeuge',
  all: 'Alle Werkzeuge',
  booking: 'Kostenlose Beratung buchen',
  newTab: 'öffnet in neuem Tab',
  free: 'Kostenlos, ohne Anmeldung',
}
