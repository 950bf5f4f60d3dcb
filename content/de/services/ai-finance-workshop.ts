import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Teams schulen',
  description:
    'KI-Workshops für Finanzteams, {workshop.span}, an Ihren eigenen Belegen statt an Folien. Am Ende stehen geprüfte Abläufe und eine Seite Regeln.',
  metaTitle: 'KI-Workshop für Finanzteams',
  metaDescription:
    'KI-Workshop an eigenen Belegen: Anweisungen schreiben, Ergebnisse prüfen, Datenregeln festlegen. {workshop.span}, Deutsch oder Englisch.',
  detailedContent: {
    subtitle: 'Ein KI-Workshop an Ihren eigenen Belegen.',
    intro:
      'Kein Vortrag über die Zukunft der Buchhaltung. Ihr Team bringt Rechnungen, Saldolisten und Mails mit, baut daran Abläufe und prüft sie gegeneinander. Was am Ende nicht stimmt, fällt am selben Tag auf.',
    features: [
      {
        title: 'Belege lesen lassen',
        text: 'Zehn Rechnungen durch ein Modell, zehn von Hand. Danach wird verglichen: Betrag, Satz, Konto, Datum, und wo es klemmt.',
      },
      {
        title: 'Zahlen kommentieren',
        text: 'Aus Saldoliste und Vorjahr entsteht der Kommentar zum Monat. Jede Zahl im Text wird zurückverfolgt, bevor er als fertig gilt.',
      },
      {
        title: 'Anweisungen schreiben',
        text: 'Eine brauchbare Anweisung nennt Quelle, Form und Grenze. Geübt wird an Aufgaben, die in Ihrem Kalender ohnehin wiederkehren.',
      },
      {
        title: 'Fehler finden',
        text: 'Wir mischen falsche Ergebnisse darunter: der alte Satz von 7.7\u00a0%, ein vertauschtes Soll und Haben, eine Summe, die nur fast stimmt. Wer sie findet, prüft später richtig.',
      },
      {
        title: 'Tabellen befragen',
        text: 'Formeln erklären, Pivot aufbauen, Abweichungen suchen, in Excel und mit Export aus bexio oder Abacus. Gerechnet wird in der Tabelle, nicht im Chat.',
      },
      {
        title: 'Regeln auf einer Seite',
        text: 'Welche Daten dürfen in welches Werkzeug, wer gibt frei, was wird aufbewahrt? Die Seite entsteht im Workshop und gilt ab dem nächsten Tag.',
      },
    ],
    process: [
      {
        title: 'Fragebogen, 10\u00a0Minuten',
        text: 'Was nutzen Sie schon, woran arbeiten Sie, was darf nicht hinaus? Aus den Antworten wird die Agenda.',
      },
      {
        title: 'Vorbereitung',
        text: 'Sie schicken Belege, geschwärzt, wo nötig. Wir richten Zugänge ein und legen fest, welche Werkzeuge auf den Tisch kommen.',
      },
      {
        title: 'Workshop',
        text: 'Ein kurzer Tag mit {workshop.shortDay}, ein ganzer mit {workshop.fullDay} oder mehrere, {workshop.days}. Für Grossgruppen, {workshop.people} Personen, sind es {workshop.largeGroup}.',
      },
      {
        title: 'Einführung in bis zu sieben Tagen',
        text: 'Der Plan führt vom ersten Ablauf bis zur Übergabe, Tag für Tag. Danach wissen Sie, was bleibt und was Sie wieder lassen.',
        decision: true,
      },
    ],
    benefits: [
      {
        title: 'Am nächsten Tag in Gebrauch.',
        text: 'Geübt wird an Arbeit, die wiederkommt. Gezählt: Minuten für dieselbe Aufgabe am Anfang und am Ende, Prüfung eingerechnet.',
      },
      {
        title: 'Alle nach denselben Regeln.',
        text: 'Klare Regeln, welche Daten in KI-Werkzeuge dürfen, haben 34\u00a0% der befragten KMU (KMU-Arbeitsmarktstudie, AXA/Sotomo, 2025, 300 Schweizer Firmen).',
      },
      {
        title: 'Sie wissen, wofür es sich nicht eignet.',
        text: 'Auch das ist ein Ergebnis. Was ein Programm sicher rechnet, rechnet weiter das Programm.',
      },
    ],
    targetAudience: [
      {
        title: 'Finanzteams in KMU',
        text: 'Kreditoren, Debitoren, Abschluss und Leitung am selben Tisch, über denselben Belegen.',
      },
      {
        title: 'Treuhandbüros',
        text: 'Sie brauchen eine Haltung zu Mandatsdaten, bevor das erste Mandat danach fragt.',
      },
      {
        title: 'Verbände und grosse Gruppen',
        text: '{workshop.people} Personen, {workshop.largeGroup}, mit vorgeführten Fällen und Zeit für Fragen.',
      },
    ],
    additionalInfo: {
      title: 'Fragen zum Workshop',
      text: 'Agenda, Formate und Voraussetzungen stehen auf der Workshop-Seite. Für Termine und Offerten: {mail.workshops}, {phone}.',
      faq: [
        {
          question: 'Was kostet ein Workshop?',
          answer:
            'Gerechnet werden Stunden, zu {price.supportHour} für jede Person, die leitet: jene mit Ihrem Team und jene der Vorbereitung; dazu die Reise. {workshop.shortDay} mit {workshop.preparation} Vorbereitung machen {workshop.example}. Nach dem Fragebogen erhalten Sie eine Offerte mit festem Betrag, exkl.\u00a0MWST. Das Angebot richtet sich an Unternehmen.',
        },
        {
          question: 'Müssen wir etwas vom Programmieren verstehen?',
          answer: 'Nein. Wer Belege prüfen und eine Saldoliste lesen kann, bringt das Wichtigere mit.',
        },
        {
          question: 'Mit welchen Werkzeugen arbeiten wir?',
          answer:
            'Mit denen, die Sie haben oder einführen wollen. Wir vertreten keinen Anbieter. Vor dem Workshop prüfen wir, was der Vertrag des Werkzeugs mit Ihren Eingaben erlaubt.',
        },
        {
          question: 'In welcher Sprache?',
          answer: 'Deutsch, Schweizerdeutsch oder Englisch.',
        },
      ],
    },
    keywords: [
      'KI-Workshop Finanzen',
      'KI-Schulung Buchhaltung',
      'KI für Treuhänder',
      'ChatGPT Buchhaltung Regeln',
      'Prompt-Training Finanzteam',
      'Inhouse-Workshop Schweiz',
      'KI-Richtlinie KMU',
    ],
  },
  pricesLead:
    'Ein Preis aus Stunden: jene mit Ihrem Team, dazu die Vorbereitung an Ihren Belegen und die Reise. Nach dem Fragebogen steht der feste Betrag in der Offerte. Was aus dem Workshop folgen kann, etwa ein Pilot, wird einzeln bestellt.',
  prices: [
    {
      label: 'Workshop, pro Stunde',
      key: 'supportHour',
      note: 'Für jede Person, die leitet; derselbe Ansatz wie beim Support.',
    },
  ],
  totals: ['workshop'],
  more: { label: 'Agenda, Formate und Sieben-Tage-Plan', href: '/workshops' },
  closing: {
    title: 'Probieren Sie es mit dem kurzen Tag.',
    lead: 'Das kürzeste Format für ein Team dauert {workshop.shortDay}. In {promise.freeConsultationMinutes}\u00a0Minuten klären wir, welches zu Ihnen passt. Kostenlos, {hours.consultation}.',
  },
  drawingAlt:
    'Fünf Personen vor einer Tafel: 1250.00 zu 8.1 % ergibt 101.25, die Rechnung mit dem alten Satz von 7.7 % ist durchgestrichen. Daneben sieben Tage; am letzten entscheidet ein Mensch.',
}
