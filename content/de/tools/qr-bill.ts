import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'QR-Rechnung erstellen: Zahlteil als PDF und SVG',
    description:
      'Schweizer QR-Rechnung mit strukturierten Adressen erstellen: Konto und Referenz werden geprüft, der Zahlteil kommt als PDF oder SVG. Kostenlos, im Browser.',
    keywords: ['QR-Rechnung erstellen', 'Zahlteil', 'strukturierte Adresse', 'QR-Referenz', 'PDF', 'SVG'],
  },
  name: 'QR-Rechnung',
  hero: {
    title: 'Die QR-Rechnung, geprüft vor dem Druck.',
    lead: 'Empfangsschein und Zahlteil mit strukturierten Adressen, auf Deutsch, Französisch, Italienisch oder Englisch. Passen Konto und Referenz nicht zueinander, gibt es keinen Code.',
  },
  rules: {
    title: 'Die Regeln, die gelten',
    items: [
      {
        title: 'Nur strukturierte Adressen',
        text: 'Seit November 2025 (Version 2.3) ist im Code einzig die strukturierte Adresse zugelassen, Typ\u00a0S: Name bis 70\u00a0Zeichen, Strasse 70, Hausnummer\u00a016, Postleitzahl\u00a016, Ort\u00a035, Land 2\u00a0Buchstaben. Die Angaben zur zahlenden Person dürfen als Ganzes fehlen, dann füllt man sie von Hand aus.',
      },
      {
        title: 'Drei erlaubte Paare',
        text: 'QR-IBAN mit QR-Referenz (QRR), gewöhnliche IBAN mit Creditor Reference (SCOR), gewöhnliche IBAN ohne Referenz (NON). Andere Paare weist die Bank zurück.',
      },
      {
        title: 'QR-Referenz',
        text: '27 Ziffern, die letzte ist die Prüfziffer nach Modulo\u00a010, rekursiv. Kürzere Nummern füllt das Werkzeug links mit Nullen auf und rechnet die Prüfziffer dazu.',
      },
      {
        title: 'Creditor Reference',
        text: 'RF, zwei Prüfziffern, bis zu 21 Zeichen (ISO\u00a011649). Auch sie wird auf Wunsch aus Ihrer Rechnungsnummer gebildet.',
      },
      {
        title: 'Betrag und Währung',
        text: "CHF oder EUR, 0.01 bis 999'999'999.99. Der Betrag darf offen bleiben; dann steht an seiner Stelle ein leeres Feld.",
      },
      {
        title: 'Zeichen und Mitteilung',
        text: 'Lateinische Buchstaben mit ihren Akzenten, auch die in Version 2.3 neu zugelassenen wie Č, ő oder ș. Die Mitteilung hat höchstens 140 Zeichen.',
      },
      {
        title: 'Druck',
        text: 'Der Code misst 46\u00a0×\u00a046\u00a0mm, der ganze Abschnitt 210\u00a0×\u00a0105\u00a0mm. In Originalgrösse drucken, nicht an die Seite anpassen. Wer Rechnungen für die Einzahlung am Schalter auf Papier verschickt, braucht eine Perforation; im PDF genügen Linie und Schere.',
      },
    ],
  },
  example: {
    title: 'Eine Referenz, nachgerechnet',
    text: 'Kundennummer 2047 und Rechnung 2026-\u20601104, aneinandergereiht und links mit Nullen auf 26 Stellen aufgefüllt. Der Übertrag beginnt bei 0; bei jeder Ziffer bestimmt die Endziffer der Summe den neuen Übertrag (0\u00a09\u00a04\u00a06\u00a08\u00a02\u00a07\u00a01\u00a03\u00a05).',
    rows: [
      { label: 'Eigene Nummer', value: '2047 2026 1104' },
      { label: 'Letzter Übertrag', value: '3' },
      { label: 'Prüfziffer, 10\u00a0−\u00a03', value: '7' },
      { label: 'QR-Referenz', value: '00 00000 00000 00204 72026 11047', total: true },
    ],
  },
  questions: {
    title: 'Fragen zur QR-Rechnung',
    items: [
      {
        question: 'Ist die QR-Rechnung Pflicht?',
        answer:
          'Nein. Eine Rechnung ohne Zahlteil ist gültig. Wer aber einen Zahlteil druckt, hält sich an die Vorgaben von SIX.',
      },
      {
        question: 'Ist das eine E-Rechnung?',
        answer: 'Nein. Die QR-Rechnung ist ein Zahlungsstandard. Durchgehend digital ist laut SIX nur eBill (2023).',
      },
      {
        question: 'Wird meine Rechnung irgendwo gespeichert?',
        answer: 'Nein. Code, PDF und SVG entstehen in Ihrem Browser. Schliessen Sie die Seite, ist alles weg.',
      },
      {
        question: 'Muss ich den Code vor dem Versand prüfen?',
        answer:
          'Ja. Lesen Sie den ersten Ausdruck mit Ihrer Banking-App ein und vergleichen Sie Konto, Betrag und Referenz, ohne die Zahlung auszulösen.',
      },
    ],
  },
  sources: [
    {
      title: 'QR-bill, mit Implementation Guidelines Version 2.3',
      publisher: 'SIX',
      year: '2025',
      url: 'https://www.six-group.com/en/products-services/banking-services/billing-and-payments/qr-bill.html',
    },
    { title: 'QR-IID and QR-IBAN', publisher: 'SIX', year: '2018' },
    { title: 'FAQ QR-Rechnung', publisher: 'UBS', year: '2025' },
    { title: 'Änderungen bei QR-Rechnungen ab November 2025', publisher: 'KMU Partner Group', year: '2025' },
    { title: 'SwissQRBill, Prüfregeln und Zeichensatz', publisher: 'Manuel Bleichenbacher, GitHub', year: '2025' },
    { title: 'The future of invoicing', publisher: 'SIX', year: '2023' },
  ],
  closing: {
    title: 'Hundert Rechnungen, ein Ablauf.',
    lead: 'Dieses Werkzeug macht eine. Für die anderen verbinden wir Ihre Buchhaltung mit Vorlage, Versand und Zahlungsabgleich.',
    second: { label: 'Schnittstellen und API', href: '/services/system-integration-api' },
  },
}

