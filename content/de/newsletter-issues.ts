/** The archive of the newsletter on the site. `{title}`, `{date}` and `{language}` are known only when a page is made. */
export const newsletterIssues = {
  meta: {
    title: 'Newsletter: alle Ausgaben',
    description:
      'Was unsere Leserinnen und Leser per E-Mail erhalten haben, zum Nachlesen: Fristen, Werkzeuge, Beispiele.',
  },
  /** Of the feeds. */
  name: '{brand} Newsletter',
  breadcrumb: { label: 'Sie sind hier', home: 'Home', archive: 'Newsletter' },
  title: 'Newsletter zum Nachlesen',
  lead: 'Jede Ausgabe, wie sie per E-Mail hinausging.',
  none: 'Noch ist keine Ausgabe erschienen.',
  sent: 'Versandt am {date}',
  subscribe: 'Newsletter abonnieren',
  all: 'Alle Ausgaben',
  feeds: { title: 'Als Feed', rss: 'RSS', atom: 'Atom', json: 'JSON Feed' },
  onlyOther: {
    title: 'Diese Ausgabe gibt es nur auf Englisch',
    text: 'Sie wurde nicht auf Deutsch geschrieben.',
    link: 'Auf Englisch lesen',
  },
}
