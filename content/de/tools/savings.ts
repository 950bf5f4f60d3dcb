import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'Sparrechner: Was kostet das Abtippen von Belegen?',
    description:
      'Minuten pro Beleg vorher und nachher, Belege im Monat, Kosten pro Stunde: was das erste Jahr bringt, was es kostet und ob es sich lohnt. Formel offen.',
    keywords: ['Sparrechner', 'Ersparnis', 'Amortisation', 'Belege erfassen', 'Buchhaltung automatisieren'],
  },
  name: 'Sparrechner',
  hero: {
    title: 'Rechnet es sich? Rechnen Sie nach.',
    lead: 'Ihre Minuten, Ihre Belege, Ihr Stundensatz gegen den ganzen Weg: Analyse, Pilot, Automatisierung und Hosting. Lohnt es sich nicht, steht das auch da.',
  },
  rules: {
    title: 'Formel und Annahmen',
    items: [
      {
        title: 'Stunden im Monat',
        text: '(Minuten vorher − Minuten nachher) × Belege im Monat / 60.',
      },
      {
        title: 'Franken im Monat',
        text: 'Stunden × Kosten pro Stunde. Gemeint sind die ganzen Kosten einer Arbeitsstunde: Lohn, Sozialleistungen, Arbeitsplatz.',
      },
      {
        title: 'Monate, bis es bezahlt ist',
        text: 'Einmaliger Preis / (Franken im Monat − Hosting im Monat). Kostet das Hosting mehr, als gespart wird, ist der Preis nie bezahlt.',
      },
      {
        title: 'Preise',
        text: 'Eigener Ablauf {firstYear.automation.oneOff} (Prozessanalyse {price.processAnalysis}, Automation Pilot {price.automationPilot}, individuelle Automatisierung {price.customAutomation}). Vorhandene Schnittstelle {firstYear.standardSync.oneOff} (Connector Audit {price.connectorAudit}, Standard Sync {price.standardSync}). Eigene Schnittstelle {firstYear.customApi.oneOff} (Connector Audit, Custom API Enterprise {price.customApi}). Hosting {price.hostingMonth} im Monat, je nach Umfang, vom ersten Monat an gerechnet. Alle exkl.\u00a0MWST.',
      },
      {
        title: 'Nachher sind es nie null Minuten',
        text: 'Jede Buchung gibt ein Mensch frei, also sieht auch jemand jeden Beleg an. Dazu kommen Korrekturen und Rückfragen; ein Beleg, der hängen bleibt, dauert länger als heute.',
      },
      {
        title: 'Was nicht eingerechnet ist',
        text: 'Die Zeit Ihrer Leute bei der Einführung, Support nach den ersten {promise.includedSupportMonths}\u00a0Monaten ({price.supportHour} pro Stunde, exkl.\u00a0MWST), Gebühren von Dritten und weniger Fehler. Gesparte Stunden werden erst zu Franken, wenn in dieser Zeit etwas anderes geschieht.',
      },
      {
        title: 'Die Minuten nachher sind die grösste Unbekannte',
        text: 'Sie zeigt erst ein Pilot mit Ihren Belegen. Eine Schweizer Studie, die gesparte Stunden in den Finanzabteilungen von KMU misst, haben wir nicht gefunden (Stand November 2026).',
      },
    ],
  },
  example: {
    title: 'Ein Beispiel mit offenen Annahmen',
    text: '{example.receiptsPerMonth} Belege im Monat, vorher {example.minutesBefore} Minuten, nachher {example.minutesAfter} mit Prüfung und Korrekturen, {example.hourlyCost} Franken pro Stunde; gegen einen eigenen Ablauf, im ersten Jahr. {example.200.verdict}',
    rows: [
      {
        label: 'Stunden im Monat: ({example.minutesBefore} − {example.minutesAfter}) × {example.receiptsPerMonth} / 60',
        value: '{example.200.hours}',
      },
      {
        label: 'CHF im Monat: {example.200.hours} × {example.hourlyCost}',
        value: '{example.200.worth}',
      },
      { label: 'Gespart im ersten Jahr: 12 × {example.200.worth}', value: '{example.200.year}' },
      { label: 'Kosten im ersten Jahr: {firstYear.automation.sum}', value: '{firstYear.automation.bare}' },
      { label: 'Bleibt nach zwölf Monaten', value: '{example.200.left}', total: true },
    ],
  },
  questions: {
    title: 'Fragen zur Rechnung',
    items: [
      {
        question: 'Wie messe ich die Minuten pro Beleg?',
        answer:
          'Zehn gewöhnliche Belege, an verschiedenen Tagen, vom Öffnen bis zur Ablage, mit Rückfragen. Der Durchschnitt dieser zehn ist besser als jede Schätzung.',
      },
      {
        question: 'Welche Minuten soll ich für nachher annehmen?',
        answer:
          'Vorsichtige. Rechnen Sie mit {example.minutesAfter}, mit 3 und mit 4\u00a0Minuten, denn in den Durchschnitt gehören auch die Belege, die hängen bleiben. Geht die Rechnung nur mit der kleinsten Zahl auf, warten Sie mit der Bestellung, bis ein Pilot sie bestätigt.',
      },
      {
        question: 'Garantieren Sie das Resultat?',
        answer:
          'Nein. Die Rechnung ist so gut wie ihre Annahmen. Nach dem Pilot liegen gemessene Minuten vor, vorher und nachher.',
      },
      {
        question: 'Warum beginnt die Rechnung nicht beim Pilot allein?',
        answer:
          'Weil der Pilot nach {promise.pilotWeeks} Wochen endet. Wer auf Dauer spart, hat auch die Analyse, die Automatisierung und das Hosting bezahlt. Darum rechnen wir den ganzen Weg.',
      },
    ],
  },
  sources: [
    { title: 'Formel und Annahmen', publisher: '{brand}', year: '2026' },
    {
      title: 'Human + AI in Accounting (Ausland, nur Nutzende von KI, kein Beleg für die Schweiz)',
      publisher: 'Choi (Stanford) und Xie (MIT)',
      year: '2025',
    },
    {
      title: 'KMU-Arbeitsmarktstudie, 300 Firmen: 57\u00a0% der Nutzenden berichten von Effizienz- oder Zeitgewinn',
      publisher: 'AXA und Sotomo',
      year: '2025',
    },
  ],
  closing: {
    title: 'Am besten rechnet man mit echten Belegen.',
    lead: 'Bringen Sie zehn mit. In {promise.freeConsultationMinutes}\u00a0Minuten sehen wir, wie viele Minuten nachher realistisch sind.',
    second: { label: 'Ablauf und Preise', href: '/process' },
  },
}

