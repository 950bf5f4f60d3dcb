export const book = {
  meta: {
    title: 'Gespräch buchen',
    description:
      'Das kostenlose Erstgespräch direkt buchen: {promise.freeConsultationMinutes} Minuten, {hours.consultation}. Freie Zeiten auf einen Blick, Bestätigung per E-Mail.',
    keywords: ['Termin buchen', 'Erstgespräch', 'kostenlose Beratung', 'Finanzautomatisierung', 'Gespräch'],
  },
  hero: {
    title: 'Wann passt es Ihnen?',
    lead: '{promise.freeConsultationMinutes}\u00a0Minuten, kostenlos und unverbindlich. Sie zeigen, was heute von Hand läuft; danach wissen Sie, ob sich eine Analyse lohnt.',
    facts: [
      { term: 'Wie', detail: 'Am Telefon: Wir rufen Sie an.' },
      {
        term: 'Danach',
        detail:
          'Bestätigung per E-\u2060Mail, mit Einladung für Ihren Kalender und einem Link zum Verschieben oder Absagen.',
      },
      { term: 'Nicht dabei', detail: 'Steuerberatung und Verkehr mit Behörden.' },
    ],
    /** In the place of the first fact, where conversations can take place by video. */
    withVideo: 'Am Telefon oder per Video, wie es Ihnen lieber ist.',
  },
  picker: {
    title: 'Tag und Zeit',
    day: 'Tag',
    time: 'Zeit am {date}',
    zone: 'Alle Zeiten in Schweizer Zeit.',
    ownZone: 'Alle Zeiten in Schweizer Zeit; darunter, was Ihre Uhr dann zeigt ({zone}).',
    weeks: { this: 'Diese Woche', next: 'Nächste Woche', later: 'Woche vom {date}' },
  },
  form: {
    /** Of each field, by its name in contract/appointment-fields.ts: on the page, in letters, at the desk and the command line. */
    labels: { start: 'Termin', name: 'Name', email: 'E-Mail', phone: 'Telefon', topic: 'Worum geht es?' },
    title: 'Ihre Angaben',
    chosen: '{date}, {time} Uhr',
    noneChosen: 'Noch kein Termin gewählt.',
    phoneHint: 'Mit Nummer rufen wir Sie an. Ohne Nummer rufen Sie uns an; unsere steht in der Bestätigung.',
    phoneHintVideo:
      'Mit Nummer rufen wir Sie an. Ohne Nummer treffen wir uns per Video; der Link steht in der Bestätigung.',
    topicHint: 'Zwei Stichworte genügen: Software, Belege pro Monat, was stockt.',
    from: 'Sie kommen von der Seite {page}; das sehen wir bei Ihrem Termin.',
    submit: 'Termin buchen',
    sending: 'Wird gebucht...',
    privacy: {
      before: 'Ihre Angaben brauchen wir nur für dieses Gespräch. Mehr dazu unter ',
      link: 'Datenschutz',
      after: '.',
    },
    invalid: 'Bitte ergänzen Sie Ihre Angaben',
    /** Of a field that has no words of its own below. */
    tooLong: '{label}: höchstens {max} Zeichen',
    errors: {
      start: 'Bitte wählen Sie eine Zeit',
      name: 'Name muss zwischen 2 und 100 Zeichen lang sein',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    },
    success: {
      title: 'Ihr Termin steht.',
      text: '{date}, {time} Uhr. Die Bestätigung geht an {email}, mit der Einladung für Ihren Kalender.',
      again: 'Zur Startseite',
    },
    held: {
      title: 'Wir sehen Ihre Buchung durch.',
      text: 'Zurzeit gehen ungewöhnlich viele Buchungen ein. Ihre Angaben sind gespeichert, der Termin ist aber noch nicht reserviert: Sie bekommen eine E-\u2060Mail, sobald ein Mensch sie gesehen hat. Eilt es, rufen Sie an.',
    },
    taken: {
      title: 'Diese Zeit hat gerade jemand anders gewählt.',
      text: 'Ihre Angaben sind noch da. Die nächsten freien Zeiten: {times}.',
      none: 'Ihre Angaben sind noch da. Im Moment ist nichts anderes frei.',
    },
    tooMany: {
      title: 'Für diese Adresse sind schon zwei Gespräche gebucht.',
      text: 'Möchten Sie eines verschieben oder absagen, benutzen Sie den Link in seiner Bestätigung.',
    },
    failure: {
      title: 'Die Buchung hat nicht geklappt. Bitte versuchen Sie es erneut.',
      text: 'Ihr Termin konnte nicht gebucht werden. Ihre Angaben sind noch da.',
    },
  },
  closed: {
    full: 'Zurzeit ist alles vergeben.',
    opensOn:
      'Am {date} werden die nächsten Zeiten frei. So lange müssen Sie nicht warten: Schreiben Sie uns, und wir schlagen Ihnen eine Zeit vor.',
    unknown: 'Schreiben Sie uns, und wir schlagen Ihnen eine Zeit vor.',
    unavailable: 'Die freien Zeiten lassen sich gerade nicht laden.',
    write: 'Nachricht schreiben',
  },
  change: {
    meta: {
      title: 'Termin verschieben oder absagen',
      description: 'Ihr gebuchtes Gespräch verschieben oder absagen, mit dem Link aus der Bestätigung.',
      keywords: [] as string[],
    },
    title: 'Ihr Termin',
    when: '{date}, {time} Uhr, Schweizer Zeit.',
    move: {
      title: 'Verschieben',
      lead: 'Wählen Sie eine andere Zeit. Ihre Angaben bleiben, die Einladung in Ihrem Kalender wird ersetzt.',
      button: 'Verschieben',
    },
    cancel: {
      title: 'Absagen',
      lead: 'Passt keine andere Zeit, geben Sie den Termin frei.',
      button: 'Termin absagen',
    },
    nothingFree: 'Im Moment ist keine andere Zeit frei.',
    moved: {
      title: 'Verschoben.',
      text: 'Ihr Gespräch ist am {date} um {time} Uhr. Die neue Einladung ist unterwegs.',
    },
    cancelled: {
      title: 'Ihr Termin ist abgesagt.',
      text: 'Sie müssen nichts weiter tun. Möchten Sie später sprechen, wählen Sie eine neue Zeit.',
      button: 'Neuen Termin wählen',
    },
    past: {
      title: 'Dieser Termin ist vorbei.',
      text: 'Möchten Sie noch einmal sprechen, wählen Sie eine neue Zeit.',
      button: 'Neuen Termin wählen',
    },
    missing: {
      title: 'Dieser Link führt zu keinem Termin.',
      text: 'Benutzen Sie den Link aus der Bestätigung, ungekürzt. Hilft das nicht, schreiben Sie uns.',
      button: 'Nachricht schreiben',
    },
    taken: 'Diese Zeit wurde gerade vergeben. Bitte wählen Sie eine andere.',
    unchosen: 'Bitte wählen Sie eine Zeit.',
    failed: {
      title: 'Das hat gerade nicht geklappt.',
      text: 'Ihr Termin ist unverändert. Versuchen Sie es in einigen Minuten noch einmal.',
    },
  },
}
