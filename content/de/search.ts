/** The words of the search dialog; they come with the index, when it is opened. */
export const search = {
  label: 'Wonach suchen Sie?',
  placeholder: 'Frage, Stichwort oder Zahl',
  suggestionsTitle: 'Oft gesucht',
  /** Each finds something; clicking one searches for it. */
  suggestions: ['Was kostet der Einstieg?', 'Rechnungen verbuchen', 'MWST-Abrechnung', 'camt.053', 'Datenstandort'],
  pagesTitle: 'Direkt zu',
  pages: [
    { label: 'Leistungen und Preise', href: '/services' },
    { label: 'Alle Fragen', href: '/faq' },
    { label: 'Werkzeuge', href: '/tools' },
    { label: 'Kontakt', href: '/contact' },
  ],
  results: 'Treffer',
  count: { one: '1 Treffer', many: '{n} Treffer', most: 'Die {n} besten Treffer' },
  kinds: {
    page: 'Seite',
    service: 'Leistung',
    faq: 'Frage',
    article: 'Artikel',
    tool: 'Werkzeug',
    legal: 'Rechtliches',
  },
  none: {
    title: 'Dazu steht hier nichts.',
    text: 'Vielleicht hilft ein anderes Wort. Sonst fragen Sie im Chat, dort antwortet eine Maschine, oder schreiben Sie uns: Die Antwort kommt binnen {promise.contactReplyHours}\u00a0Stunden.',
    /** Takes what was searched for to the chat's field. */
    chat: 'Im Chat fragen',
    contact: { label: 'Uns schreiben', href: '/contact' },
    faq: { label: 'Alle Fragen', href: '/faq' },
  },
  keys: 'Mit den Pfeiltasten wählen, mit Enter öffnen, mit Esc schliessen.',
  /** A switch: speech input may type the key unmeant. */
  slashKey: 'Die Taste / öffnet die Suche',
  privacy: 'Gesucht wird in Ihrem Browser. Was Sie eintippen, verlässt ihn nicht.',
}
