/** `{seconds}` is the time left until the redirect, known only in the browser. */
export const auth = {
  meta: {
    title: 'Anmeldung in Entwicklung',
    description:
      'Die Anmeldung bei {brand} ist in Entwicklung. Geplant sind ein Benutzer-Dashboard, ein sicherer Zugang und Datenschutz nach Schweizer Recht.',
    keywords: ['Anmeldung', 'Benutzer-Dashboard', 'in Entwicklung'],
  },
  title: 'In Entwicklung',
  lead: 'Ein Konto gibt es hier noch nicht, und es fehlt Ihnen auch nichts: Alle Seiten und Werkzeuge sind ohne Anmeldung offen.',
  teasersTitle: 'Was geplant ist',
  teasers: [
    {
      title: 'Benutzer-Dashboard',
      text: 'Offene Freigaben, geprüfte Belege und die nächste MWST-Frist auf einer Seite. Bis dahin gilt: {early.approval}',
    },
    {
      title: 'Sichere Anmeldung',
      text: 'Eine Anmeldung pro Person, mit zweitem Faktor. Nach {promise.sessionTimeoutMinutes}\u00a0Minuten ohne Eingabe endet die Sitzung.',
    },
    {
      title: 'Schweizer Datenschutz',
      text: 'Bearbeitet wird nach DSG und nur, was der Zugang braucht. Wo die Daten liegen, steht hier, bevor das erste Konto aufgeht.',
    },
  ],
  home: { label: 'Zur Startseite', href: '/' },
  contact: { label: 'Fragen? Schreiben Sie uns', href: '/contact' },
  redirect: {
    text: 'In {seconds}\u00a0Sekunden geht es zurück zur Startseite.',
    textOne: 'In einer Sekunde geht es zurück zur Startseite.',
    stay: 'Hier bleiben',
    stopped: 'Die Weiterleitung ist angehalten. Sie bleiben auf dieser Seite.',
  },
}
