/** The words around the articles. `{n}`, `{label}`, `{columns}`, `{category}` are known only when a page is made. */
export const blog = {
  meta: {
    title: 'Blog zu Buchhaltung, MWST und KI in Schweizer KMU',
    description:
      'Artikel mit Quellen und nachgerechneten Beispielen: Buchhaltung automatisieren, QR-Rechnung, KI-Werkzeuge für KMU, Software im Vergleich.',
    keywords: ['Buchhaltung automatisieren', 'KI für KMU', 'Treuhand', 'QR-Rechnung', 'MWST', 'bexio', 'Abacus'],
  },
  /** Feeds and structured data. */
  name: '{brand} Blog',
  breadcrumb: { label: 'Sie sind hier', home: 'Home', blog: 'Blog' },
  header: {
    title: 'Blog: gerechnet, datiert, belegt.',
    subtitle:
      'Automatisierte Buchhaltung in der Schweiz, KI-Werkzeuge für KMU und Finanz\u00adlösungen, die sich nach den Vorgaben der Aufsicht richten. Jeder Artikel nennt seine Quellen und sagt, was offen bleibt.',
  },
  filter: {
    label: 'Beiträge filtern',
    search: 'Suche',
    placeholder: 'Blog durchsuchen...',
    category: 'Kategorie',
    allPosts: 'Alle Beiträge',
    submit: 'Suchen',
    reset: 'Zurücksetzen',
    count: '{n} Beiträge gefunden',
    countOne: '{n} Beitrag gefunden',
    /** A search that matches nothing. */
    noMatch: 'Keine Beiträge für die aktuelle Suche gefunden.',
    /** A category without posts and nothing searched for. */
    noneInCategory: 'Keine Beiträge gefunden.',
    noPosts: 'Noch keine Blog-Beiträge verfügbar.',
    /** Below a search that matches nothing; the first takes what was searched for to the chat's field. */
    instead: { chat: 'Im Chat fragen', faq: { label: 'Alle Fragen', href: '/faq' } },
  },
  list: {
    label: 'Artikel',
    /** The badge of a post without entities and tags. */
    noCategory: 'Allgemein',
    entities: 'Darum geht es',
    updated: 'Überarbeitet {date}',
    published: 'Erschienen {date}',
    /** `{minutes}` is the time for the text on the card; the article is told by its length, its own page names the time. */
    length: 'Kurzfassung {minutes}\u00a0Min., Artikel rund {words}\u00a0Wörter',
  },
  feeds: {
    title: 'Mitlesen ohne Konto',
    text: 'Neue und überarbeitete Artikel als Feed:',
    rss: 'RSS',
    atom: 'Atom',
    json: 'JSON Feed',
    description: 'Automatisierung der Buchhaltung, KI-Werkzeuge für KMU und Software im Vergleich, mit Quellen.',
  },
  article: {
    noCategory: 'Artikel',
    updated: 'Überarbeitet am {date}',
    minutes: '{n} Minuten Lesezeit',
    minute: '{n} Minute Lesezeit',
    entities: 'Darum geht es',
    contents: 'Inhalt',
    sources: 'Quellen',
    sourceYear: '{publisher}, {year}',
    table: 'Tabelle {n}: {columns}',
    /** On a phone, above a table that is wider than the window. */
    tableMore: 'Rechts geht die Tabelle weiter: seitwärts schieben.',
    /** Stands below the article. */
    footer:
      'Zahlen und Vorschriften sind datiert und können sich ändern. Dieser Artikel ersetzt keine Steuer- oder Rechtsberatung. Einen Fehler gefunden?',
    footerLink: { label: 'Schreiben Sie uns', href: '/contact' },
    back: 'Zurück zum Blog',
    around: 'Weitere Artikel',
    previous: 'Älterer Artikel',
    next: 'Neuerer Artikel',
    related: 'Passt dazu',
  },
  /** Ends both pages. */
  closing: {
    title: 'Bringen Sie eine Rechnung mit.',
    lead: 'In {promise.freeConsultationMinutes}\u00a0Minuten sehen Sie, was sich daran auto\u00admatisieren lässt. Kostenlos.',
    booking: 'Kostenlose Beratung buchen',
    newTab: 'öffnet in neuem Tab',
    links: [{ label: 'Kontakt', href: '/contact' }],
  },
  missing: {
    title: 'Artikel nicht gefunden',
    /** An address without any name of an article. */
    noSlug: 'Artikel-Slug nicht gefunden',
    text: 'Unter dieser Adresse gibt es keinen Artikel. Vielleicht hat sie einen Tippfehler, oder der Artikel heisst heute anders.',
    back: 'Zurück zum Blog',
    latest: 'Neueste Artikel',
  },
  /** How tags are shown; the keys are those of `content/blog-schema.ts`. */
  tagNames: {
    vergleich: 'Vergleich',
    buchhaltung: 'Buchhaltung',
    software: 'Software',
    kmu: 'KMU',
    digitalisierung: 'Digitalisierung',
    ai: 'KI',
    automation: 'Automation',
    accounting: 'Accounting',
    guide: 'Leitfaden',
    finance: 'Finanzen',
    effizienz: 'Effizienz',
    'qr-rechnung': 'QR-Rechnung',
    schweiz: 'Schweiz',
  },
  /** Lettering of the articles' drawings. Amounts, account numbers and file names are the same in every language. */
  drawings: {
    'bexio-vs-abacus-comparison': { debit: 'Soll', credit: 'Haben', invoice: 'Rechnung', approval: 'Freigabe' },
    'schweizer-kmu-digitalisierung-2025': {
      months: ['Januar 2025', 'November 2025', 'Januar 2026', 'November 2026'],
      vat: 'MWST',
      portal: 'ePortal',
      address: 'Typ S',
      tool: 'KI-Werkzeug',
      toolShort: 'KI',
      data: 'Daten',
    },
    'swiss-sme-accounting-automation': {
      stations: ['Lesen', 'Kontieren', 'Freigeben', 'Zahlen', 'Abgleichen'],
      bill: 'QR-Rechnung',
      debit: 'Soll',
      credit: 'Haben',
      vat: 'MWST',
      box: 'Ziffer',
    },
    'finance-ai-zeitersparnis-finanzabteilung': {
      today: 'heute',
      withAi: 'mit 60\u00a0%',
      upkeep: 'Pflege',
      checking: 'Kontrolle',
      exceptions: 'Ausnahmen',
      suggestion: 'Vorschlag',
      each: '400 × 5 Min.',
      debit: 'Soll',
      credit: 'Haben',
    },
    'qr-rechnung-automation-schweiz': {
      receipt: 'Empfangsschein',
      payment: 'Zahlteil',
      rows: ['Konto', 'Betrag', 'Referenz', 'Adresse'],
      debit: 'Soll',
      credit: 'Haben',
    },
    /** For an article that has none of its own. */
    anyArticle: {
      alt: 'Ein Dokument wird gelesen, ein Mensch entscheidet, und die Buchung geht auf.',
      debit: 'Soll',
      credit: 'Haben',
    },
  },
}
