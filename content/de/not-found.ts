/** Shown together with its twin, because the language of an unknown address is unknown. */
export const notFound = {
  meta: {
    title: 'Seite nicht gefunden',
    description:
      'Unter dieser Adresse gibt es bei {brand} keine Seite. Hier geht es zur Startseite, zu den Leistungen, zum Blog, zum Team und zu den Fragen.',
  },
  title: 'Seite nicht gefunden',
  hint: 'Zu dieser Adresse fehlt der Beleg. Prüfen Sie die Schreibweise, oder gehen Sie zur Startseite.',
  cardsTitle: 'Was es gibt',
  cards: [
    {
      title: 'Leistungen',
      text: 'Belege, MWST, Schnittstellen, KI-Abläufe, Gründung, Workshops, mit Preisen.',
      href: '/services',
    },
    { title: 'Blog', text: 'QR-Rechnung, bexio und Abacus, Zeitersparnis: mit Quellen und Datum.', href: '/blog' },
    { title: 'Über uns', text: 'Wer die Abläufe baut und wer danach Auskunft gibt.', href: '/about' },
    { title: 'FAQ', text: 'Antworten zu Ablauf, Sicherheit, Preisen und Grenzen.', href: '/faq' },
  ],
  home: { label: 'Zur Startseite', href: '/' },
  contact: { label: 'Support kontaktieren', href: '/contact' },
  back: 'Zurück',
  searchesTitle: 'Im Blog suchen nach',
  searches: ['Swiss ERP Integration', 'AI Accounting', 'Tax Automation', 'FINMA Compliance'],
}
