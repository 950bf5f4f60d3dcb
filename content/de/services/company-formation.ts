import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Beratung vor der Gründung',
  description:
    'Rechtsform, Kapital, MWST, Kontenplan und Lohn, bevor die erste Rechnung hinausgeht. Wir beraten und richten die Buchhaltung ein; angemeldet und eingetragen wird ohne uns.',
  metaTitle: 'Firmengründung: Beratung zu Buchhaltung und MWST',
  metaDescription:
    'GmbH, AG oder Einzelunternehmen: Beratung zu Reihenfolge, Kapital, MWST und Buchhaltung ab dem ersten Tag. Ohne Anmeldung, ohne Verkehr mit Behörden.',
  detailedContent: {
    subtitle: 'Gründen mit Büchern, die ab dem ersten Tag stimmen.',
    intro:
      'Rechtsform, Kapital, MWST, Kontenplan, Lohn: Fünf Fragen entscheiden, wie viel Arbeit das erste Jahr macht. Wir gehen sie mit Ihnen durch und richten ein, was danach läuft. Beurkunden und eintragen lassen Sie die Firma selbst, mit Notariat oder Treuhandbüro.',
    features: [
      {
        title: 'Rechtsformen nebeneinander',
        text: "Einzelunternehmen, GmbH mit CHF\u00a020'000 voll einbezahlt, AG mit CHF\u00a0100'000 und davon mindestens CHF\u00a050'000 einbezahlt. Haftung, Aufwand und Buchführung auf einer Seite.",
      },
      {
        title: 'Reihenfolge mit Namen',
        text: 'Firmenname prüfen, Statuten, Kapital aufs Sperrkonto, Beurkundung, Eintrag, Freigabe des Kapitals. Neben jedem Schritt steht, wer ihn macht: Sie, die Bank, das Notariat, das Amt.',
      },
      {
        title: 'Kontenplan ohne Ballast',
        text: 'Nach dem Kontenrahmen KMU, so kurz wie möglich: 1020 für die Bank, 1100 für Debitoren, 2000 für Kreditoren, 3400 für Dienstleistungen. Wachsen darf er später.',
      },
      {
        title: 'MWST-Grenze im Blick',
        text: "Steuerpflichtig wird, wer weltweit CHF\u00a0100'000 steuerbaren Umsatz im Jahr erreicht. Ein Zähler zeigt, wie weit es noch ist; die Fragen dazu notieren wir für Ihre Steuerberatung.",
      },
      {
        title: 'Erste Rechnung, vollständig',
        text: 'Leistungsdatum, Empfänger, Satz und, sobald vorhanden, MWST-\u2060Nummer. Der Zahlteil mit strukturierter Adresse und einer Referenz, die zur IBAN passt.',
      },
      {
        title: 'Lohn vorbereitet',
        text: 'Wer in der eigenen GmbH arbeitet, ist in der Regel angestellt. Wir zeigen, welche Angaben ein Lohnprogramm mit ELM-\u2060Meldung braucht und was mit Ausgleichskasse und Versicherungen vorher zu klären ist.',
      },
    ],
    process: [
      {
        title: 'Gespräch',
        text: '{promise.freeConsultationMinutes}\u00a0Minuten: Was verkaufen Sie, an wen, in welche Länder, ab wann und mit wem? Danach wissen beide Seiten, ob sich ein Plan lohnt.',
        note: 'Kostenlos',
      },
      {
        title: 'Gründungsplan',
        text: 'Wenige Seiten mit Vergleich, Reihenfolge, Unterlagen und einer Liste offener Fragen, sortiert nach Notariat, Bank und Treuhandbüro.',
        note: 'Prozessanalyse, {price.processAnalysis} exkl.\u00a0MWST',
        decision: true,
      },
      {
        title: 'Sie gründen',
        text: 'Mit dem Notariat, über EasyGov oder durch Ihr Treuhandbüro. In der Zwischenzeit richten wir Programm, Kontenplan und Ablage ein.',
      },
      {
        title: 'Die ersten {promise.pilotWeeks}\u00a0Wochen',
        text: 'Bank verbunden, erster camt.053, erste Belege. Am Ende stimmt der Saldo auf 1020 mit dem Kontoauszug überein, oder wir suchen den Rappen gemeinsam.',
        note: 'Automation Pilot, {price.automationPilot} exkl.\u00a0MWST',
      },
    ],
    benefits: [
      {
        title: 'Kein Nachbuchen im Februar.',
        text: 'Was im März gegründet wird, ist im April verbucht. Der erste Abschluss beginnt nicht mit einer Schachtel.',
      },
      {
        title: 'Sie wissen, wen Sie was fragen.',
        text: 'Jede offene Frage hat eine Adresse und einen Zeitpunkt. Das macht Termine beim Notariat kürzer.',
      },
      {
        title: 'Die zweite Stelle bringt keinen Umzug.',
        text: 'Programm, Ablage und Freigaben sind von Anfang an für mehr als eine Person gedacht.',
      },
    ],
    targetAudience: [
      {
        title: 'Einzelunternehmen vor der Schwelle',
        text: "Bei CHF\u00a0100'000 Umsatz treffen sich zwei Pflichten: der Eintrag im Handelsregister und die MWST. Gut, wenn beides vorher geplant ist.",
      },
      {
        title: 'Gründerteams',
        text: 'Zu zweit oder zu dritt, mit geteilten Ausgaben schon vor der Firma. Wir ordnen, was privat war und was in die Bücher gehört.',
      },
      {
        title: 'Firmen aus dem Ausland',
        text: 'Mindestens eine Person, die die Gesellschaft vertreten kann, muss in der Schweiz wohnen. Das gehört geklärt, bevor Konto, Lohn und Büro an die Reihe kommen.',
      },
    ],
    additionalInfo: {
      title: 'Fragen zur Gründung',
      text: 'Wir beraten zu Buchhaltung und Ablauf. Wir melden keine Firma an, beurkunden nichts und verkehren nicht mit Behörden; Rechts- und Steuerfragen gehören zu Notariat und Steuerberatung. Alles andere: {mail.contact}, {phone}.',
      faq: [
        {
          question: 'Gründen Sie die Firma für uns?',
          answer:
            'Nein. GmbH und AG entstehen mit der öffentlichen Beurkundung und dem Eintrag im Handelsregister. Beides veranlassen Sie, allein oder mit Ihrem Treuhandbüro. Wir sorgen dafür, dass die Buchhaltung an diesem Tag bereitsteht.',
        },
        {
          question: 'Was kosten Eintrag und Beurkundung?',
          answer:
            'Für den Eintrag einer neuen GmbH oder AG beträgt die Grundgebühr CHF\u00a0420, dazu kommen Gebühren für Funktionen und Unterschriften. Die Beurkundung kostet je nach Kanton und Fall unterschiedlich viel. Verbindlich ist die Auskunft von Notariat und Handelsregisteramt.',
        },
        {
          question: 'Ab wann brauchen wir eine volle Buchhaltung?',
          answer:
            "GmbH und AG vom ersten Tag an, mit Bilanz, Erfolgsrechnung und Anhang. Einzelunternehmen ab CHF\u00a0500'000 Umsatz im letzten Geschäftsjahr; darunter genügen Einnahmen, Ausgaben und Vermögenslage.",
        },
        {
          question: 'Brauchen wir eine Revisionsstelle?',
          answer:
            'Mit höchstens zehn Vollzeitstellen können alle Beteiligten gemeinsam auf die eingeschränkte Revision verzichten, auch schon bei der Gründung. Ein späterer Verzicht gilt seit 2025 nur für künftige Geschäftsjahre und muss vor deren Beginn angemeldet sein.',
        },
        {
          question: 'Müssen wir melden, wem die Firma gehört?',
          answer:
            'Der Bund führt ein nicht öffentliches Register der wirtschaftlich berechtigten Personen ein. Prüfen Sie vor der Gründung beim Bund, was aktuell gilt und welche Frist für Ihre Rechtsform läuft.',
        },
      ],
    },
    keywords: [
      'Firmengründung Schweiz',
      'GmbH gründen Beratung',
      'AG gründen Kapital',
      'Einzelunternehmen',
      'Kontenplan KMU',
      'MWST-Pflicht',
      'Handelsregister',
      'Buchhaltung für Gründer',
    ],
  },
  pricesLead:
    'Das erste Gespräch ist kostenlos. Gebühren von Amt, Notariat und Bank kommen dazu und gehen nicht über uns.',
  prices: [
    {
      label: 'Prozessanalyse',
      key: 'processAnalysis',
      note: 'Gründungsplan mit Vergleich, Reihenfolge und Fragenliste.',
    },
    {
      label: 'Automation Pilot',
      key: 'automationPilot',
      note: 'Die ersten {promise.pilotWeeks}\u00a0Wochen Buchhaltung, begleitet.',
    },
    { label: 'Hosting', key: 'hostingMonth', note: 'Pro Monat, sobald Belege laufen.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Pro Stunde, nach den ersten {promise.includedSupportMonths}\u00a0Monaten.',
    },
  ],
  totals: ['formation'],
  more: { label: 'Weitere Antworten zur Gründungsberatung', href: '/faq' },
  closing: {
    title: 'Spielen Sie das erste Jahr mit uns durch.',
    lead: 'Sie bringen die Idee mit, wir den Kontenplan. {promise.freeConsultationMinutes}\u00a0Minuten, kostenlos, {hours.consultation}.',
  },
  drawingAlt:
    'Zwei Menschen, zwischen ihnen eine Uhr mit markierter Viertelstunde; daneben Statuten mit 20000.00 Kapital und die Eröffnung der Bücher: 1020 gegen 2800, je 20000.00.',
}
