/**
 * Words of the mails about a booked conversation. Runtime values: {date} {time} {before} {name} {phone} {when}. Nothing that a visitor
 * typed stands in a letter to them: nobody has confirmed the address.
 */
export const appointmentLetters = {
  labels: { date: 'Datum', time: 'Zeit', place: 'Wie', before: 'Bisher', message: 'Nachricht' },
  span: '{from} bis {to} Uhr, Schweizer Zeit',
  moment: '{date}, {time} Uhr',
  /** How the conversation takes place. */
  ways: {
    weCall: 'Am Telefon: Wir rufen Sie unter der Nummer an, die Sie angegeben haben.',
    video: 'Per Video: {url}',
    youCall: 'Am Telefon: Sie rufen uns an, {phone}.',
  },
  /** In calendars. */
  calendar: {
    summary: 'Erstgespräch mit {brand}',
    places: { weCall: 'Telefon, wir rufen an', video: '{url}', youCall: 'Telefon {phone}' },
    change: 'Verschieben oder absagen: {url}',
  },
  change: 'Verschieben oder absagen',
  reason:
    'Sie erhalten diese Nachricht, weil diese Adresse auf unserer Website für ein Gespräch angegeben wurde. Waren Sie das nicht, sagen Sie den Termin über den Link ab.',

  confirmation: {
    subject: 'Ihr Gespräch: {date}, {time} Uhr',
    preview: 'Der Termin ist eingetragen. Die Einladung für Ihren Kalender liegt bei.',
    title: 'Ihr Termin steht.',
    steps: ['Gewählt', 'Eingetragen', 'Gespräch'],
    paragraphs: [
      'Wir haben {promise.freeConsultationMinutes} Minuten für Sie reserviert, kostenlos und unverbindlich. Die Einladung für Ihren Kalender liegt bei.',
    ],
    after: [
      'Halten Sie bereit, was heute von Hand läuft: welche Software, wie viele Belege im Monat, wo es stockt. Möchten Sie uns vorab etwas schicken, antworten Sie auf diese Nachricht.',
    ],
  },
  moved: {
    visitor: {
      subject: 'Verschoben: Ihr Gespräch am {date}, {time} Uhr',
      preview: 'Die Einladung in Ihrem Kalender wird ersetzt.',
      title: 'Ihr neuer Termin steht.',
      paragraphs: ['Sie haben Ihr Gespräch verschoben. Die neue Einladung liegt bei und ersetzt die bisherige.'],
    },
    operator: {
      subject: 'Neuer Termin: Ihr Gespräch am {date}, {time} Uhr',
      preview: 'Wir mussten Ihren Termin verschieben.',
      title: 'Wir mussten Ihren Termin verschieben.',
      paragraphs: [
        'Zur vereinbarten Zeit können wir nicht, das tut uns leid. Wir schlagen den Termin unten vor; die Einladung liegt bei und ersetzt die bisherige.',
        'Passt er Ihnen nicht, wählen Sie über den Knopf einen anderen.',
      ],
    },
  },
  cancelled: {
    visitor: {
      subject: 'Abgesagt: Ihr Gespräch vom {date}, {time} Uhr',
      preview: 'Die Absage für Ihren Kalender liegt bei.',
      title: 'Ihr Termin ist abgesagt.',
      paragraphs: ['Sie haben Ihr Gespräch abgesagt. Sie müssen nichts weiter tun.'],
    },
    operator: {
      subject: 'Abgesagt: Ihr Gespräch vom {date}, {time} Uhr',
      preview: 'Wir müssen den Termin leider absagen.',
      title: 'Wir müssen Ihren Termin absagen.',
      paragraphs: [
        'Zur vereinbarten Zeit können wir nicht. Das tut uns leid. Wählen Sie gern eine andere; das Gespräch bleibt kostenlos.',
      ],
    },
    again: 'Anderen Termin wählen',
    reason: 'Sie erhalten diese Nachricht, weil für diese Adresse auf unserer Website ein Gespräch gebucht war.',
  },
  reminder: {
    subject: 'Morgen, {time} Uhr: unser Gespräch',
    preview: 'Erinnerung an Ihren Termin.',
    title: 'Bis morgen.',
    paragraphs: [
      'Morgen um {time} Uhr sprechen wir miteinander. Kommt etwas dazwischen, verschieben Sie den Termin oder sagen Sie ihn ab, über den Knopf unten.',
    ],
  },
  operator: {
    booked: {
      subject: 'Neuer Termin: {date}, {time} Uhr, {name}',
      preview: 'Gebucht über die Website.',
      title: 'Ein Gespräch wurde gebucht.',
      paragraphs: [
        'Jemand hat ein Erstgespräch gebucht. Eine Antwort auf diese Nachricht geht direkt an die angegebene Adresse.',
      ],
    },
    moved: {
      subject: 'Verschoben: {date}, {time} Uhr, {name}',
      preview: 'Bisher: {before}.',
      title: 'Ein Gespräch wurde verschoben.',
      paragraphs: ['{name} hat den Termin verschoben. Bisher: {before}.'],
    },
    cancelled: {
      subject: 'Abgesagt: {date}, {time} Uhr, {name}',
      preview: 'Die Zeit ist wieder frei.',
      title: 'Ein Gespräch wurde abgesagt.',
      paragraphs: ['{name} hat den Termin abgesagt. Die Zeit ist wieder frei.'],
    },
    labels: { language: 'Sprache', page: 'Kam von der Seite' },
    languages: { de: 'Deutsch', en: 'Englisch' },
    reason: 'Diese Nachricht kommt vom Terminbuch der Website.',
  },
}
