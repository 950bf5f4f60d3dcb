import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'Sparrechner: Was kostet das Abtippen von Belegen?',
    description:
      'Minuten pro Beleg, Belege im Monat, Kosten pro Stunde: was das Erfassen kostet und nach wie vielen Monaten ein Angebot bezahlt ist. Formel offen.',
    keywords: ['Sparrechner', 'Ersparnis', 'Amortisation', 'Belege erfassen', 'Buchhaltung automatisieren'],
  },
  name: 'Sparrechner',
  hero: {
    title: 'Rechnet es sich? Rechnen Sie nach.',
    lead: 'Ihre Minuten, Ihre Belege, Ihr Stundensatz gegen unsere Preise. Lohnt es sich nicht, steht das auch da.',
  },
  rules: {
    title: 'Formel und Annahmen',
    items: [
      {
        title: 'Stunden im Monat',
        text: 'Minuten pro Beleg × Belege im Monat × Anteil automatisiert / 60.',
      },
      {
        title: 'Franken im Monat',
        text: 'Stunden × Kosten pro Stunde. Gemeint sind die ganzen Kosten einer Arbeitsstunde: Lohn, Sozialleistungen, Arbeitsplatz.',
      },
      {
        title: 'Monate bis zur Amortisation',
        text: 'Preis / (Franken im Monat − laufende Kosten). Sind die laufenden Kosten höher als das Gesparte, wird das Angebot nie bezahlt.',
      },
      {
        title: 'Preise',
        text: 'Automation Pilot {price.automationPilot}, Standard Sync {price.standardSync}, individuelle Automatisierung {price.customAutomation}, Custom API Enterprise {price.customApi}, Hosting {price.hostingMonth} im Monat. Alle exkl.\u00a0MWST.',
      },
      {
        title: 'Was nicht eingerechnet ist',
        text: 'Die Zeit Ihrer Leute bei der Einführung, Support nach den ersten {promise.includedSupportMonths}\u00a0Monaten ({price.supportHour} pro Stunde, exkl.\u00a0MWST) und weniger Fehler. Gesparte Stunden werden erst zu Franken, wenn in dieser Zeit etwas anderes geschieht.',
      },
      {
        title: 'Der Anteil ist die grösste Unbekannte',
        text: 'Wie viele Belege ohne Nacharbeit durchlaufen, zeigt erst ein Pilot mit Ihren Belegen. Eine Schweizer Studie, die gesparte Stunden in den Finanzabteilungen von KMU misst, haben wir nicht gefunden (Stand November 2026).',
      },
    ],
  },
  example: {
    title: 'Ein Beispiel mit offenen Annahmen',
    text: '5 Minuten pro Beleg, 200\u00a0Belege im Monat, 60\u00a0% davon ohne Handarbeit, 55\u00a0Franken pro Stunde; gerechnet ohne Hosting.',
    rows: [
      { label: 'Stunden im Monat: 5\u00a0×\u00a0200\u00a0×\u00a00.6\u00a0/\u00a060', value: '10' },
      { label: 'CHF im Monat: 10\u00a0×\u00a055', value: '550' },
      { label: 'Im Jahr: 12\u00a0×\u00a0550', value: "6'600", total: true },
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
        question: 'Welchen Anteil soll ich annehmen?',
        answer:
          'Einen vorsichtigen. Rechnen Sie mit 40, 60 und 80\u00a0%. Geht die Rechnung nur bei 80\u00a0% auf, warten Sie mit dem Kauf, bis ein Pilot den Anteil zeigt.',
      },
      {
        question: 'Garantieren Sie das Resultat?',
        answer:
          'Nein. Die Rechnung ist so gut wie ihre Annahmen. Nach dem Pilot liegen gemessene Minuten vor, vorher und nachher.',
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
    lead: 'Bringen Sie zehn mit. In {promise.freeConsultationMinutes}\u00a0Minuten sehen wir, welcher Anteil realistisch ist.',
    second: { label: 'Ablauf und Preise', href: '/process' },
  },
}

export const savings = {
  page,
  offers: {
    automationPilot: 'Automation Pilot',
    standardSync: 'Standard Sync',
    customAutomation: 'Individuelle Automatisierung',
    customApi: 'Custom API Enterprise',
  },
  tool: {
    title: 'Ihre Zahlen',
    fields: {
      minutes: {
        label: 'Minuten pro Beleg',
        hint: 'Öffnen, lesen, tippen, ablegen, rückfragen',
        problem: 'Bitte eine Zahl zwischen 0 und 480 eingeben.',
      },
      receipts: {
        label: 'Belege im Monat',
        hint: 'Rechnungen, Quittungen, Zahlungen',
        problem: 'Bitte eine Zahl eingeben, etwa 200.',
      },
      share: {
        label: 'Anteil automatisiert, in %',
        hint: 'Belege, die ohne Handarbeit durchlaufen. Vorsichtig annehmen.',
        problem: 'Bitte eine Zahl zwischen 0 und 100 eingeben.',
      },
      hourlyCost: {
        label: 'Kosten pro Stunde, in CHF',
        hint: 'Lohn, Sozialleistungen, Arbeitsplatz',
        problem: "Bitte eine Zahl zwischen 0 und 1'000 eingeben.",
      },
    },
    offer: 'Angebot',
    offerFixed: '{label}, CHF\u00a0{price}',
    offerFrom: '{label}, ab\u00a0CHF\u00a0{price}',
    offerHint: 'Preise exkl.\u00a0MWST. Bei «ab» rechnet das Werkzeug mit dem kleinsten Preis.',
    hours: 'Stunden im Monat',
    hoursFormula: '{minutes} × {receipts} × {share}\u00a0%\u00a0/\u00a060',
    worth: 'Gespart im Monat, CHF',
    worthFormula: '{hours} × {cost}',
    running: 'Hosting im Monat, CHF',
    runningNote: 'exkl. MWST, je nach Menge',
    oneOff: 'Preis einmalig, CHF',
    firstYear: 'Nach zwölf Monaten, CHF',
    firstYearNote: 'nach Abzug von Hosting und Preis',
    to: 'bis',
    verdicts: {
      pays: 'Bezahlt nach {best}\u00a0bis\u00a0{worst} Monaten.',
      perhaps: 'Nur mit günstigem Hosting bezahlt, dann nach {best} Monaten.',
      late: 'Lohnt sich kaum: bezahlt frühestens nach {years} Jahren.',
      never: 'Lohnt sich nicht: Das Hosting kostet mehr, als gespart wird.',
    },
    none: 'Noch kein Ergebnis.',
    incomplete: 'Bitte alle vier Zahlen eingeben.',
    chart: {
      label: 'Stand nach zwölf Monaten: CHF {best} mit dem günstigen, CHF {worst} mit dem teuren Hosting.',
      caption:
        'Stand am Ende jedes Monats, links mit Hosting zu CHF\u00a0{low}, rechts zu CHF\u00a0{high}. Über der Linie ist der Preis bezahlt.',
    },
  },
}
