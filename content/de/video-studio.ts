/** When the events take place stands in content/events.ts; `items` here are their words, by id. Durations are minutes. */
export const videoStudio = {
  meta: {
    title: 'Video-Studio: geplante Videos und Online-Anlässe',
    description:
      'Vier geplante Videos zu QR-Rechnung, MWST, Zahlungsabgleich und KI im Finanzteam, dazu kostenlose Online-Anlässe. Was es heute schon gibt.',
    keywords: ['Video', 'Webinar', 'Online-Anlass', 'QR-Rechnung', 'MWST', 'KI in der Buchhaltung'],
  },
  intro: {
    title: 'Buchhaltung zum Zuschauen',
    lead: 'Vier Videos sind geplant, veröffentlicht ist noch keines. Unter jedem Thema steht, was Sie heute dazu lesen oder ausprobieren können.',
    book: 'Video-Beratung buchen',
    bookNote: '{promise.freeConsultationMinutes}\u00a0Minuten am Bildschirm, kostenlos, {hours.consultation}',
    newTab: 'öffnet in neuem Tab',
    newsletter: 'Newsletter abonnieren',
  },
  cards: {
    title: 'Vier geplante Videos',
    state: 'Geplant',
    durationLabel: 'Geplante Dauer',
    unit: 'Minuten',
    insteadLabel: 'Bis dahin',
    items: [
      {
        title: 'Eine QR-Rechnung vom Code zur Buchung',
        description: 'Ein Beleg, ein Code, drei Konten: was sich auslesen lässt, was fehlt und wo jemand entscheidet.',
        duration: 15,
        category: 'Kreditoren',
        instead: { label: 'Artikel zur QR-Rechnung', href: '/blog/qr-rechnung-automation-schweiz' },
      },
      {
        title: 'MWST-Abrechnung: vom Journal zur Ziffer',
        description: 'Ein Quartal wird vorbereitet, Ziffer um Ziffer, mit drei eingebauten Fehlern zum Suchen.',
        duration: 25,
        category: 'MWST',
        instead: { label: 'So bereiten wir die MWST vor', href: '/services/tax-reporting' },
      },
      {
        title: 'KI im Finanzteam: eine\u00a0Stunde Workshop',
        description:
          'Ein Ausschnitt aus dem Workshop: Belege kontieren lassen, prüfen, Fehler zählen, Regeln festhalten.',
        duration: 60,
        category: 'Workshop',
        instead: { label: 'Workshops und Agenda', href: '/workshops' },
      },
      {
        title: 'Zahlungsabgleich mit camt.053',
        description:
          'Wie eine Zahlung mit Referenz ihren offenen Posten findet und was mit einer ohne Referenz geschieht.',
        duration: 10,
        category: 'Schnittstellen',
        instead: { label: 'Schnittstellen und Bankanbindung', href: '/services/system-integration-api' },
      },
    ],
  },
  events: {
    title: 'Online-Anlässe',
    lead: 'Kostenlos, mit Zeit für Fragen.',
    items: {
      'qr-rechnung-adressen': {
        title: 'QR-Rechnung: Adressen rechtzeitig ordnen',
        type: 'Webinar',
        description:
          'Strukturierte Adressen in Stammdaten und Vorlagen: was sich ändert und in welcher Reihenfolge man vorgeht.',
      },
      'mwst-viertes-quartal': {
        title: 'MWST: das vierte Quartal vor dem Einreichen',
        type: 'Fragestunde',
        description:
          'Kurz vor der Frist: typische Abweichungen zwischen Journal und Formular, an einem erfundenen Quartal.',
      },
      'ki-vorschlaege-pruefen': {
        title: 'KI-Vorschläge prüfen, bevor sie verbucht sind',
        type: 'Live-Demo',
        description:
          'Zwanzig erfundene Belege, zwanzig Vorschläge: welche stimmen, welche nicht und woran man es erkennt.',
      },
    },
    register: 'Anmelden',
    registerMessage: 'Ich möchte mich für «{title}» am {date}, {time}, anmelden.',
    calendar: 'Kalenderdatei (.ics)',
    location: 'Online',
    upcoming: {
      label: 'Anmeldung offen',
      text: 'Die Anmeldung läuft über das Kontaktformular, der Anlass ist dort schon eingetragen. Sie erhalten eine Bestätigung mit Kalenderdatei; der Zugangslink folgt vor dem Anlass per E-\u2060Mail.',
    },
    past: {
      label: 'Vorbei',
      action: 'Newsletter abonnieren',
    },
    empty: 'Zurzeit ist kein Anlass angesetzt. Neue Termine stehen zuerst im Newsletter.',
  },
  faq: {
    title: 'Fragen zum Video-Studio',
    items: [
      {
        question: 'Kann ich die Videos schon ansehen?',
        answer:
          'Noch nicht. Themen und Dauer stehen fest, gedreht ist nichts. Sobald ein Video veröffentlicht ist, steht es hier und im Newsletter.',
      },
      {
        question: 'Was kosten Videos und Anlässe?',
        answer:
          'Die Online-Anlässe sind kostenlos. Für die Videos ist kein Preis festgelegt. Auf dieser Website lässt sich nichts kaufen.',
      },
      {
        question: 'Brauche ich ein Konto?',
        answer: 'Nein. Es gibt keine Anmeldung mit Passwort. Für einen Anlass genügt das Kontaktformular.',
      },
      {
        question: 'Was ist die Video-Beratung?',
        answer:
          'Ein Gespräch von {promise.freeConsultationMinutes}\u00a0Minuten am Bildschirm. Sie zeigen einen Ablauf, wir sagen, was sich daran automatisieren lässt und was nicht. Termine: {hours.consultation}.',
      },
      {
        question: 'In welcher Sprache sind Videos und Anlässe?',
        answer:
          'Geplant ist Deutsch, mit Untertiteln auf Deutsch und Englisch. Fragen nehmen wir in beiden Sprachen entgegen.',
      },
      {
        question: 'Wie komme ich zu einem Termin im eigenen Team?',
        answer: 'Über die Workshops. Dort arbeiten Sie an eigenen Belegen statt an Musterbeispielen.',
      },
    ],
  },
  signup: { title: 'Neue Termine und Videos, zuerst per E-\u2060Mail.' },
}