export const qrBill = {
  page,
  /** What stands in the form at first; a sample account that no bank holds. */
  sample: {
    account: 'CH44 3199 9123 0008 8901 2',
    creditorName: 'Musterfirma AG',
    creditorStreet: 'Musterstrasse',
    creditorNumber: '1',
    creditorPostcode: '8000',
    creditorTown: 'Zürich',
    creditorCountry: 'CH',
    amount: "1'351.25",
    currency: 'CHF',
    referenceType: 'QRR',
    reference: '00 00000 00000 00204 72026 11047',
    message: 'Rechnung 2026-1104',
    debtor: 'given',
    debtorName: 'Beispiel Handel GmbH',
    debtorStreet: 'Beispielweg',
    debtorNumber: '12a',
    debtorPostcode: '3000',
    debtorTown: 'Bern',
    debtorCountry: 'CH',
    billLanguage: 'de',
  },
  tool: {
    title: 'Angaben zur Rechnung',
    sampleNote: 'Das Formular ist mit Musterdaten gefüllt. Überschreiben Sie sie mit Ihren.',
    clear: 'Alle Felder leeren',
    optional: '(freiwillig)',
    groups: { account: 'Zahlbar an', payment: 'Zahlung', debtor: 'Zahlbar durch' },
    fields: {
      account: 'IBAN oder QR-IBAN',
      creditorName: 'Name oder Firma',
      creditorStreet: 'Strasse',
      creditorNumber: 'Nummer',
      creditorPostcode: 'PLZ',
      creditorTown: 'Ort',
      creditorCountry: 'Land',
      amount: 'Betrag',
      currency: 'Währung',
      referenceType: 'Art der Referenz',
      reference: 'Referenz',
      message: 'Mitteilung',
      debtor: 'Zahlende Person',
      debtorName: 'Name oder Firma',
      debtorStreet: 'Strasse',
      debtorNumber: 'Nummer',
      debtorPostcode: 'PLZ',
      debtorTown: 'Ort',
      debtorCountry: 'Land',
      billLanguage: 'Sprache des Zahlteils',
    },
    amountHint: 'Leer lassen, wenn er von Hand eingetragen wird.',
    messageHint: 'Höchstens 140 Zeichen.',
    referenceTypes: { QRR: 'QR-Referenz', SCOR: 'Creditor Reference', NON: 'keine' },
    debtor: { none: 'leer lassen', given: 'angeben' },
    languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch', en: 'Englisch' },
    complete: 'Vollständig wäre das:',
    takeOver: 'Übernehmen',
    preview: 'Vorschau der QR-Rechnung',
    ready: 'Die QR-Rechnung ist bereit.',
    notReady: 'Noch keine QR-Rechnung, {n} Angaben fehlen oder stimmen nicht.',
    missingTitle: 'Noch kein Zahlteil',
    downloadPdf: 'PDF laden',
    downloadSvg: 'SVG laden',
    print: 'Drucken',
    check: 'Vor dem Versand mit der Banking-App einlesen und vergleichen. In Originalgrösse drucken.',
    codeFailed: 'Der Code liess sich nicht laden. Bitte laden Sie die Seite neu.',
    fileName: 'qr-rechnung',
    fileTitle: 'QR-Rechnung',
    problems: {
      required: 'Diese Angabe braucht der Zahlteil.',
      tooLong: '{has} Zeichen, erlaubt sind {most}.',
      forbiddenCharacters: 'Diese Zeichen sind auf einer QR-Rechnung nicht erlaubt: {characters}',
      countryCode: 'Zwei Buchstaben, etwa CH, LI oder DE.',
      accountCountry: 'Nur Konten in der Schweiz (CH) und in Liechtenstein (LI).',
      amountNumber: "Bitte eine Zahl eingeben, etwa 1'351.25.",
      amountRange: "Zwischen 0.01 und 999'999'999.99.",
      needsQrReference: 'Zu einer QR-IBAN gehört immer eine QR-Referenz.',
      needsQrIban: 'Eine QR-Referenz verlangt eine QR-IBAN. Zu dieser IBAN passt eine Creditor Reference oder keine.',
      referenceMissing: 'Bitte die Referenz eingeben.',
      referenceCharacters: 'Diese Art Referenz hat nur Ziffern oder, bei RF, auch Buchstaben.',
      referenceLength: 'Diese Referenz hat {has} Zeichen, richtig sind {needs}.',
      referenceStart: 'Eine Creditor Reference beginnt mit RF und zwei Prüfziffern.',
      referenceCheckDigit: 'Die Prüfziffer {has} passt nicht zum Rest, dafür müsste sie {needs} lauten.',
    },
  },
}