export const savings = {
  page,
  /** The routes of content/first-year.ts that the tool offers. */
  routes: {
    automation: 'Eigener Ablauf: Analyse, Pilot, Automatisierung',
    standardSync: 'Vorhandene Schnittstelle: Audit, Standard Sync',
    customApi: 'Eigene Schnittstelle: Audit, Custom API Enterprise',
  },
  tool: {
    title: 'Ihre Zahlen',
    fields: {
      receiptsPerMonth: {
        label: 'Belege im Monat',
        hint: 'Rechnungen, Quittungen, Zahlungen',
        problem: 'Bitte eine Zahl eingeben, etwa 200.',
      },
      minutesBefore: {
        label: 'Minuten pro Beleg heute',
        hint: 'Öffnen, lesen, tippen, ablegen, rückfragen',
        problem: 'Bitte eine Zahl zwischen 0 und 480 eingeben.',
      },
      minutesAfter: {
        label: 'Minuten pro Beleg nachher',
        hint: 'Prüfen, freigeben, korrigieren. Nie null: Jeden Beleg sieht jemand an.',
        problem: 'Bitte eine Zahl zwischen 0.1 und 480 eingeben; null gibt es nicht.',
      },
      hourlyCost: {
        label: 'Kosten pro Stunde, in CHF',
        hint: 'Lohn, Sozialleistungen, Arbeitsplatz',
        problem: "Bitte eine Zahl zwischen 0 und 1'000 eingeben.",
      },
    },
    route: 'Weg',
    routeFixed: '{label}, CHF\u00a0{price}',
    routeFrom: '{label}, ab\u00a0CHF\u00a0{price}',
    routeHint:
      'Preise exkl.\u00a0MWST. Bei «ab» rechnet das Werkzeug mit dem kleinsten Preis; wird Ihre Offerte höher, dauert es länger.',
    hours: 'Stunden im Monat',
    hoursFormula: '({before} − {after}) × {receipts}\u00a0/\u00a060',
    worth: 'Gespart im Monat, CHF',
    worthFormula: '{hours} × {cost}',
    saved: 'Gespart in zwölf Monaten, CHF',
    savedFormula: '12 × {worth}',
    oneOff: 'Preis einmalig, CHF',
    lowestPrice: '{label}; kleinster Preis',
    hosting: 'Hosting zwölf Monate, CHF',
    hostingFormula: '12 × {hosting}, je nach Umfang',
    firstYear: 'Bleibt nach zwölf Monaten, CHF',
    firstYearNote: 'nach Abzug von Preis und Hosting',
    to: 'bis',
    verdicts: {
      pays: 'Bezahlt nach {best}\u00a0bis\u00a0{worst} Monaten.',
      paysAt: 'Bezahlt nach {best} Monaten.',
      perhaps: 'Nur mit dem günstigsten Hosting bezahlt, dann nach {best} Monaten.',
      late: 'Lohnt sich kaum: bezahlt frühestens nach {years} Jahren.',
      never: 'Lohnt sich nicht: Das Hosting kostet mehr, als gespart wird.',
      nothing: 'Lohnt sich nicht: So spart die Automatisierung keine Zeit.',
    },
    none: 'Noch kein Ergebnis.',
    incomplete: 'Bitte alle vier Zahlen eingeben.',
    chart: {
      label: 'Stand nach zwölf Monaten: CHF {best} mit dem günstigsten, CHF {worst} mit dem teuersten Hosting.',
      caption:
        'Stand am Ende jedes Monats, links mit Hosting zu CHF\u00a0{low}, rechts zu CHF\u00a0{high}. Über der Linie ist der Preis bezahlt.',
    },
  },
}
