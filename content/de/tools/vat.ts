import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'MWST-Rechner Schweiz: brutto, netto, Saldosteuersatz',
    description:
      'MWST mit 8.1, 2.6 oder 3.8\u00a0% rechnen, von netto zu brutto und zurück, und die effektive Methode mit dem Saldosteuersatz vergleichen. Kostenlos.',
    keywords: ['MWST-Rechner', 'Mehrwertsteuer Schweiz', 'brutto und netto', 'Saldosteuersatz', 'effektive Methode'],
  },
  name: 'MWST-Rechner',
  hero: {
    title: 'MWST rechnen, auf den Rappen.',
    lead: 'Ein Betrag, drei Sätze, beide Richtungen. Und darunter die Frage, die sich vor jeder Wahl der Methode stellt: effektiv abrechnen oder mit Saldosteuersatz?',
  },
  rules: {
    title: 'So wird gerechnet',
    items: [
      {
        title: 'Von netto zu brutto',
        text: 'MWST\u00a0= Netto\u00a0×\u00a0Satz, auf den Rappen gerundet. Brutto\u00a0=\u00a0Netto\u00a0+\u00a0MWST.',
      },
      {
        title: 'Von brutto zu netto',
        text: 'MWST = Brutto × Satz / (100\u00a0%\u00a0+\u00a0Satz), auf den Rappen gerundet. Netto\u00a0=\u00a0Brutto\u00a0−\u00a0MWST. Wer vom Brutto einfach 8.1\u00a0% abzieht, rechnet zu viel Steuer.',
      },
      {
        title: 'Drei Sätze seit 1.\u00a0Januar 2024',
        text: '8.1\u00a0% normal, 2.6\u00a0% reduziert (etwa Lebensmittel, Bücher, Medikamente), 3.8\u00a0% für Beherbergung. Massgebend ist, wann geleistet wurde, nicht wann die Rechnung kam. Der Satz für Beherbergung ist im Gesetz bis Ende\u00a02027 befristet.',
      },
      {
        title: 'Bargeld',
        text: 'Das kleinste Geldstück ist der Fünfer: Bar bezahlt wird auf 0.05 gerundet, verbucht wird auf den Rappen.',
      },
      {
        title: 'Effektive Methode',
        text: 'Steuer auf dem Umsatz minus Vorsteuer, abgerechnet nach Quartal.',
      },
      {
        title: 'Saldosteuersatz',
        text: "Umsatz inklusive MWST × Saldosteuersatz, ohne Abzug von Vorsteuer, abgerechnet nach Halbjahr. Möglich bis 5'024'000\u00a0Franken Umsatz und 108'000\u00a0Franken Steuer im Jahr. Den Satz weist die ESTV nach Branche zu. Auf der Rechnung steht weiterhin der gesetzliche Satz.",
      },
      {
        title: 'Wechsel der Methode',
        text: 'Mindestens eine Steuerperiode beim Saldosteuersatz, mindestens drei Jahre bei der effektiven Methode. Seit 2025 löst ein Wechsel Korrekturen der Vorsteuer aus, etwa auf Lager und Anlagen. Das rechnet dieses Werkzeug nicht ein.',
      },
    ],
  },
  example: {
    title: 'Ein Beispiel, beide Methoden',
    text: "Ein Betrieb mit 324'300\u00a0Franken Umsatz inklusive MWST, alles zu 8.1\u00a0%, mit 5'000\u00a0Franken Vorsteuer im Jahr und einem Saldosteuersatz von 6.2\u00a0%.",
    rows: [
      { label: "Steuer auf dem Umsatz: 324'300\u00a0×\u00a08.1\u00a0/\u00a0108.1", value: "24'300.00" },
      { label: 'minus Vorsteuer', value: "−5'000.00" },
      { label: 'Effektive Methode', value: "19'300.00", total: true },
      { label: "Saldosteuersatz: 324'300\u00a0×\u00a06.2\u00a0%", value: "20'106.60", total: true },
      { label: 'Gleich viel bei Vorsteuer von', value: "4'193.40" },
    ],
  },
  questions: {
    title: 'Fragen zum Rechnen',
    items: [
      {
        question: 'Darf ich mich auf das Resultat verlassen?',
        answer:
          'Auf die Rechnung ja, auf die Annahmen nur so weit, wie sie auf Ihren Betrieb zutreffen. Das Werkzeug nimmt einen einzigen Satz für den ganzen Umsatz an und kennt weder Eigenverbrauch noch Bezugsteuer. Es ersetzt keine Steuerberatung.',
      },
      {
        question: 'Warum wähle ich hier einen Saldosteuersatz, wenn ihn die ESTV zuweist?',
        answer:
          'Damit Sie mit dem Satz Ihrer Branche rechnen können. Seit 2025 gilt für jede Tätigkeit mit mehr als 10\u00a0% des steuerbaren Umsatzes ein eigener Satz; bei mehreren Tätigkeiten rechnen Sie jede für sich.',
      },
      {
        question: 'Kommt bald ein höherer Satz?',
        answer:
          'Im Parlament wird über eine Erhöhung für die 13. AHV-Rente beraten. Bis im Februar 2026 war nichts beschlossen, und es bräuchte eine Abstimmung von Volk und Ständen. Hier gelten die Sätze, die in Kraft sind.',
      },
    ],
  },
  sources: [
    {
      title: 'Mehrwertsteuergesetz (MWSTG), Art. 25 und 37',
      publisher: 'Fedlex',
      year: '2026',
      url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de',
    },
    { title: 'MWST-Sätze ab 2024', publisher: 'Witreva', year: '2023' },
    { title: 'Saldosteuersätze und ihre Grenzen', publisher: 'flexbuero.ch', year: '2025' },
    { title: 'Änderungen bei Saldosteuersätzen und beim Wechsel der Methode', publisher: 'Figas', year: '2025' },
    { title: 'Änderungen bei der MWST', publisher: 'Lenz & Dudli', year: '2024' },
    {
      title: 'Beratung im Parlament zur MWST und zur 13. AHV-Rente',
      publisher: 'Keystone-SDA, swissinfo.ch',
      year: '2026',
    },
  ],
  closing: {
    title: 'Die Abrechnung füllt sich auch von selbst.',
    lead: 'Jede Ziffer mit Beleg, die Freigabe bei Ihnen. In {promise.freeConsultationMinutes}\u00a0Minuten sehen wir, ob sich das bei Ihnen lohnt.',
    second: { label: 'MWST und Steuern', href: '/services/tax-reporting' },
  },
}

export const vat = {
  page,
  tool: {
    amount: {
      title: 'Betrag und MWST',
      kind: 'Der Betrag ist',
      net: 'Netto',
      gross: 'Brutto',
      amount: 'Betrag in CHF',
      amountProblem: "Bitte eine Zahl eingeben, etwa 1'250.00.",
      none: 'Noch kein Betrag.',
      rate: 'Satz',
      rateKey: '{rate}\u00a0%',
      rates: {
        rate81: 'Normalsatz, seit 1. Januar 2024',
        rate26: 'Reduzierter Satz: etwa Lebensmittel, Bücher, Medikamente',
        rate38: 'Sondersatz für Beherbergung',
      },
      vat: 'MWST {rate}\u00a0%',
      cash: 'Bar bezahlt, auf 0.05 gerundet: CHF\u00a0{amount}',
    },
    methods: {
      title: 'Effektiv oder mit Saldosteuersatz?',
      lead: 'Ein Vergleich über ein Jahr. Vorausgesetzt ist, dass der ganze Umsatz zu einem Satz steuerbar ist.',
      turnover: 'Umsatz im Jahr inkl. MWST, in CHF',
      inputTax: 'Vorsteuer im Jahr, in CHF',
      inputTaxHint: 'MWST auf Ihren Einkäufen, Investitionen und Spesen',
      numberProblem: "Bitte eine Zahl eingeben, etwa 324'300.",
      none: 'Noch kein Vergleich.',
      rate: 'Gesetzlicher Satz',
      netTaxRate: 'Saldosteuersatz',
      netTaxRateHint: 'Ihren Saldosteuersatz weist die ESTV nach Branche zu.',
      percent: '{rate}\u00a0%',
      outputTax: 'Steuer auf dem Umsatz',
      lessInputTax: 'minus Vorsteuer',
      effective: 'Effektiv geschuldet',
      credit: 'Effektiv: Guthaben',
      netTax: 'Mit Saldosteuersatz geschuldet',
      netTaxNote: 'Umsatz inkl. MWST × Saldosteuersatz, kein Abzug von Vorsteuer',
      breakEven:
        'Gleich viel kosten beide Methoden bei CHF\u00a0{amount} Vorsteuer. Mit mehr Vorsteuer ist die effektive günstiger.',
      cheaper: {
        effective: 'Effektiv kostet CHF\u00a0{amount} weniger im Jahr.',
        netTax: 'Der Saldosteuersatz kostet CHF\u00a0{amount} weniger im Jahr.',
        equal: 'Beide Methoden kosten gleich viel.',
      },
      exceeds: {
        turnover: 'Nicht möglich mit Saldosteuersatz: Der Umsatz liegt über der Grenze von CHF\u00a0{limit}.',
        tax: 'Nicht möglich mit Saldosteuersatz: Die Steuer liegt über der Grenze von CHF\u00a0{limit}.',
      },
    },
  },
}
